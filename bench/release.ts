import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { releasesDirectory, repository } from '../scripts/paths';
import { buildSite } from '../scripts/build/buildSite';
import { readRegistryFile } from '../scripts/release/registryFile';
import { atMost, type Figure } from './figures';
import { median } from './median';

const GOAL_S = 2;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REMOTE = 'mfe_landing';

/** Runs `npm run release -- …` as a person would; resolves with its output and the seconds it took. */
async function timed(...args: string[]): Promise<{ output: string; seconds: number }> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'release', '--silent', '--', ...args], { cwd: repository });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`release ${args.join(' ')}: ${output}`);
  return { output, seconds: (performance.now() - started) / 1000 };
}

/** Publishes a version of the landing page, activates it and rolls it back, each with its command, then undoes everything. */
export async function benchRelease(): Promise<Figure[]> {
  await buildSite((line) => console.error(`  ${line}`));
  const live = readRegistryFile().remotes.find(({ name }) => name === REMOTE)?.version ?? '';
  const published = await timed('publish', REMOTE, `99.0.${process.pid}`);
  const version = /99\.0\.\d+-\w+/.exec(published.output)?.[0] ?? '';
  const times = { activate: [] as number[], rollback: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.activate.push((await timed('activate', REMOTE, version)).seconds);
      times.rollback.push((await timed('rollback', REMOTE)).seconds);
    }
  } finally {
    await timed('activate', REMOTE, live);
    rmSync(path.join(releasesDirectory, REMOTE, version), { recursive: true });
  }
  console.log(`publish, with its build   ${published.seconds.toFixed(2)} s`);
  return Object.entries(times).map(([command, seconds]) =>
    atMost(`${command}, median of ${ROUNDS}`, median(seconds), GOAL_S, 's'),
  );
}
