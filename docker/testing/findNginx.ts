import { existsSync } from 'node:fs';

import { installPackage, which, type Installers } from '../../scripts/systemPackage';

const PROGRAMS = ['nginx', 'openssl', 'envsubst', 'getent'];
const installers: Installers = [
  [
    'apt-get',
    [
      'apt-get update',
      'apt-get install -y --no-install-recommends nginx-light openssl gettext-base',
    ],
  ],
  ['apk', ['apk add --no-cache nginx openssl gettext-envsubst']],
];

// Debian installs it outside of users' PATH.
const missing = () =>
  PROGRAMS.filter((program) => !which(program) && !existsSync(`/usr/sbin/${program}`));

/** Whether this machine has all that `docker/nginx/start.sh` needs. */
export const hasNginx = () => missing().length === 0;

/** Installs what `docker/nginx/start.sh` needs, if it is missing. @throws Error with instructions if that fails. */
export function requireNginx(): void {
  if (hasNginx()) return;
  installPackage('nginx', installers);
  const still = missing();
  if (still.length === 0) return;
  throw new Error(
    `The rush needs ${still.join(', ')}. Install it (Debian: sudo apt-get install nginx-light openssl gettext-base).`,
  );
}
