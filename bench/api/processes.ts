import { spawn } from 'node:child_process';
import path from 'node:path';

import { freePort } from '../../scripts/freePort';
import { repository } from '../../scripts/paths';
import { waitUntilAnswered } from '../../scripts/waitUntilAnswered';

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
  await waitUntilAnswered(`${url}/api/health/`, () => child.exitCode === null);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
