import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { newcomersEnvironment } from './newcomersEnvironment';
import { readJson, repository } from './paths';
import { startRegistry, type TestRegistry } from './testing/registry';

const run = promisify(execFile);

const store = mkdtempSync(path.join(tmpdir(), 'with-install-store-'));
let registry: TestRegistry;
let env: NodeJS.ProcessEnv;

/** The folder of a commit with this version of the package that the site needs; another package is for its tests. */
const commitOf = (version: string) => path.join(store, `commit-${version}`);

async function commit(version: string): Promise<void> {
  const site = {
    name: 'site',
    dependencies: { running: version },
    devDependencies: { testing: '1.0.0' },
    optionalDependencies: {},
  };
  mkdirSync(commitOf(version));
  writeFileSync(path.join(commitOf(version), 'package.json'), JSON.stringify(site));
  cpSync(path.join(repository, '.npmrc'), path.join(commitOf(version), '.npmrc'));
  await run('npm', ['install', '--package-lock-only'], { cwd: commitOf(version), env });
}

beforeAll(async () => {
  registry = await startRegistry(store);
  env = {
    ...newcomersEnvironment(),
    npm_config_registry: registry.url,
    npm_config_cache: path.join(store, 'cache'),
  };
  await registry.publish('testing', '1.0.0', env);
  for (const version of ['1.0.0', '2.0.0']) {
    await registry.publish('running', version, env);
    await commit(version);
  }
});
afterAll(() => {
  registry.stop();
  rmSync(store, { recursive: true });
});

