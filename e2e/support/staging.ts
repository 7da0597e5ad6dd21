import { spawn } from 'node:child_process';
import path from 'node:path';

import { expect } from '@playwright/test';

import { apiUrl } from './apiUrl';

const port = Number(process.env.E2E_PORT ?? 3170) + 3;

/** Starts a page server beside the tests' own, on the same API, that allows overrides; answers the way to stop it. */
export async function startStaging(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'shell/server/server.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), API_URL: apiUrl, MFE_OVERRIDE: 'on' },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const answers = () =>
    fetch(`${url}/registry.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
