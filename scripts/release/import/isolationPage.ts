import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { isolatedRelease } from '../../isolate/isolatedRelease';
import { isolationPage } from '../../isolate/isolationPage';
import { HARNESS_FOLDER, MISSING_HARNESS, readJson } from '../../paths';
import type { Release } from '../registryFile';

/** The newest harness among the releases, from the last release of one of our own remotes. */
function newestHarness(directory: string): string | undefined {
  const folder = path.join(directory, HARNESS_FOLDER);
  if (!existsSync(folder)) return undefined;
  const script = (version: string) => path.join(folder, version, MISSING_HARNESS);
  const time = (version: string) => statSync(script(version)).mtimeMs;
  return readdirSync(folder)
    .filter((version) => existsSync(script(version)))
    .sort((one, other) => time(other) - time(one))[0];
}

/** Writes the isolation page that our own releases have from their build; none if there is no harness yet. */
export async function writeIsolationPage(
  { version }: Release,
  folder: string,
  directory: string,
): Promise<void> {
  const harness = newestHarness(directory);
  if (!harness) return;
  const build = path.join(directory, HARNESS_FOLDER, harness);
  const page = isolationPage(
    isolatedRelease(version, folder),
    { version: harness, ...readJson<{ scripts: string[] }>(build, 'build.json') },
    { release: './', harness: '../../harness/' },
  );
  await writeFile(path.join(folder, 'index.html'), page);
  await copyFile(path.join(build, MISSING_HARNESS), path.join(folder, MISSING_HARNESS));
}
