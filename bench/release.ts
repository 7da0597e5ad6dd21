import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { releasesDirectory, repository } from '../scripts/paths';
import { buildSite } from '../scripts/build/buildSite';
import { atMost, type Figure } from './figures';
import { median } from './median';
import { withCleanUp } from './withCleanUp';

const GOAL_S = 2;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REMOTE = 'mfe_landing';

/** Runs `npm run release -- …` as a person would; resolves with its output and the seconds it took. */
async function timed(
  directory: string,
  ...args: string[]
): Promise<{ output: string; seconds: number }> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'release', '--silent', '--', ...args], {
    cwd: repository,
    env: { ...process.env, RELEASES_DIR: directory },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`release ${args.join(' ')}: ${output}`);
  return { output, seconds: (performance.now() - started) / 1000 };
}

/** Publishes a version of the landing page, activates it and rolls it back by command, in a copy of the releases. */
export async function benchRelease(): Promise<Figure[]> {
  return withCleanUp(async (later) => {
    await buildSite((line) => console.error(`  ${line}`));
    const directory = mkdtempSync(path.join(tmpdir(), 'bench-release-'));
    later(() => rmSync(directory, { recursive: true, force: true }));
    cpSync(releasesDirectory, directory, { recursive: true });
    const published = await timed(directory, 'publish', REMOTE, `99.0.${process.pid}`);
    const [version] = /99\.0\.\d+-\w+/.exec(published.output) ?? [];
    if (!version) throw new Error(`Publishing names no version: ${published.output}`);
    const times = { activate: [] as number[], rollback: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.activate.push((await timed(directory, 'activate', REMOTE, version)).seconds);
      times.rollback.push((await timed(directory, 'rollback', REMOTE)).seconds);
    }
    console.log(`publish, with its build   ${published.seconds.toFixed(2)} s`);
    return Object.entries(times).map(([command, seconds]) =>
      atMost(`${command}, median of ${ROUNDS}`, median(seconds), GOAL_S, 's'),
    );
  });
}
