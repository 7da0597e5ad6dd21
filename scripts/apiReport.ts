// `npm run api-report`: compares the exports of shared-ui and shared-auth with the report beside each; `--write` updates the
// reports. Part of `npm run verify`, which fails if exports have changed but the version hasn't risen (decision 0094).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { compareExports, hasRisen } from './api/compareExports';
import { declaredExports } from './api/declaredExports';
import { readReport, writeReport } from './api/report';
import { readJson, repository } from './paths';

const PACKAGES = ['shared-auth', 'shared-ui'];
const isWriting = process.argv.includes('--write');

for (const [name, declarations] of Object.entries(declaredExports(PACKAGES))) {
  const { version } = readJson<{ version: string }>(repository, name, 'package.json');
  const file = path.join(repository, name, 'api.txt');
  const text = writeReport(name, { version, declarations });
  const known = existsSync(file) ? readFileSync(file, 'utf8') : text;
  const { version: before, declarations: declared } = readReport(known);
  const { rise, words } = compareExports(declared, declarations);
  if (!hasRisen(before, version, rise)) {
    const needed = rise === 'none' ? 'a later' : `another ${rise}`;
    console.log(
      [`${name} ${version} needs ${needed} version than ${before}:`, ...words].join('\n  '),
    );
    process.exitCode = 1;
  } else if (isWriting) {
    writeFileSync(file, text);
  } else if (known !== text || !existsSync(file)) {
    console.log(`${name}/api.txt is out of date; this writes it: npm run api-report -- --write`);
    process.exitCode = 1;
  }
}