let folder: string;
const inFolder = (...steps: string[]) => path.join(folder, ...steps);
const checkOut = (version: string) => cpSync(commitOf(version), folder, { recursive: true });
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'with-install-'));
  mkdirSync(inFolder('scripts'));
  for (const file of ['scripts/withInstall.mjs', '.nvmrc']) {
    cpSync(path.join(repository, file), inFolder(file));
  }
  const site = `console.log('the site runs', ...process.argv.slice(2));`;
  writeFileSync(inFolder('scripts/site.mjs'), site);
  checkOut('1.0.0');
  Object.assign(registry, { place: '-', asked: [] });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function withInstall(args: string[], more: NodeJS.ProcessEnv = {}) {
  const program = [inFolder('scripts/withInstall.mjs'), ...args];
  try {
    const { stdout } = await run(process.execPath, program, { env: { ...env, ...more } });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}
/** Runs a script that only needs the site's packages, like `npm start`. */
const start = (more?: NodeJS.ProcessEnv) => withInstall(['scripts/site.mjs'], more);
/** Runs a script that needs the packages for development too, like `npm test`. */
const check = (more?: NodeJS.ProcessEnv) => withInstall(['--with-dev', 'scripts/site.mjs'], more);
/** An npm of our own instead of the real one. */
function startWith(program: string) {
  writeFileSync(inFolder('npm.js'), program);
  return start({ npm_execpath: inFolder('npm.js') });
}
/** Runs npm directly, as somebody may. */
const npm = (...args: string[]) => run('npm', args, { cwd: folder, env });

const installing = {
  code: 0,
  said: expect.stringMatching(/^Installing[^]*\nthe site runs *\n$/),
};
/** The installed packages, without npm's own files. */
const packages = () =>
  readdirSync(inFolder('node_modules')).filter((name) => !name.startsWith('.'));
const versionOf = (name: string) =>
  readJson<{ version: string }>(inFolder('node_modules', name), 'package.json').version;
/** Whether git would show the lock file as changed, or a second one. */
const lockFiles = () => ({
  isChanged: !readFileSync(inFolder('package-lock.json')).equals(
    readFileSync(path.join(commitOf('1.0.0'), 'package-lock.json')),
  ),
  isDoubled: existsSync(inFolder('npm-shrinkwrap.json')),
});

test('on a fresh clone, the site gets what it runs on, and its arguments', async () => {
  const { code, said } = await withInstall(['scripts/site.mjs', '--with', 'these']);
  expect([code, said]).toEqual([0, expect.stringMatching(/\nthe site runs --with these\n$/)]);
  expect(packages()).toEqual(['running']);
  expect(lockFiles()).toEqual({ isChanged: false, isDoubled: false });
});

test('on a fresh clone, tests get everything', async () => {
  expect(await check()).toEqual(installing);
  expect(packages()).toEqual(['running', 'testing']);
  expect(lockFiles()).toEqual({ isChanged: false, isDoubled: false });
});

test('tests get everything whatever npm is set to leave out', async () => {
  expect(await check({ NODE_ENV: 'production' })).toEqual(installing);
  expect(packages()).toEqual(['running', 'testing']);
});

test('the registry is asked for the packages alone, and for none that npm’s cache has', async () => {
  const npm_config_cache = mkdtempSync(path.join(store, 'empty-cache-'));
  await start({ npm_config_cache });
  expect(registry.asked).toEqual(['/running/-/running-1.0.0.tgz']);
  rmSync(inFolder('node_modules'), { recursive: true });
  await start({ npm_config_cache });
  expect(packages()).toEqual(['running']);
  expect(registry.asked).toHaveLength(1);
});

test('a registry that has them elsewhere is asked where', async () => {
  registry.place = 'files';
  expect(await start({ npm_config_cache: mkdtempSync(path.join(store, 'empty-cache-')) })).toEqual(
    installing,
  );
  expect(registry.asked).toEqual([
    '/running/-/running-1.0.0.tgz',
    '/running',
    '/running/files/running-1.0.0.tgz',
  ]);
  expect(lockFiles()).toEqual({ isChanged: false, isDoubled: false });
});

test('tests after a start get the rest', async () => {
  await start();
  expect(await check()).toEqual(installing);
  expect(packages()).toEqual(['running', 'testing']);
});

test.each([
  ['the tests', () => check()],
  ['a hand', () => npm('install')],
  ['a hand that removes everything first', () => npm('ci')],
])('a start leaves everything there as %s installed it', async (_, install) => {
  await install();
  expect((await start()).code).toBe(0);
  expect(packages()).toEqual(['running', 'testing']);
});

test('npm isn’t asked again for what is there: a site starts without network', async () => {
  await start();
  expect(await startWith('process.exit(1)')).toEqual({ code: 0, said: 'the site runs\n' });
});

test.each([
  ['the site runs on', () => start(), ['running']],
  ['there is', () => check(), ['running', 'testing']],
])('another lock file brings what %s up to date', async (_, install, all) => {
  await install();
  checkOut('2.0.0');
  expect(await start()).toEqual(installing);
  expect(versionOf('running')).toBe('2.0.0');
  expect(packages()).toEqual(all);
});

test('an installation that failed says so with npm’s words, and the next start tries again', async () => {
  expect(await startWith(`console.error('no space left'); process.exit(3)`)).toEqual({
    code: 3,
    said: expect.stringMatching(/no space left\nInstalling failed; see the output above\.\n$/),
  });
  expect(lockFiles().isDoubled).toBe(false);
  expect(await start()).toEqual(installing);
});

test('one that was cut off is not taken for complete, though the lock file is the one of before again', async () => {
  await start();
  checkOut('2.0.0');
  const halfDone = `require('node:fs').rmSync('node_modules/running', { recursive: true });`;
  expect(await startWith(`${halfDone} process.kill(process.pid, 'SIGKILL')`)).toEqual({
    code: 1,
    said: expect.stringMatching(/Installing was stopped \(SIGKILL\)\.\n$/),
  });
  expect(lockFiles().isDoubled).toBe(false);
  checkOut('1.0.0');
  expect(await start()).toEqual(installing);
  expect(versionOf('running')).toBe('1.0.0');
});

test('Ctrl-C ends it without another try', async () => {
  // A terminal sends it to all of its processes.
  const stopped = `process.kill(process.ppid, 'SIGINT'); setTimeout(() => process.exit(1), 100);`;
  expect(await startWith(stopped)).toEqual({
    code: 1,
    said: expect.stringMatching(/Installing was stopped \(SIGINT\)\.\n$/),
  });
  expect(lockFiles().isDoubled).toBe(false);
});

test('a signal that only npm’s shell gets ends what it has started', async () => {
  await start();
  const site = `
    const end = (how) => { console.log(how); process.exit(); };
    process.on('SIGTERM', () => end('stopped'));
    setTimeout(() => end('forgotten'), 15_000);
    console.log('the site runs');`;
  writeFileSync(inFolder('scripts/site.mjs'), site);
  const program = [process.execPath, inFolder('scripts/withInstall.mjs'), 'scripts/site.mjs'];
  const shell = spawn('sh', ['-c', '"$0" "$@"; exit', ...program], {
    env: { ...env, npm_lifecycle_event: 'start' },
  });
  let said = '';
  shell.stdout.on('data', (text: Buffer) => (said += text));
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // Whatever still runs holds the other end of its output.
  await once(shell, 'close');
  expect(said).toBe('the site runs\nstopped\n');
});
