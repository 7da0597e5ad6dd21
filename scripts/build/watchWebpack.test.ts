import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
let child: ChildProcess;
let outcomes: (string | null)[];

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const screen = (name: string) => `src/screens/${name.toLowerCase()}/${name}Screen.tsx`;
const contractWith = (...screens: string[]) =>
  JSON.stringify({
    name: 'mfe_talks',
    contract: 1,
    routes: screens.map((name) => ({
      path: `/${name.toLowerCase()}`,
      screen: `./${name}`,
      access: 'everyone',
      title: name,
    })),
  });

/** Resolves with the next outcome of a build: null, or why there is none. */
async function nextOutcome(): Promise<string | null> {
  while (outcomes.length === 0)
    await new Promise((resolve) => {
      child.once('message', resolve);
    });
  return outcomes.shift() ?? null;
}

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'watched-')), 'mfe-talks');
  write(screen('Talks'), 'export default () => null;');
  write('remote.json', contractWith('Talks'));
  const reader = JSON.stringify(path.join(__dirname, 'readRemoteFile.js'));
  const files = JSON.stringify(path.join(__dirname, 'screenFile.js'));
  write(
    'webpack.config.js',
    `const contract = require(${reader}).readRemoteFile(__dirname);
     module.exports = {
       mode: 'development',
       context: __dirname,
       entry: Object.values(require(${files}).moduleFiles(contract)),
       output: { path: __dirname + '/dist' },
       module: { rules: [{ test: /Screen/, type: 'asset/source' }] },
     };`,
  );
  // The watcher reports files that are only just written as changed, and builds a second time.
  const anHourAgo = Date.now() / 1000 - 3600;
  for (const file of [screen('Talks'), 'remote.json', 'webpack.config.js'])
    utimesSync(path.join(folder, file), anHourAgo, anHourAgo);
  outcomes = [];
  child = fork(path.join(__dirname, 'watchWebpack.js'), [path.join(folder, 'webpack.config.js')], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', ({ fault }: { fault: string | null }) => outcomes.push(fault));
});
afterEach(async () => {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill();
  await ended;
  rmSync(path.dirname(folder), { recursive: true });
});

test('a screen that is added while it is watched is built, once its file is there', async () => {
  expect(await nextOutcome()).toBeNull();
  write('remote.json', contractWith('Talks', 'Venues'));
  expect(await nextOutcome()).toBe(
    'mfe-talks/remote.json:1: /routes/1/screen ./Venues has no file ./src/screens/venues/VenuesScreen.tsx',
  );
  write(screen('Venues'), 'export default () => null;');
  expect(await nextOutcome()).toBeNull();
});

test('a remote.json that is spoilt is told without a stack, until it is whole again', async () => {
  expect(await nextOutcome()).toBeNull();
  write('remote.json', '{ "name": ');
  expect(await nextOutcome()).toMatch(/^mfe-talks\/remote\.json: not JSON: [^\n]*$/);
  write('remote.json', contractWith('Talks'));
  expect(await nextOutcome()).toBeNull();
});
