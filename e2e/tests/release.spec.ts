import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test, type Page } from '@playwright/test';

// Design section 3: a remote is built, made live and taken back alone; a page keeps what it was loaded with.

const repository = path.resolve(__dirname, '../..');
const shellFolder = path.join(repository, 'shell/dist');
const releases = path.join(repository, 'releases');
const run = promisify(execFile);

/** `npm run release -- …`, by its program. */
async function release(...args: string[]): Promise<string> {
  const script = ['scripts/withInstall.mjs', 'scripts/release.ts'];
  const { stdout } = await run(process.execPath, [...script, ...args], { cwd: repository });
  return stdout;
}

/** Name and digest of every file of the shell's build. */
function shellFiles(): string[] {
  return readdirSync(shellFolder)
    .sort()
    .map((name) => {
      const content = readFileSync(path.join(shellFolder, name));
      return `${name} ${createHash('sha256').update(content).digest('hex')}`;
    });
}

/** The versions of the landing page whose scripts this page has loaded. */
const loadedVersions = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/remotes\/mfe_landing\/([^/]+)\//.exec(name)?.[1])
        .filter((version) => version !== undefined),
    ),
  ]);

async function openLanding(page: Page): Promise<string[]> {
  await page.goto('/');
  // Only the page that has come to life answers to its tabs.
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  return loadedVersions(page);
}

/** Goes away from the landing page and back, by links alone, and uses it again. */
async function expectAlive(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('banner').getByRole('link', { name: 'Nzuko home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
}

test.describe.configure({ timeout: 180_000 });

test('a page lives through a release and its rollback, others get what is live, the shell stays as it is', async ({
  context,
}) => {
  const problems: string[] = [];
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    return page;
  };
  const shell = shellFiles();
  const first = await open();
  const [before, ...more] = await openLanding(first);
  expect(more).toEqual([]);

  const published = await release('publish', 'landing', '99.0.0');
  const after = /99\.0\.0-\w+/.exec(published)?.[0] ?? '';
  try {
    const meanwhile = await open();
    expect(await openLanding(meanwhile)).toEqual([before]);

    expect(await release('activate', 'landing')).toContain(`${before} → ${after}`);
    const second = await open();
    expect(await openLanding(second)).toEqual([after]);
    await expectAlive(first);
    expect(await loadedVersions(first)).toEqual([before]);

    expect(await release('rollback', 'landing')).toContain(`${after} → ${before}`);
    const third = await open();
    expect(await openLanding(third)).toEqual([before]);
    await expectAlive(second);
    expect(await loadedVersions(second)).toEqual([after]);
    await expectAlive(first);
  } finally {
    await release('activate', 'landing', before ?? '');
    rmSync(path.join(releases, 'mfe_landing', after), { recursive: true });
  }
  expect(problems).toEqual([]);
  expect(shellFiles()).toEqual(shell);
});

test('an open page learns of another version and offers a reload', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answer = await page.request.get('/registry.json');
  const registry = (await answer.json()) as { remotes: { version: string }[] };
  const newer = registry.remotes.map((remote) => ({ ...remote, version: '99.0.0' }));
  await page.route('/registry.json', (route) =>
    route.fulfill({ json: { ...registry, remotes: newer } }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByRole('listitem').filter({ hasText: 'A new version of Nzuko is ready' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every live release is sound and served whole', async ({ baseURL }) => {
  const words = await release('verify', baseURL ?? '');
  expect(words.trim().split('\n')).toHaveLength(5);
  expect(words).not.toMatch(/^(?!ok |$)/m);
});
