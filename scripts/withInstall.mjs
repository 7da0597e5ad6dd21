// @ts-check
// Runs a script in this folder, also on a fresh clone: installs the locked packages if they are missing, then continues in
// the Node that they include. Until then it must work on any Node from 20.19 on, without packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const self = fileURLToPath(import.meta.url);
const repository = path.resolve(path.dirname(self), '..');
const marker = path.join(repository, 'node_modules/.installed-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(repository, 'package-lock.json')))
    .digest('hex');

/** @param {string} message */
function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}

/** @param {string} one @param {string} other versions such as 24.21.0 */
function isAtLeast(one, other) {
  return one.localeCompare(other, 'en', { numeric: true }) >= 0;
}

if (!isAtLeast(process.versions.node, '20.19.0')) {
  fail(`Node 20.19 or newer is required; this is ${process.version}.`);
}

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash()) {
  console.log('Installing packages (once, about a minute) …');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it rejects a lock file that lacks optional binaries for platforms the registry doesn't have.
  const [command, args] = npm ? [process.execPath, [npm, 'install']] : ['npm', ['install']];
  const { status } = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: repository,
    stdio: 'inherit',
  });
  if (status !== 0) fail('Installing failed; see the output above.', status ?? 1);
  writeFileSync(marker, lockHash());
}

/** The Node among the packages: of the platforms in package.json, npm installs only this machine's. */
function packagedNode() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  );
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const folder = path.join(repository, 'node_modules', name, 'bin');
    const program = ['node', 'node.exe'].map((file) => path.join(folder, file)).find(existsSync);
    if (program) return { program, version: String(version) };
  }
  return null;
}

const args = process.argv.slice(2);
const packaged = packagedNode();
const wanted = readFileSync(path.join(repository, '.nvmrc'), 'utf8').trim();
const isRightMajor = process.versions.node.split('.')[0] === wanted;

if (isRightMajor && (!packaged || isAtLeast(process.versions.node, packaged.version))) {
  const program = path.join(repository, String(args[0]));
  process.chdir(repository);
  process.argv.splice(1, Infinity, program, ...args.slice(1));
  await import(pathToFileURL(path.join(repository, 'node_modules/tsx/dist/loader.mjs')).href);
  await import(pathToFileURL(program).href);
} else if (packaged) {
  const child = spawn(packaged.program, [self, ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes; signals that only this one gets are passed on.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  process.on('SIGINT', () => undefined);
  child.on('error', (error) => fail(`${packaged.program} failed to start: ${error.message}`));
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
} else {
  fail(
    `Node ${wanted} is required, and npm has none for this machine; this is ${process.version}.`,
  );
}
