import { chmodSync, createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { buildah, imageConfig, proofFolder, runIn } from './buildah';
import type { ComposeService } from './composeFile';

const HEALTHY_WITHIN_MS = 120_000;

/** A container of an image, with its command running in it. */
export interface Container {
  /** Resolves with the exit code when the command ends. */
  ended: Promise<number | null>;
  /** Waits until the image's own health check says yes. */
  healthy(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Ids of the processes that the command itself has started, such as nginx's workers. */
  processes(): number[];
  /** Stops the command as an engine would, and removes the container. */
  stop(): Promise<void>;
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('close', resolve));

/** The check as an array: `["CMD", …]` without its first word. */
const healthCommand = (image: string) => imageConfig(image).Healthcheck?.Test.slice(1) ?? [];

/** The processes that any thread of a process has started. */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    (readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
  );

/** The image's own process: the first below `pid` that isn't another buildah. */
function programBelow(pid: number): number | undefined {
  for (const child of childrenOf(pid)) {
    const isBuildah = readFileSync(`/proc/${child}/cmdline`, 'utf8').startsWith('buildah');
    const found = isBuildah ? programBelow(child) : child;
    if (found) return found;
  }
  return undefined;
}

/**
 * Starts an image's command as compose.yaml has it, with volumes as folders of the proof.
 *
 * @param address where it listens: all share one network, so it can't be every address.
 */
export function startContainer(
  name: string,
  service: ComposeService,
  address: string,
  more: Record<string, string> = {},
): Container {
  const image = `localhost/${service.image}`;
  const container = buildah('from', '--name', `${name}-${process.pid}`, image);
  const environment = { ...service.environment, HOST: address, ...more };
  const options = Object.entries(environment).map(([key, value]) => `--env=${key}=${value}`);
  for (const volume of service.volumes ?? []) {
    const [source = '', target = '', mode = 'rw'] = volume.split(':');
    const folder = path.join(proofFolder, 'volumes', source);
    mkdirSync(folder, { recursive: true });
    // An engine gives a new volume the owner of the image's folder at its mount point.
    chmodSync(folder, 0o777);
    options.push(`--volume=${folder}:${target}:${mode}`);
  }
  const child = runIn(container, imageConfig(image).Cmd, options);
  const log = createWriteStream(path.join(proofFolder, `${name}.log`));
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const check = healthCommand(image).map((word) => word.replace('127.0.0.1', address));
  const ended = exitOf(child);
  const signal = (name: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const program = programBelow(child.pid);
    if (program) process.kill(program, name);
  };
  return {
    ended,
    signal,
    processes: () => childrenOf(programBelow(child.pid ?? 0) ?? 0),
    async stop() {
      signal('SIGTERM');
      await ended;
      buildah('rm', container);
    },
    async healthy() {
      const deadline = Date.now() + HEALTHY_WITHIN_MS;
      while ((await exitOf(runIn(container, check, []))) !== 0) {
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`${name} did not become healthy`);
        await wait(1_000);
      }
      console.log(`healthy: ${name}`);
    },
  };
}
