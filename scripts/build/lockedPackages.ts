import { statSync } from 'node:fs';
import path from 'node:path';

import { readJson, repository } from '../paths';

/** The tools of every build. */
export const TOOLS = [
  '@module-federation/enhanced',
  '@swc/core',
  'compression-webpack-plugin',
  'esbuild',
  'marked',
  'react-router',
  'sharp',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
];

interface LockedPackage {
  version?: string;
  /** For a workspace: its folder. */
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
}

/** The packages of a lock file, by their path. */
export type LockedPackages = Record<string, LockedPackage>;

/** The path at which a package finds another one: in the nearest `node_modules` around it. */
export function pathOf(name: string, from: string, packages: LockedPackages): string | null {
  const found = `${from && `${from}/`}node_modules/${name}`;
  const known = packages[found];
  if (known) return known.link ? (known.resolved ?? null) : found;
  // Packages for other platforms are locked but not installed.
  if (from === '') return null;
  return pathOf(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), packages);
}

let read: { changedAt: number; packages: LockedPackages } | undefined;

/** The repository's own; cached, since a start asks several times. */
function lockFile(): LockedPackages {
  const { mtimeMs } = statSync(path.join(repository, 'package-lock.json'));
  if (read?.changedAt !== mtimeMs) {
    const { packages } = readJson<{ packages: LockedPackages }>(repository, 'package-lock.json');
    read = { changedAt: mtimeMs, packages };
  }
  return read.packages;
}

/**
 * The packages that these workspaces' builds contain or are made with, each with its version. Nothing else in the lock file
 * affects their output.
 */
export function lockedPackages(workspaces: readonly string[], packages = lockFile()): string[] {
  const found = new Set<string>();
  const add = (at: string | null) => {
    if (at === null || found.has(at)) return;
    found.add(at);
    for (const name of Object.keys(packages[at]?.dependencies ?? {})) {
      add(pathOf(name, at, packages));
    }
  };
  workspaces.forEach(add);
  for (const name of TOOLS) add(pathOf(name, '', packages));
  return [...found]
    .filter((at) => at.includes('node_modules/'))
    .map((at) => `${at} ${packages[at]?.version}`)
    .sort();
}
