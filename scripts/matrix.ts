// `npm run matrix`: tests this checkout's shell with the live remotes, and its remotes, or only the named ones, with each of
// the last three released shells, in the browser. SITE_URL is the site of the live remotes, by default this checkout's.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { askedRemote } from './askedRemote';
import { findChromium } from './findChromium';
import { freePort } from './freePort';
import { pairsFor, type Pair } from './matrix/pairs';
import { repository } from './paths';
import { startApi } from './startApi';
import { startServer } from './startServer';

const say = (line: string) => console.log(`  ${line}`);

const serve = async ({ program, folder, shell, releases }: Pair, apiUrl: string) =>
  startServer(program, {
    url: `http://localhost:${await freePort()}`,
    ready: '/registry.json',
    folder,
    env: { ...process.env, API_URL: apiUrl, SHELL_DIR: shell, RELEASES_DIR: releases },
  });

function runBrowser(sites: { name: string; baseURL: string }[]): Promise<number> {
  const program = path.join(repository, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', '-c', 'e2e/matrix.config.ts'], {
    cwd: repository,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: findChromium(),
      MATRIX_SITES: JSON.stringify(sites),
    },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function main(): Promise<number> {
  const asked = process.argv
    .slice(2)
    .map((name) => askedRemote([name], 'npm run matrix -- <remote>'));
  const data = mkdtempSync(path.join(tmpdir(), 'matrix-'));
  const undo: (() => Promise<void>)[] = [];
  try {
    const pairs = await pairsFor(asked, { data, site: process.env.SITE_URL || undefined, say });
    const api = await startApi({ dataDirectory: data, publicUrl: 'http://localhost', say });
    undo.push(api.stop);
    await api.ready;
    const sites: { name: string; baseURL: string }[] = [];
    for (const pair of pairs) {
      const server = await serve(pair, api.url);
      undo.push(server.stop);
      sites.push({ name: pair.name, baseURL: server.url });
    }
    return await runBrowser(sites);
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
