// Part of `npm run verify`: checks that links in documents, and files and decisions named in documents and comments, exist.
import type { RemoteContract } from '@nzuko/contract';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readJson, remoteFolders, repository } from './paths';

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;
const DECISION = /\bdecisions?[ /](\d{4})/g;
const FILE =
  /(?<![\w@./-])((?:api|bench|contract|docker|docs|e2e|federation|isolation|mfe-[a-z]+|scripts|shared-[a-z]+|shell)\/[\w./-]+\.(?:tsx?|m?js|json|md|ya?ml|conf|sql|sh))(?![\w.]*\w)/g;
/** Only comments: code that refers to a missing file fails anyway. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const decisions = readdirSync(path.join(repository, 'docs/decisions')).map((name) =>
  name.slice(0, 4),
);
/** What the site's own pages link to. */
const pages = remoteFolders().flatMap((folder) =>
  readJson<RemoteContract>(repository, folder, 'remote.json').routes.map(({ path: page }) => page),
);
const exists = (...parts: string[]) => existsSync(path.join(repository, ...parts));
const captured = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name as string);

function brokenIn(file: string): string[] {
  const text = readFileSync(path.join(repository, file), 'utf8');
  const isDocument = file.endsWith('.md');
  // Decisions describe the state at their date.
  const isHistory = file.startsWith('docs/decisions/');
  const prose = isDocument ? text : (text.match(COMMENT) ?? []).join('\n');
  const links = isDocument ? captured(text, LINK) : [];
  return [
    ...links.filter((link) =>
      link.startsWith('/')
        ? !pages.includes(link.replace(/\?.*$/, ''))
        : !exists(path.dirname(file), decodeURI(link)),
    ),
    ...captured(prose, DECISION).filter((number) => !decisions.includes(number)),
    ...(isHistory ? [] : captured(prose, FILE).filter((named) => !exists(named))),
  ];
}

const files = execFileSync('git', ['ls-files', '*.md', '*.ts', '*.tsx', '*.js', '*.mjs'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && exists(file));
const broken = files.flatMap((file) =>
  brokenIn(file).map((name) => `${file}: ${name} does not exist`),
);
if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exitCode = 1;
}
