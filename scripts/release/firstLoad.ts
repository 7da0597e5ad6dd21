import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { readJson } from '../paths';
import { registeredRemote } from './registeredRemote';
import { releaseFolder, type Release } from './registryFile';

interface Site {
  shell: string;
  releases: string;
}

/**
 * The scripts that a prerendered screen's page requests before it is interactive, with their brotli sizes in bytes: the
 * shell's, the remote's entry and the screen's.
 */
export async function firstLoad(
  release: Release,
  screen: string,
  site: Site,
): Promise<Map<string, number>> {
  const { scripts } = readJson<{ scripts: string[] }>(site.shell, 'build.json');
  const { entry, screens } = await registeredRemote(release, site.releases);
  const needed = screens[screen];
  if (!needed) throw new Error(`${release.name} has no ${screen}.`);
  const folder = releaseFolder(release, site.releases);
  const files = [
    ...scripts.map((file) => path.join(site.shell, file)),
    ...[entry, ...needed].map((file) => path.join(folder, path.basename(file))),
  ];
  return new Map(
    files.map((file) => [
      path.basename(file),
      statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size,
    ]),
  );
}

/** Lists a first load that exceeds its budget; null if it doesn't. */
export function faultOfSize(scripts: Map<string, number>, budget: number): string | null {
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (total <= budget) return null;
  const lines = [...scripts].map(([file, bytes]) => `  ${bytes} ${file}`);
  return [`${total} bytes of script, at most ${budget}:`, ...lines].join('\n');
}
