// `npm run matrix -- <commit>`: tests that commit's shell with the current remotes, and the reverse, in the browser.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findChromium } from './findChromium';
import { freePort } from './freePort';
import { repository, shellBuildDirectory } from './paths';
import { startApi } from './startApi';
import { startServer } from './startServer';

/** A checkout with its shell and remotes built. */
interface Site {
  folder: string;
  shell: string;
  releases: string;
}

const build = ['scripts/withInstall.mjs', 'scripts/build.ts'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/** A commit's site, built by its own `npm run build` with its own packages; kept for the next run. */
function siteOf(commit: string): Site {
  const folder = path.join(repository, '.cache/matrix', commit);
  const site = {
    folder,
    shell: path.join(folder, 'shell/dist'),
    releases: path.join(folder, 'releases'),
  };
  if (existsSync(path.join(site.releases, 'registry.json'))) return site;
  mkdirSync(folder, { recursive: true });
  const input = execFileSync('git', ['archive', commit], { cwd: repository, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input });
  execFileSync(process.execPath, build, { cwd: folder, stdio: 'inherit' });
  return site;
}

/** Serves the shell of one site with the remotes of another. */
async function serve(shell: Site, remotes: Site, apiUrl: string) {
  return startServer(['--import', 'tsx', 'shell/server/server.ts'], {
    url: `http://localhost:${await freePort()}`,
    ready: '/registry.json',
    folder: shell.folder,
    env: {
      ...process.env,
      API_URL: apiUrl,
      SHELL_DIR: shell.shell,
      RELEASES_DIR: remotes.releases,
    },
  });
}

function runBrowser(environment: Record<string, string>): Promise<number> {
  const program = path.join(repository, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', '-c', 'e2e/matrix.config.ts'], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findChromium(), ...environment },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function main(): Promise<number> {
  const commit = git('rev-parse', '--verify', `${process.argv[2] ?? 'HEAD^'}^{commit}`);
  const say = (line: string) => console.log(`  ${line}`);
  const data = mkdtempSync(path.join(tmpdir(), 'matrix-'));
  const undo: (() => Promise<void>)[] = [];
  try {
    const previous = siteOf(commit);
    // Not the releases of this checkout, where somebody may have released something else.
    const releases = path.join(data, 'releases');
    const env = { ...process.env, RELEASES_DIR: releases };
    execFileSync(process.execPath, build, { cwd: repository, stdio: 'inherit', env });
    const current = { folder: repository, shell: shellBuildDirectory, releases };
    const api = await startApi({ dataDirectory: data, publicUrl: 'http://localhost', say });
    undo.push(api.stop);
    await api.ready;
    const pairs = {
      PREVIOUS_SHELL: await serve(previous, current, api.url),
      PREVIOUS_REMOTES: await serve(current, previous, api.url),
    };
    undo.push(...Object.values(pairs).map((pair) => pair.stop));
    console.log(`\n— current shell and remotes, with those of ${commit.slice(0, 10)}`);
    return await runBrowser(
      Object.fromEntries(Object.entries(pairs).map(([name, { url }]) => [name, url])),
    );
  } finally {
    for (const step of undo.reverse()) await step();
    rmSync(data, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
