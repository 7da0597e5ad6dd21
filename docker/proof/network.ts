import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { proofFolder } from './buildah';

/** Each service's address, in a network namespace of this process's own. */
export const addresses = {
  shell: '127.0.1.1',
  api: ['127.0.1.2', '127.0.1.3'],
  sandbox: '127.0.1.4',
  mail: '127.0.1.5',
} as const;

/**
 * Gives the services the names that Compose gives them, in /etc/hosts of this process's own mounts.
 *
 * @throws Error unless started by `unshare --net --mount`.
 */
export function nameServices(): void {
  if (execFileSync('ip', ['-brief', 'link'], { encoding: 'utf8' }).trim().split('\n').length > 1) {
    throw new Error('Start this by: sudo unshare --net --mount npx tsx docker/proof/stack.ts');
  }
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  mkdirSync(proofFolder, { recursive: true });
  const hosts = path.join(proofFolder, 'hosts');
  const lines = Object.entries(addresses).flatMap(([name, all]) =>
    [all].flat().map((address) => `${address} ${name}`),
  );
  writeFileSync(hosts, `127.0.0.1 localhost\n${lines.join('\n')}\n`);
  execFileSync('mount', ['--bind', hosts, '/etc/hosts']);
}
