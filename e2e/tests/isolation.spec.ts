import { spawn } from 'node:child_process';
import path from 'node:path';

import { expect, test } from '@playwright/test';

const repository = path.resolve(__dirname, '../..');
const port = Number(process.env.E2E_PORT ?? 3170) + 1;

/** `npm run isolate -- <remote>` on a port of its own; resolves when it answers, with the way to stop it. */
async function isolate(remote: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['scripts/withInstall.mjs', 'scripts/isolate.ts', remote], {
    cwd: repository,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'isolate'),
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/`).then(
          (answer) => answer.ok,
          () => false,
        ),
      {
        timeout: 120_000,
      },
    )
    .toBe(true);
  return async () => {
    child.kill('SIGTERM');
    await exited;
  };
}

// Each remote's released build alone with its harness, on the real API.
for (const [remote, query, heading] of [
  ['landing', 'route=/', /create it/i],
  ['auth', 'route=/login', 'Welcome back'],
  ['dashboard', 'route=/dashboard&as=organizer', /welcome back, adaeze/i],
  ['events', 'route=/events', 'Find your next event'],
  ['settings', 'route=/settings&as=attendee', 'Profile Settings'],
] as const) {
  test(`${remote} runs alone`, async ({ page }) => {
    test.setTimeout(180_000);
    const stop = await isolate(remote);
    try {
      await page.goto(`http://localhost:${port}/?${query}`);
      await expect(page.getByRole('form', { name: 'Isolation' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (remote === 'events') {
        await page.getByLabel('Fail').fill('/events/=503');
        await page.getByRole('button', { name: 'Apply' }).click();
        await expect(page).toHaveURL(/fail=/);
        await expect(page.getByText('Failed to load events. Please try again.')).toBeVisible({
          timeout: 20_000,
        });
      }
    } finally {
      await stop();
    }
  });
}
