import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import { lockedPackages } from './lockedPackages';

/** Files every build depends on, apart from its own sources. */
export const buildTools = ['webpack.shared.js', 'federation', 'scripts/build'];

/** The sources of the site's own pages in the shared packages. */
export const siteParts = [
  'contract',
  'shared-auth',
  'shared-ui/package.json',
  'shared-ui/src',
  'shared-ui/fonts',
];

/** Tests, declarations and builds, which don't end up in a build. */
const CODELESS =
  /(^|[\\/])((dist|node_modules|testing|test)[\\/]|README\.md$)|\.(test\.tsx?|d\.ts)$/;

function filesUnder(target: string): string[] {
  const full = path.join(repository, target);
  if (statSync(full).isFile()) return [target];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(repository.length + 1))
    .filter((file) => !CODELESS.test(file))
    .sort();
}

/**
 * A hash over files and folders of the repository (paths from its root), leaving out tests, declarations and builds, and over the
 * packages that these workspaces' builds need. Equal hashes mean that a build would produce the same output.
 */
export function sourceHash(targets: string[], workspaces: string[] = []): string {
  const hash = createHash('sha256');
  if (workspaces.length > 0) hash.update(lockedPackages(workspaces).join('\n'));
  for (const file of targets.flatMap(filesUnder)) {
    const content = readFileSync(path.join(repository, file));
    // The length separates a file from the next one's name.
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 10);
}
