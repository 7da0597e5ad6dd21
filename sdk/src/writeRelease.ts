import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { hashesIn } from '../../scripts/release/releaseFiles';
import type { RemoteSources } from './remoteSources';
import { sharedImports } from './sharedImports';
import { neededModules } from './sharedModules';

/** The part that a site reads of a manifest written by a federation plugin. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string; type?: string } };
  shared: object[];
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

interface BuiltRemote {
  /** From a plugin that writes no manifest: the entry, and the scripts of each screen. */
  entry?: string;
  scripts?: Record<string, string[]>;
  /** `own` if the entry brings a federation runtime. */
  federation?: 'own';
}

const MANIFEST = 'mf-manifest.json';

function manifestOf(folder: string, { entry, scripts = {} }: BuiltRemote): Manifest {
  if (!entry) return JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  return {
    metaData: { remoteEntry: { path: '', name: entry } },
    shared: [],
    exposes: Object.entries(scripts).map(([screen, sync]) => ({
      path: screen,
      assets: { js: { sync, async: [] } },
    })),
  };
}

/** Completes a build for `npm run release -- import`: contract, version, imports, and the hashes of all files. */
export function writeRelease(folder: string, sources: RemoteSources, built: BuiltRemote): void {
  const { directory, version, repository } = sources;
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const imports = sharedImports(path.join(directory, 'src'));
  for (const notes of ['mf-stats.json', '.vite', 'release.json', 'files.json'])
    rmSync(path.join(folder, notes), { recursive: true, force: true });
  copyFileSync(path.join(directory, 'remote.json'), path.join(folder, 'remote.json'));
  write('imports.json', imports);
  write(MANIFEST, { ...manifestOf(folder, built), shared: neededModules(Object.keys(imports)) });
  // Different builds get different versions, and identical builds the same one.
  const content = JSON.stringify(hashesIn(folder));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const { federation } = built;
  write('release.json', { version: `${version}-${hash}`, repository, federation });
  write('files.json', hashesIn(folder));
  if (!existsSync(path.join(folder, MANIFEST))) throw new Error(`${folder} has no ${MANIFEST}.`);
}
