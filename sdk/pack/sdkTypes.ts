import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readJson, repository } from '../../scripts/paths';
import { SDK_MODULES, sourceOf } from './sdkModules';

/** Each module's name in the SDK, and its source without the extension. */
const ROOTS = Object.entries(SDK_MODULES).map(
  ([name, module]) => [name, sourceOf(module).replace(/\.ts$/, '')] as const,
);

/** Declarations that are sources themselves, which the compiler doesn't copy. */
const DECLARED = ['contract/src/api/openapi.d.ts'];

/** Extends the options of calls. No export imports it, since it is loaded on the first call. */
const CLIENT = 'shared-auth/src/http/client';

/** Our packages' names inside the SDK. */
const NAMES = Object.fromEntries(
  Object.entries(SDK_MODULES).map(([name, module]) => [module, name]),
);

/**
 * Our packages' modules and their files. Found through `node_modules`, they would count as third-party, whose declarations the
 * compiler doesn't emit.
 */
const modulePaths = () =>
  Object.fromEntries(
    ['contract', 'shared-auth', 'shared-ui'].flatMap((workspace) =>
      Object.entries(
        readJson<{ exports: Record<string, string> }>(repository, workspace, 'package.json')
          .exports,
      ).map(([name, file]) => [
        path.posix.join(`@nzuko/${workspace}`, name),
        [path.join(repository, workspace, file)],
      ]),
    ),
  );

/** Emits the declarations of these modules and of everything they import. */
function emitDeclarations(types: string): void {
  const project = `${types}.tsconfig.json`;
  const configuration = {
    compilerOptions: {
      declaration: true,
      emitDeclarationOnly: true,
      skipLibCheck: true,
      strict: true,
      resolveJsonModule: true,
      rootDir: repository,
      outDir: types,
      target: 'es2022',
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['@types/jest', '@testing-library/jest-dom'].map((name) =>
        path.join(repository, 'node_modules', name),
      ),
      paths: modulePaths(),
    },
    files: [
      ...ROOTS.map(([, root]) => `${root}.ts`),
      ...['shared-ui/src/assets.d.ts', 'shared-ui/src/qrcode.d.ts'],
    ].map((file) => path.join(repository, file)),
  };
  writeFileSync(project, JSON.stringify(configuration));
  const compiler = path.join(repository, 'node_modules/typescript-7/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', project], { cwd: repository, encoding: 'utf8' });
  rmSync(project);
}

/** Writes the declarations of its modules into `types`. */
export function writeSdkTypes(folder: string): void {
  const types = path.join(folder, 'types');
  emitDeclarations(types);
  for (const file of DECLARED) cpSync(path.join(repository, file), path.join(types, file));
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
  for (const [name, root] of ROOTS)
    writeFileSync(path.join(types, `${name}.d.ts`), `export * from './${root}';\n`);
  appendFileSync(path.join(types, 'auth.d.ts'), `import './${CLIENT}';\n`);
}
