import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test, type Page } from '@playwright/test';

import { releasesDirectory } from '../../scripts/paths';
import { ownReleasesSite, startOwnReleases } from '../support/ownReleases';

// A remote is built, activated and rolled back independently; a page keeps the versions it loaded.

const repository = path.resolve(__dirname, '../..');
const shellFolder = path.join(repository, 'shell/dist');
const run = promisify(execFile);

/** Runs `npm run release -- …`. */
async function release(directory: string, ...args: string[]): Promise<string> {
  const script = ['scripts/withInstall.mjs', 'scripts/release.ts'];
  const env = { ...process.env, RELEASES_DIR: directory };
  const { stdout } = await run(process.execPath, [...script, ...args], { cwd: repository, env });
  return stdout;
}

/** The name and hash of every file in the shell's build. */
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
  // The tabs only respond once the page is interactive.
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  return loadedVersions(page);
}

/** Leaves the landing page and comes back, only using links, then uses it again. */
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

test.describe('with releases that only this test changes', () => {
  let releases: Awaited<ReturnType<typeof startOwnReleases>>;
  test.use(ownReleasesSite);
  test.beforeAll(async () => {
    releases = await startOwnReleases();
  });
  test.afterAll(() => releases.stop());

  test('an open page survives a release and its rollback, new pages get the live version, the shell stays unchanged', async ({
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

    const published = await release(releases.directory, 'publish', 'landing', '99.0.0');
    const after = /99\.0\.0-\w+/.exec(published)?.[0] ?? '';
    try {
      const meanwhile = await open();
      expect(await openLanding(meanwhile)).toEqual([before]);

      const activated = await release(releases.directory, 'activate', 'landing');
      expect(activated).toContain(`${before} → ${after}`);
      const second = await open();
      expect(await openLanding(second)).toEqual([after]);
      await expectAlive(first);
      expect(await loadedVersions(first)).toEqual([before]);

      const rolledBack = await release(releases.directory, 'rollback', 'landing');
      expect(rolledBack).toContain(`${after} → ${before}`);
      const third = await open();
      expect(await openLanding(third)).toEqual([before]);
      await expectAlive(second);
      expect(await loadedVersions(second)).toEqual([after]);
      await expectAlive(first);
    } finally {
      await release(releases.directory, 'activate', 'landing', before ?? '');
      rmSync(path.join(releases.directory, 'mfe_landing', after), { recursive: true });
    }
    expect(problems).toEqual([]);
    expect(shellFiles()).toEqual(shell);
  });
});

test('an open page notices a new version and offers a reload', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answer = await page.request.get('/registry.json');
  const registry = (await answer.json()) as { remotes: { version: string }[] };
  const newer = registry.remotes.map((remote) => ({ ...remote, version: '99.0.0' }));
  await page.route('/registry.json', (route) =>
    route.fulfill({ json: { ...registry, remotes: newer } }),
  );
  const offer = page.getByRole('listitem').filter({ hasText: 'A new version of Nzuko is ready' });
  // The page starts checking once it is idle.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await offer.getByRole('button', { name: 'Reload' }).click();
  // Nothing can be asked of a page that is just going.
  await expect(async () => {
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
  }).toPass({ timeout: 15_000 });
  await expect(offer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every live release is valid and completely served', async ({ baseURL }) => {
  const words = await release(releasesDirectory, 'verify', baseURL ?? '');
  expect(words.trim().split('\n')).toHaveLength(5);
  expect(words).not.toMatch(/^(?!ok |$)/m);
});
