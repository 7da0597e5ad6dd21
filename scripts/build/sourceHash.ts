import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';

/** What every build depends on beside its own sources. */
export const buildTools = ['webpack.shared.js', 'package-lock.json', 'scripts/build'];

/** What the site's own pages are made of in the shared packages: neither the harness nor its fake of the API. */
export const siteParts = [
  'shared-auth',
  'shared-ui/package.json',
  'shared-ui/src',
  'shared-ui/federation',
  'shared-ui/fonts',
];

const skipped = new Set(['dist', 'node_modules', 'testing', 'test', 'README.md']);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function filesUnder(target: string): string[] {
  if (statSync(target).isFile()) return [target];
  return readdirSync(target)
    .filter((name) => !skipped.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(target, name)));
}

/**
 * A hash over files and folders of the repository (paths from its root; tests and builds left out): equal hashes mean
 * that a build would come out the same.
 */
export function sourceHash(targets: string[]): string {
  const hash = createHash('sha256');
  for (const target of targets) {
    for (const file of filesUnder(path.join(repository, target))) {
      hash.update(path.relative(repository, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}
