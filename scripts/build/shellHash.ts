import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { shellBuildDirectory } from '../paths';
import { buildTools, siteParts, sourceHash } from './sourceHash';

/** The file in a shell's build with the hash of its sources. */
export const SHELL_STAMP = 'source-hash';

/** All sources of the shell's build. */
export const shellSources = [
  'shell/src',
  'shell/inline',
  'shell/prerender',
  'shell/worker',
  'shell/server/appIcons.ts',
  'shell/server/favicon.ts',
  'shell/server/pageMarks.ts',
  'shell/package.json',
  'shell/webpack.config.js',
  ...siteParts,
  ...buildTools,
];

export const shellHash = () => sourceHash(shellSources, ['shell']);

/** Whether the stored hash says that the existing build is of exactly these sources. */
export function isShellCurrent(): boolean {
  const stamp = path.join(shellBuildDirectory, SHELL_STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === shellHash();
}
