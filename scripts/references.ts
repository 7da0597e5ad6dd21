import type { RemoteContract } from '@nzuko/contract';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readJson, remoteFolders, repository } from './paths';

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;
/** One or more: "decision 0012", "decisions 0001, 0002". In brackets, without the word, only 00 to 04: no phone number. */
const DECISIONS =
  /\bdecisions?[ /](\d{4}(?:(?:, | and | to )\d{4})*)|\((0[0-4]\d\d(?:(?:, | and | to )0[0-4]\d\d)*)\)/g;
const FILE =
  /(?<![\w@./-])((?:api|bench|contract|docker|docs|e2e|examples|federation|isolation|mfe-[a-z]+|scripts|sdk|shared-[a-z]+|shell)\/[\w./-]+\.(?:tsx?|mts|[cm]?js|json|md|ya?ml|conf|sql|sh))(?![\w.]*\w)/g;
/** Only comments: code that refers to a missing file fails anyway. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const HASH_COMMENT = /(?<=^|\s)#.*$/gm;

/** Git pathspecs of the files that may refer to files or decisions. */
export const READ_FILES = [
  ...['*.md', '*.ts', '*.tsx', '*.mts', '*.js', '*.mjs', '*.cjs'],
  ...['*.yml', '*.yaml', '*.sh', '*Dockerfile', '*.Dockerfile', '.npmrc', '.env.example'],
];

const exists = (...parts: string[]) => existsSync(path.join(repository, ...parts));
const captured = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');

const decisions = readdirSync(path.join(repository, 'docs/decisions')).map((name) =>
  name.slice(0, 4),
);
/** The paths of the site's own pages, as links name them. */
const pages = remoteFolders().flatMap((folder) =>
  readJson<RemoteContract>(repository, folder, 'remote.json').routes.map(({ path: page }) => page),
);

/** The links, files and decisions that a file refers to and that don't exist. */
export function brokenReferences(file: string, text: string): string[] {
  const isDocument = file.endsWith('.md');
  const comment = /\.(?:tsx?|mts|[cm]?js)$/.test(file) ? COMMENT : HASH_COMMENT;
  // Decisions describe the state at their date.
  const isHistory = file.startsWith('docs/decisions/');
  const prose = isDocument ? text : (text.match(comment) ?? []).join('\n');
  const links = isDocument ? captured(text, LINK) : [];
  const cited = captured(prose, DECISIONS).flatMap((numbers) => numbers.match(/\d{4}/g) ?? []);
  return [
    ...links.filter((link) =>
      link.startsWith('/')
        ? !pages.includes(link.replace(/\?.*$/, ''))
        : !exists(path.dirname(file), decodeURI(link)),
    ),
    ...cited.filter((number) => !decisions.includes(number)),
    ...(isHistory ? [] : captured(prose, FILE).filter((named) => !exists(named))),
  ];
}
