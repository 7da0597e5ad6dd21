import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildsDirectory, HARNESS_FOLDER } from '../paths';
import { copyRelease } from '../release/copyRelease';
import { releaseFolder, type Release } from '../release/registryFile';

/** Copies a build into the releases, its isolation page's harness first: a page without one is incomplete. */
export async function placeBuild(release: Release): Promise<void> {
  const source = releaseFolder(release, buildsDirectory);
  const page = readFileSync(path.join(source, 'index.html'), 'utf8');
  for (const [, version = ''] of page.matchAll(/\.\.\/harness\/(\w+)\/[^"]+\.js"/g)) {
    const harness = { name: HARNESS_FOLDER, version };
    await copyRelease(harness, releaseFolder(harness, buildsDirectory));
  }
  await copyRelease(release, source);
}
