import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { readJson, repository } from '../paths';
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

/** Runs one of the example's own scripts, without what a test run tells its children. */
async function run(script: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const child = promisify(execFile)('npm', ['run', '--silent', script], {
    cwd: example.folder,
    env,
  });
  const { stdout, stderr } = await child.catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout + stderr;
}

beforeAll(async () => {
  example = await exampleWithSdk();
});
afterAll(() => example.remove());

describe('the example of a remote in another repository, with the packed SDK,', () => {
  test('has sound types', async () => {
    await run('types');
  });

  test('passes its own tests', async () => {
    expect(await run('test')).toMatch(/Tests: +\d+ passed/);
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
    expect(textsIn(path.join(elsewhere, 'sdk/speakers'))).toEqual(textsIn(EXAMPLE));
    expect(() => create('speakers')).toThrow('speakers is there already.');
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
