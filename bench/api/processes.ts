import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { repository } from '../../scripts/paths';

const READY_TIMEOUT_MS = 60_000;

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a server in a process of its own, as `npm start` does, and waits until it answers. Its log goes nowhere. */
export async function startServer(
  script: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(repository, script)], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${url}/api/health/`).catch(() => null);
    if (answer?.ok) break;
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${script} does not run`);
    await wait(100);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
