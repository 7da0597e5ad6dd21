// @ts-check
// Runs a TypeScript program of this folder on a fresh clone too: installs what the lock file names when it is not there
// yet. It may use nothing but Node itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const marker = path.join(repository, 'node_modules/.installed-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(repository, 'package-lock.json')))
    .digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash()) {
  console.log('Installing packages (once, about a minute) …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of platforms a registry does not hold.
  const [command, args] = npm ? [process.execPath, [npm, 'install']] : ['npm', ['install']];
  const { status } = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: repository,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('Installing failed; the lines above say why.');
    process.exit(status ?? 1);
  }
  writeFileSync(marker, lockHash());
}

const [script, ...args] = process.argv.slice(2);
const program = path.join(repository, String(script));
process.chdir(repository);
process.argv.splice(1, Infinity, program, ...args);
await import(pathToFileURL(path.join(repository, 'node_modules/tsx/dist/loader.mjs')).href);
await import(pathToFileURL(program).href);
