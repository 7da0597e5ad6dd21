// Part of `npm run verify`: checks that links in documents, and files and decisions named in documents and comments, exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from './paths';
import { brokenReferences, READ_FILES } from './references';

const files = execFileSync('git', ['ls-files', ...READ_FILES], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(repository, file)));
const broken = files.flatMap((file) =>
  brokenReferences(file, readFileSync(path.join(repository, file), 'utf8')).map(
    (name) => `${file}: ${name} does not exist`,
  ),
);
if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exitCode = 1;
}
