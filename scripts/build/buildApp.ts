import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { ExplainedError } from '../explainedError';
import { repository } from '../paths';
import { runWebpack } from './webpackProcesses';

/** Reports progress, one line per build. */
export type Report = (line: string) => void;

/** The input of one webpack build. */
export interface AppBuild {
  /** Its name in reports. */
  label?: string;
  /** The webpack configuration's path, from the repository's root. */
  config: string;
  /** The output folder; it appears complete or not at all. */
  output: string;
  environment?: Record<string, string>;
  /** Adds files next to webpack's, before the folder is moved into place. */
  finish?: (folder: string) => Promise<void>;
  /** Whether the sources still match `output`'s name. */
  isCurrent?: () => boolean;
  /**
   * Whether the build replaces an existing one. Otherwise `output` is named after its content, so if another process built
   * the same in the meantime, that folder is kept.
   */
  replaces?: boolean;
}

/** Runs one build and reports it. Rejects with webpack's output if it fails. */
export async function buildApp(build: AppBuild, report?: Report): Promise<void> {
  const { base, dir } = path.parse(build.output);
  const unfinished = path.join(dir, `.${base}.${process.pid}`);
  try {
    await mkdir(dir, { recursive: true });
    await removeUnfinished(dir);
    await rm(unfinished, { recursive: true, force: true });
    await run(build, unfinished);
    await build.finish?.(unfinished);
    if (build.isCurrent?.() === false)
      throw new ExplainedError(
        `The sources of ${build.label ?? build.config} changed while it was built. Build it again.`,
      );
    await putInPlace(unfinished, build);
    report?.(`built ${build.label ?? build.config}`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Removes the leftovers of builds whose process was killed or stopped. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^\..+\.(\d+)$/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Alive, but another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function run({ config, environment }: AppBuild, output: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ...environment, BUILD_OUTPUT: output };
  try {
    await runWebpack(path.join(repository, config), env);
  } catch (error) {
    throw new ExplainedError(`${config} failed to build:\n${(error as Error).message}`, {
      cause: error,
    });
  }
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
