import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';

import { freePort } from '../../scripts/freePort';
import { repository } from '../../scripts/paths';
import { waitUntilAnswered } from '../../scripts/waitUntilAnswered';

const nginxFolder = path.join(repository, 'docker/nginx');

/** The site behind the proxy. */
interface Proxied {
  /** Where the proxy listens for HTTPS, on this machine. */
  port: number;
  publicUrl: string;
  /** Addresses of page servers and of APIs, as in `SHELL_ADDRESS` and `API_ADDRESS`. */
  shell: string;
  api: string;
  /** A folder whose commands replace the system's. */
  commands?: string;
}

/** Starts the proxy as its image does. Its files are in `folder`: the certificate `fullchain.pem`, the log `access.log`. */
export async function startNginx(
  folder: string,
  { port, publicUrl, shell, api, commands }: Proxied,
): Promise<{ stop: () => Promise<void> }> {
  execFileSync(path.join(nginxFolder, 'selfSigned.sh'), [folder, publicUrl], { stdio: 'ignore' });
  const plainPort = await freePort();
  const child = spawn(path.join(nginxFolder, 'start.sh'), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: [commands, process.env.PATH, '/usr/sbin'].filter(Boolean).join(':'),
      RUN: folder,
      CERTIFICATES: folder,
      ACCESS_LOG: path.join(folder, 'access.log'),
      HTTP_PORT: `127.0.0.1:${plainPort}`,
      HTTPS_PORT: `127.0.0.1:${port}`,
      PUBLIC_URL: publicUrl,
      SHELL_ADDRESS: shell,
      API_ADDRESS: api,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const isRunning = () => child.exitCode === null;
    await waitUntilAnswered(`http://127.0.0.1:${plainPort}/nginx-health`, isRunning, 10_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
