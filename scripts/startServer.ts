import { spawn } from 'node:child_process';

import { repository } from './paths';
import { waitUntilAnswered } from './waitUntilAnswered';

/** A server in its own process. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Sends a message to the process. */
  tell: (message: object) => void;
  stop: () => Promise<void>;
}

interface ServerOptions {
  /** The URL it listens on: this machine, with its own port. */
  url: string;
  /** A path that responds with success once the server is ready. */
  ready: string;
  /** Its whole environment except for PORT. */
  env: NodeJS.ProcessEnv;
  /** Its working directory; by default the repository. */
  folder?: string;
  timeoutMs?: number;
}

/** Runs Node with `args`, a server that listens on PORT, and waits until it responds. Its log is discarded. */
export async function startServer(
  args: string[],
  { url, ready, env, folder = repository, timeoutMs }: ServerOptions,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // The channel tells it when this process is gone, even if it was killed.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...env, PORT: new URL(url).port },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  try {
    await waitUntilAnswered(
      `${url}${ready}`,
      () => child.exitCode === null && child.signalCode === null,
      timeoutMs,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, tell: (message) => child.send(message), stop };
}
