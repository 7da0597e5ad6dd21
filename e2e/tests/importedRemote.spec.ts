import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test, type Page } from '@playwright/test';

import { buildExample, changeScreen } from '../../sdk/pack/buildExample';
import { exampleWithSdk } from '../../sdk/pack/exampleWithSdk';
import { startServer } from '../../scripts/startServer';
import { isolationPage } from '../support/isolationPage';
import { liveVersion } from '../support/liveVersion';
import { ownReleasesSite, startOwnReleases } from '../support/ownReleases';
import { ports } from '../support/ports';

// Decision 0098: a remote of another repository, built by Vite and then by Rspack, is released like our own.

const repository = path.resolve(__dirname, '../..');
let releases: Awaited<ReturnType<typeof startOwnReleases>>;
let example: Awaited<ReturnType<typeof exampleWithSdk>>;

test.use(ownReleasesSite);
test.beforeAll(async () => {
  [releases, example] = await Promise.all([startOwnReleases(), exampleWithSdk()]);
});
test.afterAll(async () => {
  await releases.stop();
  example.remove();
});

/** Runs `npm run release -- …` and returns the version that it names last. */
async function release(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/withInstall.mjs', 'scripts/release.ts', ...args],
    { cwd: repository, env: { ...process.env, RELEASES_DIR: releases.directory } },
  );
  return stdout.match(/0\.1\.0-\w+/g)?.at(-1) ?? '';
}

/** Each copy of react-dom registers itself. */
const countReact = (page: Page) =>
  page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(window, {
      reactCopies: copies,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ version }: { version: string }) => copies.push(version),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    });
  });

const speakers = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

/** Reports a failed screen, as the page of a visitor does. */
async function reportFailure(page: Page, version: string): Promise<void> {
  const failure = { remote: 'mfe_speakers', version, kind: 'render', id: 'K3PQ7Z' };
  const answer = await page.request.post('/api/telemetry/', {
    data: { loads: [], failures: [failure], vitals: [] },
  });
  expect(answer.status()).toBe(204);
}

test('a remote of another repository is imported, tried alone, tried by visitors until it fails, made live and rolled back', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await countReact(page);
  // With another React than the host's, a hook would throw.
  changeScreen(example, (text) =>
    text
      .replace('export default', `import { useState } from 'react';\nexport default`)
      .replace('  return (', `  const [title] = useState('Speakers');\n  return (`)
      .replace('title="Speakers"', 'title={title}'),
  );
  const first = await release('import', await buildExample(example, 'Vite'));
  await release('activate', 'speakers');
  await page.goto('/speakers');
  await speakers(page, 'Speakers');
  // With another router, this would load a new page.
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Speakers' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Find an Event' }).click();
  await expect(page).toHaveURL('/events');
  expect(await page.evaluate(() => Reflect.get(window, 'sameLoad') as boolean)).toBe(true);

  await page.goto(await isolationPage(page, 'speakers'));
  await speakers(page, 'Speakers');

  changeScreen(example, (text) => text.replace(`useState('Speakers')`, `useState('On stage')`));
  const built = await buildExample(example, 'Rspack');
  // Its team sees it alone first, with the API of a site for tests.
  const isolated = await startServer(
    ['node_modules/@nzuko/shell-sdk/bin/isolate.cjs', `http://localhost:${ports.site}`],
    {
      url: `http://localhost:${ports.isolation}`,
      ready: '/',
      env: { ...process.env },
      folder: example.folder,
    },
  );
  await page.goto(`${isolated.url}/?as=organizer&nav=on`);
  await speakers(page, 'On stage');
  for (const name of ['Speakers', 'Dashboard'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await isolated.stop();

  const second = await release('import', built);
  await release('canary', 'speakers', second, '100');
  await page.goto('/speakers');
  await speakers(page, 'On stage');
  expect(await page.evaluate(() => Reflect.get(window, 'reactCopies') as string[])).toHaveLength(1);
  await page.goto(`/remotes/mfe_speakers/${second}/index.html`);
  await speakers(page, 'On stage');

  // Decision 0104: it ends once it has failed in ten visitors' browsers.
  for (let visitor = 0; visitor < 10; visitor += 1) await reportFailure(page, second);
  await expect
    .poll(() => liveVersion(page, 'mfe_speakers'), { timeout: 60_000, intervals: [1_000] })
    .toBe(first);
  await page.goto('/speakers');
  await speakers(page, 'Speakers');

  await release('activate', 'speakers', second);
  await page.goto('/speakers');
  await speakers(page, 'On stage');
  expect(await release('rollback', 'speakers')).toBe(first);
  await page.goto('/speakers');
  await speakers(page, 'Speakers');
  expect(problems).toEqual([]);

  // A module with other bytes than those that were imported doesn't run.
  await page.route('**/mfe_speakers/**/SpeakersScreen*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `${await answer.text()}\nwindow.wasChanged = true;`,
    });
  });
  await page.goto('/speakers');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'wasChanged') as unknown)).toBeUndefined();
});
