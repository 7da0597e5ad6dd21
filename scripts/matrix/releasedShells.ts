import { execFileSync } from 'node:child_process';

import { repository } from '../paths';

/** The site's pipeline tags each commit whose shell it has released like this; the names sort by time. */
const TAGS = 'released/shell/*';
/** The sources of a shell. */
const SOURCES = [
  'shell',
  'shared-auth',
  'shared-ui',
  'contract',
  'federation',
  'package-lock.json',
];

/**
 * The commits of the `count` shells released last, latest first; two with the same sources count as one. If none has been
 * released yet, the last commits before this one that changed the shell.
 */
export function releasedShells(count: number, folder = repository): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean);
  const tagged = git('for-each-ref', '--sort=-refname', '--format=%(refname)', `refs/tags/${TAGS}`);
  const candidates =
    tagged.length > 0
      ? tagged.flatMap((tag) => git('rev-parse', `${tag}^{commit}`))
      : git('log', '--skip=1', `--max-count=${count}`, '--format=%H', '--', ...SOURCES);
  const bySources = new Map<string, string>();
  for (const commit of candidates) {
    if (bySources.size === count) break;
    const sources = git('ls-tree', '--format=%(objectname)', commit, ...SOURCES).join();
    if (!bySources.has(sources)) bySources.set(sources, commit);
  }
  return [...bySources.values()];
}
