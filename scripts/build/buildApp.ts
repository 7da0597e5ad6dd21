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
}

/** Runs one build. Rejects with webpack's own words when it fails. */
export async function buildApp({ config, output, environment }: AppBuild): Promise<void> {
  const unfinished = `${output}.unfinished-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(output), { recursive: true });
  const child = spawn(
    process.execPath,
    [path.join(repository, 'scripts/build/runWebpack.js'), path.join(repository, config)],
    {
      env: { ...process.env, NODE_ENV: 'production', ...environment, BUILD_OUTPUT: unfinished },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`${config} did not build:\n${words.trim()}`);
  }
  await rm(output, { recursive: true, force: true });
  await rename(unfinished, output);
}
