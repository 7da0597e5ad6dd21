import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { repository } from '../paths';

const shells = path.join(repository, '.cache/matrix');

/** The folder of a released shell, laid out as in its image: the page server's programs, and the shell's files in `dist`. */
const folderOf = (commit: string) => path.join(shells, commit);

/** Gives it its own packages, or links to this checkout's if the lock file is the same. */
async function linkPackages(folder: string): Promise<void> {
  const lockIn = (where: string) => readFileSync(path.join(where, 'package-lock.json'), 'utf8');
  if (lockIn(folder) !== lockIn(repository)) return;
  const workspaces = await readdir(folder);
  for (const workspace of ['', ...workspaces]) {
    const packages = path.join(workspace, 'node_modules');
    if (!existsSync(path.join(repository, packages))) continue;
    execFileSync('cp', ['-al', path.join(repository, packages), path.join(folder, packages)]);
  }
}

/** Builds a commit's shell with its own code, as for its image. */
async function buildShell(commit: string, folder: string): Promise<void> {
  const input = execFileSync('git', ['archive', commit], { cwd: repository, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input });
  await linkPackages(folder);
  // If it fails, its error contains the program's output.
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/withInstall.mjs', ...args], { cwd: folder });
  await run('docker/build/shell.ts');
  await run('docker/build/bundle.ts', 'out', 'shell', 'renderer');
  await rename(path.join(folder, 'shell/dist'), path.join(folder, 'out/dist'));
  await rename(path.join(folder, 'out'), folderOf(commit));
}

/** The folder of a commit's shell, built unless an earlier run has. */
export async function keptShell(commit: string): Promise<string> {
  const folder = folderOf(commit);
  if (existsSync(folder)) return folder;
  const work = path.join(shells, `.building-${commit}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    await buildShell(commit, work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return folder;
}

/** Deletes the shells of other commits than these, so that they don't pile up. */
export async function forgetOtherShells(commits: string[]): Promise<void> {
  if (!existsSync(shells)) return;
  for (const name of await readdir(shells)) {
    if (!commits.includes(name)) await rm(path.join(shells, name), { recursive: true });
  }
}
