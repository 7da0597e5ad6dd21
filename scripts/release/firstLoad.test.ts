import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { faultOfSize, firstLoad } from './firstLoad';

const release = { name: 'mfe_landing', version: '1.0.0' };
let folder: string;
let site: { shell: string; releases: string };

const write = (file: string, content: unknown) => {
  const name = path.join(folder, file);
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-load-'));
  site = { shell: path.join(folder, 'shell'), releases: path.join(folder, 'releases') };
  write('shell/build.json', { scripts: ['main.a.js'], httpClient: ['http.a.js'] });
  write('shell/main.a.js', 'x'.repeat(900));
  write('shell/main.a.js.br', 'x'.repeat(300));
  write('shell/http.a.js', 'x'.repeat(5_000));
  const exposed = (name: string) => ({
    path: `./${name}`,
    assets: { js: { sync: [`${name}.a.js`], async: ['Later.a.js'] } },
  });
  write('releases/mfe_landing/1.0.0/remote.json', { name: 'mfe_landing', contract: 1, routes: [] });
  write('releases/mfe_landing/1.0.0/mf-manifest.json', {
    metaData: { remoteEntry: { path: '', name: 'entry.a.js' } },
    shared: [],
    exposes: [exposed('Landing'), exposed('Other')],
  });
  write('releases/mfe_landing/1.0.0/entry.a.js', 'x'.repeat(50));
  for (const name of ['Landing', 'Other', 'Later'])
    write(`releases/mfe_landing/1.0.0/${name}.a.js`, 'x'.repeat(20));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the first load is the shell, the entry and the screen, compressed where they are served so', async () => {
  expect([...(await firstLoad(release, './Landing', site))]).toEqual([
    ['main.a.js', 300],
    ['entry.a.js', 50],
    ['Landing.a.js', 20],
  ]);
});

test('a screen that the release lacks is a fault, not a load of nothing', async () => {
  await expect(firstLoad(release, './Gone', site)).rejects.toThrow('mfe_landing has no ./Gone.');
});

test('a load may be as large as its budget, and no larger', async () => {
  const load = await firstLoad(release, './Landing', site);
  expect(faultOfSize(load, 370)).toBeNull();
  expect(faultOfSize(load, 369)).toBe(
    '370 bytes of script, at most 369:\n  300 main.a.js\n  50 entry.a.js\n  20 Landing.a.js',
  );
});
