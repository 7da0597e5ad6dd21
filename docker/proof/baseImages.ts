import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../../scripts/paths';
import { buildah, proofFolder } from './buildah';

const MIRROR = 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The images that the Dockerfiles of the repository begin with. */
export function basesIn(dockerfile: string): string[] {
  const text = readFileSync(path.join(repository, dockerfile), 'utf8');
  const found = text.matchAll(/^FROM (\S+:\S+)/gm);
  return [...new Set([...found].map(([, name = '']) => name))];
}

/** Copies this machine's settings for its package registry, which the official images don't have. */
function copyNetworkSettings(root: string): void {
  const npm = execFileSync('npm', ['config', 'get', 'globalconfig'], { encoding: 'utf8' }).trim();
  const files = { [CERTIFICATES]: CERTIFICATES, [npm]: '/usr/local/etc/npmrc' };
  for (const [source, target] of Object.entries(files)) {
    if (!existsSync(source)) continue;
    mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
    copyFileSync(source, path.join(root, target));
  }
}

/** A Debian of the bases' release, straight from its mirror. */
function debianRoot(): string {
  const root = path.join(proofFolder, 'debian');
  if (!existsSync(path.join(root, 'etc/debian_version'))) {
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root, MIRROR], {
      stdio: 'inherit',
    });
  }
  copyNetworkSettings(root);
  return root;
}

/** The same with Node, npm and the user `node`, as the official image has them; Node is this machine's. */
function nodeRoot(debian: string): string {
  const root = path.join(proofFolder, 'node');
  if (existsSync(root)) return root;
  execFileSync('cp', ['-a', debian, root]);
  const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
  copyFileSync(process.execPath, path.join(root, 'usr/local/bin/node'));
  cpSync(path.join(npm, 'npm'), path.join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  });
  for (const name of ['npm', 'npx']) {
    const target = `../lib/node_modules/npm/bin/${name}-cli.js`;
    symlinkSync(target, path.join(root, 'usr/local/bin', name));
  }
  execFileSync('chroot', [root, 'useradd', '--uid=1000', '--user-group', '--create-home', 'node']);
  return root;
}

function isThere(image: string): boolean {
  return buildah('images', '--noheading', '--filter', `reference=${image}`) !== '';
}

/** Makes stand-ins for the bases, under the bases' own names, since no registry of images is asked. */
export function makeBaseImages(names: string[]): void {
  const debian = debianRoot();
  for (const name of names) {
    const image = `docker.io/library/${name}`;
    // Built again, it would be a different image, and the cached layers of those based on it would be lost.
    if (isThere(image)) continue;
    const container = buildah('from', 'scratch');
    buildah('add', '--quiet', container, name.startsWith('node:') ? nodeRoot(debian) : debian, '/');
    buildah('commit', '--quiet', '--format=docker', container, image);
    buildah('rm', container);
  }
}
