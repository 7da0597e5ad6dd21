import { spawn } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { repository } from '../paths';

/** What one webpack build needs. */
export interface AppBuild {
  /** The webpack configuration's path, from the repository's root. */
  config: string;
  /** Where the files go; the folder appears whole or not at all. */
  output: string;
  environment?: Record<string, string>;
  /** Writes what is to stand beside webpack's files into their folder, which is not in its place yet. */
  finish?: (folder: string) => Promise<void>;
  /**
   * Whether the build takes the place of one that is there. Otherwise `output` is named by what is built, and who built
   * the same meanwhile was first: that folder stays.
   */
  replaces?: boolean;
}

/** Runs one build. Rejects with webpack's own words when it fails. */
export async function buildApp(build: AppBuild): Promise<void> {
  const { base, dir } = path.parse(build.output);
  const unfinished = path.join(dir, `.${base}.${process.pid}`);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
    await runWebpack(build, unfinished);
    await build.finish?.(unfinished);
    await putInPlace(unfinished, build);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function runWebpack({ config, environment }: AppBuild, output: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(repository, 'scripts/build/runWebpack.js'), path.join(repository, config)],
    {
      env: { ...process.env, NODE_ENV: 'production', ...environment, BUILD_OUTPUT: output },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${config} did not build:\n${words.trim()}`);
}

async function putInPlace(folder: string, { output, replaces }: AppBuild): Promise<void> {
  if (replaces) await rm(output, { recursive: true, force: true });
  try {
    await rename(folder, output);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (replaces || !(code === 'ENOTEMPTY' || code === 'EEXIST')) throw error;
  }
}
