import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { freePort } from '../../../scripts/freePort';
import { waitUntilAnswered } from '../../../scripts/waitUntilAnswered';

/** The page server in a separate process, and its logs. */
export async function startPageServer(env: NodeJS.ProcessEnv) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve(__dirname, '../server.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, ...env, PORT: new URL(url).port },
    },
  );
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines: string[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await waitUntilAnswered(`${url}/robots.txt`, () => child.exitCode === null);
  return {
    url,
    lines,
    /** Disconnects, as if the parent process were gone; resolves with the exit code. */
    leave() {
      child.disconnect();
      return exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
