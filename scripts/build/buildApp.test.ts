import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../paths';
import { buildApp, type AppBuild } from './buildApp';

let folder: string;
let build: AppBuild;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-app-'));
  mkdirSync(path.join(folder, 'builds'));
  writeFileSync(path.join(folder, 'main.js'), 'globalThis.answer = 42;');
  writeFileSync(
    path.join(folder, 'webpack.config.js'),
    `module.exports = {
      mode: 'none',
      entry: ${JSON.stringify(path.join(folder, 'main.js'))},
      output: { path: process.env.BUILD_OUTPUT },
    };`,
  );
  build = {
    config: path.relative(repository, path.join(folder, 'webpack.config.js')),
    output: path.join(folder, 'builds/1.0.0-abc'),
    finish: async (unfinished) => writeFileSync(path.join(unfinished, 'beside.txt'), 'new'),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const builds = () => readdirSync(path.join(folder, 'builds'));
const files = () => readdirSync(build.output).sort();
const beside = () => readFileSync(path.join(build.output, 'beside.txt'), 'utf8');

/** Simulates another process that was faster. */
function finishElsewhere(): void {
  mkdirSync(build.output);
  writeFileSync(path.join(build.output, 'beside.txt'), 'first');
}

test('a failed build reports webpack’s output and leaves nothing behind', async () => {
  writeFileSync(path.join(folder, 'main.js'), 'this is no script');
  await expect(buildApp(build)).rejects.toThrow(/failed to build:.*main\.js/s);
  expect(builds()).toEqual([]);
});

test('a build whose last step fails leaves nothing behind', async () => {
  const finish = () => Promise.reject(new Error('The disk is full.'));
  await expect(buildApp({ ...build, finish })).rejects.toThrow('The disk is full.');
  expect(builds()).toEqual([]);
});

test('a build whose sources changed meanwhile leaves nothing behind: its name would be another one’s', async () => {
  let isCurrent = true;
  const change = async () => void (isCurrent = false);
  await expect(
    buildApp({ ...build, label: 'talks', finish: change, isCurrent: () => isCurrent }),
  ).rejects.toThrow('The sources of talks changed while it was built. Build it again.');
  expect(builds()).toEqual([]);
});

test('a build is moved into place complete, with the output of its last step', async () => {
  await buildApp(build);
  expect(builds()).toEqual(['1.0.0-abc']);
  expect(files()).toEqual(['beside.txt', 'main.js']);
});

test('if another process finished the same build first, that one is kept', async () => {
  await buildApp({ ...build, finish: async () => finishElsewhere() });
  expect(builds()).toEqual(['1.0.0-abc']);
  expect(beside()).toBe('first');
});

test('a build removes what one that was killed has left, and nothing that another makes', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const name of [`.1.0.0-old.${pid}`, `.1.0.0-new.${process.ppid}`, '.tried']) {
    mkdirSync(path.join(folder, 'builds', name));
  }
  await buildApp(build);
  expect(builds().sort()).toEqual([`.1.0.0-new.${process.ppid}`, '.tried', '1.0.0-abc']);
});

test('a replacing build replaces the previous one', async () => {
  finishElsewhere();
  await buildApp({ ...build, replaces: true });
  expect(builds()).toEqual(['1.0.0-abc']);
  expect(beside()).toBe('new');
});

describe('the process in which webpack runs', () => {
  /** Writes a configuration whose build is named by its process. */
  const nameByProcess = () =>
    writeFileSync(
      path.join(repository, build.config),
      `module.exports = {
        mode: 'none',
        entry: ${JSON.stringify(path.join(folder, 'main.js'))},
        output: { path: process.env.BUILD_OUTPUT, filename: process.pid + (process.env.SUFFIX ?? '') },
      };`,
    );
  const buildOnce = async (environment = {}) => {
    await buildApp({ ...build, replaces: true, environment });
    return files().filter((file) => file !== 'beside.txt');
  };
  test('goes on to the next build, which reads its own configuration and environment', async () => {
    await buildOnce();
    nameByProcess();
    const [first = ''] = await buildOnce({ SUFFIX: '-first' });
    expect(first).toMatch(/^\d+-first$/);
    // Simultaneous builds in another test may have left two processes.
    const names = [first.replace('-first', '')];
    for (let builds = 0; builds < 3; builds += 1) names.push(...(await buildOnce()));
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBeLessThanOrEqual(2);
  });

  test('may die: its build fails with its last words, and the next one has another', async () => {
    const configuration = readFileSync(path.join(repository, build.config));
    writeFileSync(path.join(repository, build.config), `throw new Error('Out of order.');`);
    await expect(buildApp(build)).rejects.toThrow(/failed to build:.*Out of order\./s);
    writeFileSync(path.join(repository, build.config), `process.kill(process.pid, 'SIGKILL');`);
    await expect(buildApp(build)).rejects.toThrow(
      "failed to build:\nwebpack's process has ended: SIGKILL.",
    );
    writeFileSync(path.join(repository, build.config), configuration);
    expect(await buildOnce()).toEqual(['main.js']);
  });

  test('is one of two, however many builds there are', async () => {
    nameByProcess();
    const outputs = ['a', 'b', 'c', 'd', 'e'].map((name) => path.join(folder, 'builds', name));
    await Promise.all(outputs.map((output) => buildApp({ ...build, output })));
    expect(new Set(outputs.flatMap((output) => readdirSync(output))).size).toBeLessThanOrEqual(3);
  });
});
