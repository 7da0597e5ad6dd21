// @ts-check
// Runs a script of this repository, also on a fresh clone: installs the locked packages if they are missing, then continues in
// the Node that they include. Until then it must work on any Node from 20.19 on, without packages. Packages that only checks,
// tests and benchmarks need, more than half of them, are only installed for scripts called with `--with-dev`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WITH_DEV = '--with-dev';
const self = fileURLToPath(import.meta.url);
const repository = path.resolve(path.dirname(self), '..');
const packages = path.join(repository, 'node_modules');
/** Names the lock file of the installed packages once they are complete: all of them, or all but those for development. */
const marker = path.join(packages, '.installed-lock');
const WITHOUT_DEV = ' without dev';
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(repository, 'package-lock.json')))
    .digest('hex');

/** @param {string} message @returns {never} */
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

/** npm sends a SIGTERM to its shell alone, which ends without passing it on. */
function endWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  watch.unref();
}
if (process.env.npm_lifecycle_event) endWithShell();

/** @param {boolean} needsDev */
function isInstalled(needsDev) {
  const found = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  return found === lockHash() || (!needsDev && found === lockHash() + WITHOUT_DEV);
}

/** Whether npm's list says that packages for development are installed, whoever ran it. */
function hasDevPackages() {
  const list = path.join(packages, '.package-lock.json');
  if (!existsSync(list)) return false;
  const { packages: installed } = JSON.parse(readFileSync(list, 'utf8'));
  // It also lists packages that are only locked.
  return Object.entries(installed).some(
    ([folder, { dev }]) => dev && existsSync(path.join(repository, folder)),
  );
}

/**
 * Runs a program in this terminal. Resolves with its exit code, the signal that ended it, and the one sent to this process.
 *
 * @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, signal: string | null, sent: string | null }>}
 */
function run(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  /** @type {string | null} */
  let sent = null;
  // A terminal sends Ctrl-C to both processes; signals that only this one gets are passed on.
  const hear = (/** @type {NodeJS.Signals} */ signal) => {
    sent = signal;
    if (signal !== 'SIGINT') child.kill(signal);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, hear);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} failed to start: ${error.message}`));
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, hear);
      resolve({ code: code ?? 1, signal, sent });
    });
  });
}

/** @param {string[]} options */
async function npmInstall(options) {
  // Not `npm ci`: it rejects a lock file that lacks optional binaries for platforms the registry doesn't have.
  const args = ['install', '--no-audit', '--no-fund', ...options];
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { code, signal, sent } = await run(command, [...before, ...args], { cwd: repository });
  if (signal || sent) fail(`Installing was stopped (${signal ?? sent}).`);
  return code;
}

/**
 * The lock file, with an address for each package, in which npm replaces the host by its own registry. Without addresses, npm
 * first reads all of a package's versions, even if it has the package itself, which takes as long as unpacking it.
 */
function lockWithAddresses() {
  const lock = JSON.parse(readFileSync(path.join(repository, 'package-lock.json'), 'utf8'));
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (!locked.integrity || locked.resolved) continue;
    const name = locked.name ?? folder.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${locked.version}.tgz`;
    locked.resolved = `https://registry/${name}/-/${file}`;
  }
  return JSON.stringify(lock);
}

/** @param {boolean} withDev */
async function install(withDev) {
  console.log(`Installing ${withDev ? 'all' : 'its'} packages (once, about a minute) …`);
  // Until it is done, the packages don't count as complete.
  rmSync(marker, { force: true });
  const kinds = withDev ? '--include=dev' : '--omit=dev';
  // npm prefers a lock file of this name.
  const preferred = path.join(repository, 'npm-shrinkwrap.json');
  const removePreferred = () => rmSync(preferred, { force: true });
  process.once('exit', removePreferred);
  writeFileSync(preferred, lockWithAddresses());
  const quick = [
    '--no-save',
    '--replace-registry-host=always',
    // So that it fails soon without a network.
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--loglevel=silent',
  ];
  const isDone = (await npmInstall([kinds, ...quick])) === 0;
  removePreferred();
  if (!isDone) {
    // Again, with the registry's own addresses.
    const code = await npmInstall([kinds, '--loglevel=error']);
    if (code !== 0) fail('Installing failed; see the output above.', code);
  }
  writeFileSync(marker, lockHash() + (withDev ? '' : WITHOUT_DEV));
}

const args = process.argv.slice(2);
const needsDev = args[0] === WITH_DEV;
// Never removes installed packages.
if (!isInstalled(needsDev)) await install(needsDev || hasDevPackages());

/** The Node among the packages: of the platforms in package.json, npm installs only this machine's. */
function packagedNode() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  );
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const folder = path.join(packages, name, 'bin');
    const program = ['node', 'node.exe'].map((file) => path.join(folder, file)).find(existsSync);
    if (program) return { program, version: String(version) };
  }
  return null;
}

const packaged = packagedNode();
const wanted = readFileSync(path.join(repository, '.nvmrc'), 'utf8').trim();
const isRightMajor = process.versions.node.split('.')[0] === wanted;

if (isRightMajor && (!packaged || isAtLeast(process.versions.node, packaged.version))) {
  const [script = '', ...more] = needsDev ? args.slice(1) : args;
  const program = path.join(repository, script);
  process.chdir(repository);
  process.argv.splice(1, Infinity, program, ...more);
  if (script.endsWith('.ts')) {
    await import(pathToFileURL(path.join(packages, 'tsx/dist/loader.mjs')).href);
  }
  await import(pathToFileURL(program).href);
} else if (packaged) {
  const { code, signal } = await run(packaged.program, [self, ...args]);
  process.exit(signal ? 1 : code);
} else {
  fail(
    `Node ${wanted} is required, and npm has none for this machine; this is ${process.version}.`,
  );
}
