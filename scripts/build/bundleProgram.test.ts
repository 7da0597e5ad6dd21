import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../paths';
import { bundleProgram } from './bundleProgram';
import { programs, SOURCE_MAPS } from './programs';

test('the program that renders screens runs as one file, without packages', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  try {
    await bundleProgram('screenHost', folder);
    const host = fork(path.join(folder, 'screenHost.cjs'), { cwd: folder, execArgv: [], env: {} });
    host.send({ shell: folder, scripts: ['gone.js'] });
    const [answer] = (await once(host, 'message')) as unknown[];
    host.kill();
    expect(answer).toEqual({
      faults: ['cannot be tried: Error: The shell’s /assets/gone.js could not be loaded.'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('stack traces of a program have the lines of its sources', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  try {
    await bundleProgram('sandbox', folder);
    // Shows from where the program writes that settings are missing.
    const trace = 'process.stderr.write = () => console.log(new Error().stack);';
    writeFileSync(path.join(folder, 'trace.cjs'), trace);
    const preloads = [SOURCE_MAPS, 'trace.cjs'].flatMap((file) => ['--require', `./${file}`]);
    const { stdout } = spawnSync(process.execPath, [...preloads, 'sandbox.cjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: {},
    });
    expect(stdout).toMatch(/\bapi\/src\/sandbox\/server\.ts:\d+:\d+/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the programs of the images are made without a warning', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  try {
    const bundle = ['--import', 'tsx', 'docker/build/bundle.ts', folder, ...Object.keys(programs)];
    const { status, stderr } = spawnSync(process.execPath, bundle, {
      cwd: repository,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the command for releases runs as one file, without packages', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  try {
    await bundleProgram('release', folder);
    const help = execFileSync(process.execPath, ['release.cjs'], { cwd: folder, encoding: 'utf8' });
    expect(help).toMatch(/publish <remote>/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
