import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

import type { RemoteContract } from '@nzuko/contract';

import { readJson, repository } from '../../scripts/paths';
import { exampleWithSdk, type Example } from './exampleWithSdk';
import { EXAMPLE } from './packSdk';

let example: Example;

/** A folder's files by path, in order. */
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')])
    .sort();

/** The names of a tarball's files. */
const filesOf = (tarball: string) =>
  execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n').sort();

/** Runs one of the example's own scripts, without the variables that a test run sets for its children. */
async function run(script: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const child = promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], {
    cwd: example.folder,
    env,
  });
  const { stdout, stderr } = await child.catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout + stderr;
}

// The harness may have to be built first.
beforeAll(async () => {
  example = await exampleWithSdk();
}, 120_000);
afterAll(() => example.remove());

describe('the example of a remote in another repository, with the packed SDK,', () => {
  test('has sound types', async () => {
    await run('types');
  });

  // A type that a declaration can't resolve silently becomes any.
  test('has declarations that find all that they import', () => {
    const sdk = path.join(example.folder, 'node_modules/@nzuko/shell-sdk');
    const types = path.join(sdk, 'types');
    const { exports } = readJson<{ exports: Record<string, unknown> }>(sdk, 'package.json');
    const lost = textsIn(types).flatMap(([file = '', text = '']) =>
      [...text.matchAll(/(?:from |import\()(['"])(\.[^'"]*|@nzuko\/[^'"]*)\1/g)]
        .map(([, , name = '']) => name)
        .filter((name) => {
          if (name.startsWith('@')) return !(name.replace('@nzuko/shell-sdk', '.') in exports);
          const module = path.join(types, file, '..', name);
          return ![`${module}.d.ts`, `${module}/index.d.ts`].some(existsSync);
        })
        .map((name) => `${file}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  test('passes its own tests', async () => {
    expect(await run('test')).toMatch(/Tests: +\d+ passed/);
  });

  test('fails a test whose screen makes a call that it doesn’t expect', async () => {
    const file = path.join(example.folder, 'src/screens/speakers/unexpected.test.tsx');
    writeFileSync(
      file,
      `import { screen } from '@testing-library/react';
      import { renderAt } from '@nzuko/shell-sdk/testing';
      import { withFakeApi } from '../../test/fakeApi';
      import SpeakersScreen from './SpeakersScreen';
      withFakeApi();
      test('the screen shows', async () => {
        renderAt(<SpeakersScreen />);
        expect(await screen.findByRole('heading', { name: 'Speakers' })).toBeVisible();
      });`,
    );
    try {
      await expect(run('test', 'unexpected')).rejects.toThrow('GET http://localhost/api/events/');
    } finally {
      rmSync(file);
    }
  });

  test('makes a tarball to import', async () => {
    await run('release');
    expect(readdirSync(example.folder)).toContain('speakers-0.1.0.tgz');
    expect(existsSync(path.join(example.folder, 'dist/release.json'))).toBe(true);
  });

  test('is what `npx create-remote speakers` writes', () => {
    const elsewhere = path.join(example.folder, '..');
    const program = path.join(example.folder, 'node_modules/@nzuko/shell-sdk/bin/createRemote.mjs');
    const create = (name: string) =>
      execFileSync(process.execPath, [program, name], {
        cwd: path.join(elsewhere, 'sdk'),
        encoding: 'utf8',
        stdio: 'pipe',
      });
    create('speakers');
    const made = path.join(elsewhere, 'sdk/speakers');
    const [tarball = ''] = readdirSync(path.join(made, 'vendor'));
    expect(tarball).toMatch(/^nzuko-shell-sdk-[\d.]+\.tgz$/);
    const sdk = filesOf(path.join(made, 'vendor', tarball));
    expect(sdk).toEqual(filesOf(path.join(elsewhere, 'sdk', tarball)));
    rmSync(path.join(made, 'vendor'), { recursive: true });
    const texts = textsIn(made).map(([file, text]) => [
      file,
      text?.replace(`file:vendor/${tarball}`, '^1.0.0'),
    ]);
    expect(texts).toEqual(textsIn(EXAMPLE));
    expect(() => create('speakers')).toThrow('speakers already exists.');
    create('guest-speakers');
    const { name, routes } = readJson<RemoteContract>(elsewhere, 'sdk/guest-speakers/remote.json');
    expect([name, routes[0]?.screen]).toEqual(['mfe_guest_speakers', './GuestSpeakers']);
    expect(() => create('../Speakers')).toThrow('such as speakers or guest-list');
  });

  test('asks for the packages that this repository tests it with', () => {
    const own = readJson<{ dependencies: object; devDependencies: object }>(
      repository,
      'examples/speakers/package.json',
    );
    for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
      if (name.startsWith('@nzuko/')) continue;
      const installed = readJson<{ version: string }>(
        repository,
        'node_modules',
        name,
        'package.json',
      );
      expect(`${name} ${installed.version}`).toBe(`${name} ${version}`);
    }
  });
});

describe('`npx isolate`', () => {
  let calls: IncomingMessage[] = [];
  /** A staging site, which gives its pass to anyone with the password. */
  const staging = createServer((request, response) => {
    const { authorization = '' } = request.headers;
    const knows =
      Buffer.from(authorization.slice('Basic '.length), 'base64').toString() === 'me:p@ss';
    calls.push(request);
    if (request.url !== '/api/staging/') return response.end('of the API');
    response
      .writeHead(knows ? 204 : 401, knows ? { 'set-cookie': 'pass=given; Path=/' } : {})
      .end();
  });
  const portInUse = () => (staging.address() as AddressInfo).port;
  const siteWith = (credentials = '') => `http://${credentials}127.0.0.1:${portInUse()}`;

  beforeAll(async () => {
    await new Promise<void>((resolve) => void staging.listen(0, '127.0.0.1', resolve));
    await run('build');
  });
  beforeEach(() => void (calls = []));
  afterAll(() => staging.close());

  const program = () => path.join(example.folder, 'node_modules/@nzuko/shell-sdk/bin/isolate.cjs');
  /** Starts it and waits for its last output: the page's address, or why there is none. */
  async function isolate(args: string[], port = 0) {
    const child = spawn(process.execPath, [program(), ...args], {
      cwd: example.folder,
      env: { PATH: process.env.PATH, PORT: String(port) },
    });
    const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
    const words = await new Promise<string>((resolve) => {
      let text = '';
      const hear = (part: Buffer) => {
        text += String(part);
        if (text.includes('The panel')) resolve(text);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => resolve(text));
    });
    return {
      words,
      url: /http:\/\/localhost:\d+/.exec(words)?.[0] ?? '',
      stop: () => (child.kill(), ended),
    };
  }

  test('shows the last build in the harness, with the API of a staging site', async () => {
    const { words, url, stop } = await isolate([siteWith('me:p%40ss@')]);
    expect(words).toContain(`${url}/?route=/speakers`);
    const page = await (await fetch(url)).text();
    expect(page).toMatch(/<title>mfe_speakers@0\.1\.0-\w+ alone<\/title>/);
    const { entry } = JSON.parse(/id="remote">(.*?)<\/script>/.exec(page)?.[1] ?? '') as {
      entry: string;
    };
    const scripts = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, file = '']) => file);
    expect(scripts.length).toBeGreaterThan(1);
    for (const file of [entry, ...scripts]) {
      expect(`${file} ${(await fetch(url + file)).status}`).toBe(`${file} 200`);
    }
    const answer = await fetch(`${url}/api/events/`, { headers: { authorization: 'Bearer mine' } });
    expect(await answer.text()).toBe('of the API');
    expect(calls.at(-1)).toMatchObject({
      url: '/api/events/',
      headers: { authorization: 'Bearer mine', cookie: 'pass=given' },
    });
    await stop();
  });

  test.each([
    ['without an address', () => [], 'npx isolate <site>, such as https://'],
    ['with a name instead', () => ['staging'], 'npx isolate <site>, such as https://'],
    ['without the password', () => [siteWith()], 'asks for its password. Put it into the address'],
    ['with a % that is itself', () => [siteWith('me:50%off@')], 'asks for its password'],
    ['of a site that is down', () => ['http://127.0.0.1:1'], 'http://127.0.0.1:1 can’t be reached'],
  ])('%s says what is missing', async (_how, args, words) => {
    expect((await isolate(args())).words).toContain(words);
  });

  test('at a port that is in use, as beside another remote, says how to choose one', async () => {
    const { words } = await isolate([siteWith('me:p%40ss@')], portInUse());
    expect(words).toMatch(
      /^Port \d+ is in use\. Stop whatever is using it, or choose another one: PORT=\d+ npx isolate <site>\n$/,
    );
  });

  test('without a build says how to make one', async () => {
    const dist = path.join(example.folder, 'dist');
    renameSync(dist, `${dist}-aside`);
    expect((await isolate([siteWith('me:p%40ss@')])).words).toBe(
      'There is no build in dist. Run npm run build first.\n',
    );
    renameSync(`${dist}-aside`, dist);
  });
});
