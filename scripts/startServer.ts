import { spawn } from 'node:child_process';

import { repository } from './paths';
import { waitUntilAnswered } from './waitUntilAnswered';

/** A server in a process of its own. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

interface ServerOptions {
  /** Where it is to listen: on this machine, at a port of its own. */
  url: string;
  /** A path that answers well once the server is ready. */
  ready: string;
  /** Its whole environment but PORT. */
  env: NodeJS.ProcessEnv;
  /** Where it runs; by default the repository. */
  folder?: string;
  timeoutMs?: number;
}

/** Runs Node with `args`, a server that listens at PORT, and waits until it answers. Its log goes nowhere. */
export async function startServer(
  args: string[],
  { url, ready, env, folder = repository, timeoutMs }: ServerOptions,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // The channel tells the API when this process is gone, however it went.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...env, PORT: new URL(url).port },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await waitUntilAnswered(`${url}${ready}`, () => child.exitCode === null, timeoutMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
