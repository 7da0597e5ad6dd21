import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { repository } from '../../scripts/paths';

/** Where the proof keeps its images; `.cache` isn't under version control. */
export const proofFolder = path.resolve(
  process.env.PROOF_DIR ?? path.join(repository, '.cache/docker-proof'),
);

const storage = [
  `--root=${path.join(proofFolder, 'images')}`,
  `--runroot=${path.join(proofFolder, 'run')}`,
  '--storage-driver=overlay',
];

/** Runs buildah and returns its output; throws with its last words if it fails. */
export function buildah(...args: string[]): string {
  return execFileSync('buildah', [...storage, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** Builds an image as a Docker engine would, in a root of its own for each step. Its output goes to ours. */
export function buildImage(name: string, args: string[]): Promise<void> {
  const all = ['bud', '--isolation=chroot', '--format=docker', '--pull-never', '--layers'];
  const child = spawn('buildah', [...storage, ...all, '--tag', name, ...args, '.'], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) =>
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} did not build`)),
    ),
  );
}

/** An image's own settings for running it. */
interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  Healthcheck?: { Test: string[] };
}

/** The configuration of a built image. */
export function imageConfig(name: string): ImageConfig {
  const { Docker } = JSON.parse(buildah('inspect', '--type=image', name)) as {
    Docker: { config: ImageConfig };
  };
  return Docker.config;
}

/** Runs a command in a container as its image's user, without a network or a process space of its own. */
export function runIn(container: string, command: string[], options: string[]): ChildProcess {
  return spawn(
    'buildah',
    [...storage, 'run', '--isolation=chroot', ...options, container, '--', ...command],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
}
