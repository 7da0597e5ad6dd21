import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';

const ROOTS: Record<string, string> = {
  ui: 'shared-ui/src/index',
  auth: 'shared-auth/src/index',
  contract: 'contract/src/index',
  testing: 'shared-ui/src/testing/index',
  'auth-testing': 'shared-auth/src/testing/index',
};

/** How our packages are called inside the one that they are in. */
const NAMES: Record<string, string> = {
  '@nzuko/shared-ui': 'ui',
  '@nzuko/shared-auth': 'auth',
  '@nzuko/contract': 'contract',
  '@nzuko/shared-ui/testing': 'testing',
  '@nzuko/shared-auth/testing': 'auth-testing',
};

/** Writes the declarations of its modules into `types`. */
export function writeSdkTypes(folder: string): void {
  const types = path.join(folder, 'types');
  const compiler = path.join(repository, 'node_modules/typescript-7/bin/tsc');
  execFileSync(
    process.execPath,
    [
      compiler,
      ...Object.values(ROOTS).map((root) => `${root}.ts`),
      ...['shared-ui/src/assets.d.ts', 'shared-ui/src/qrcode.d.ts'],
      ...['--declaration', '--emitDeclarationOnly', '--skipLibCheck', '--rootDir', '.'],
      ...['--outDir', types, '--target', 'es2022', '--jsx', 'react-jsx', '--strict'],
      ...['--module', 'esnext', '--moduleResolution', 'bundler', '--ignoreConfig'],
      ...[
        '--lib',
        'es2023,dom,dom.iterable',
        '--types',
        'jest,@testing-library/jest-dom',
        '--resolveJsonModule',
      ],
    ],
    { cwd: repository, encoding: 'utf8' },
  );
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const full = path.join(types, file);
    const text = readFileSync(full, 'utf8').replace(
      /(['"])(@nzuko\/[\w/-]+)\1/g,
      (whole, quote: string, name: string) =>
        NAMES[name] ? `${quote}@nzuko/shell-sdk/${NAMES[name]}${quote}` : whole,
    );
    writeFileSync(full, text);
  }
  for (const [name, root] of Object.entries(ROOTS))
    writeFileSync(path.join(types, `${name}.d.ts`), `export * from './${root}';\n`);
}
