import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import type { NavOffer, Registry } from '@nzuko/contract';

import { makeAccount, newPerson, openAs, signInAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { ownReleasesSite, startOwnReleases } from '../support/ownReleases';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';
import { widths } from '../support/widths';

// Decision 0113: the links in the nav bar are what remotes offer. The spec's own are the floor, and nothing that a remote offers
// moves, hides or breaks them.

let releases: Awaited<ReturnType<typeof startOwnReleases>>;
let asReleased: string;
const person = newPerson();
const registryFile = () => path.join(releases.directory, 'registry.json');

test.use(ownReleasesSite);
test.beforeAll(async ({ request }) => {
  releases = await startOwnReleases();
  asReleased = readFileSync(registryFile(), 'utf8');
  await makeAccount(request, person, 'ORGANIZER');
});
test.afterAll(() => releases.stop());

const replaceRegistry = (text: string) => {
  writeFileSync(`${registryFile()}.next`, text);
  renameSync(`${registryFile()}.next`, registryFile());
};
test.afterEach(() => replaceRegistry(asReleased));

/** Makes a release of the landing page's remote live that has these entries; undefined for one from before entries. */
function offer(nav: NavOffer[] | undefined, remote = 'mfe_landing') {
  const registry = JSON.parse(asReleased) as Registry;
  registry.remotes = registry.remotes.map((live) =>
    live.name === remote ? { ...live, nav } : live,
  );
  replaceRegistry(JSON.stringify(registry));
}
const contact = { label: 'Contact', path: '/contact', access: 'everyone', order: 40 } as const;
const terms = { label: 'Terms', path: '/terms', access: 'guest', order: 50 } as const;
const studio = {
  label: 'Studio',
  path: '/cookies',
  access: 'member',
  roles: ['ORGANIZER'],
  order: 60,
} satisfies NavOffer;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const labels = (page: Page) => bar(page).getByRole('listitem');
const visitorLinks = ['Features', 'Pricing', 'Reviews'];
const memberLinks = ['Dashboard', 'Events', 'Profile'];

test('without other entries the bar is the spec’s, for visitors and for members', async ({
  page,
}) => {
  await page.goto('/');
  await expect(labels(page)).toHaveText(visitorLinks);
  await openAs(page, person.email, '/events');
  await expect(labels(page)).toHaveText(memberLinks);
  await bar(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(bar(page).getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a release from before entries keeps the link that the shell had for it', async ({ page }) => {
  offer(undefined, 'mfe_events');
  await openAs(page, person.email, '/events');
  await expect(labels(page)).toHaveText(memberLinks);
});

test('entries are in the first HTML, and nothing moves when the scripts take over', async ({
  page,
  browser,
}) => {
  offer([contact, terms, studio]);
  const still = await browser.newContext({ ...ownReleasesSite, javaScriptEnabled: false });
  const before = await still.newPage();
  const boxes = (shown: Page) =>
    Promise.all(
      [...visitorLinks, 'Contact', 'Terms', 'Sign In'].map((name) =>
        bar(shown).getByRole('link', { name, exact: true }).boundingBox(),
      ),
    );
  for (const shown of [before, page]) {
    await shown.setViewportSize({ width: 1440, height: 900 });
    await shown.goto('/');
    await expect(labels(shown)).toHaveText([...visitorLinks, 'Contact', 'Terms']);
  }
  await page.waitForFunction(() => performance.getEntriesByName('page-mounted').length > 0);
  await page.evaluate(() => document.fonts.ready);
  const [painted, mounted] = await Promise.all([boxes(before), boxes(page)]);
  for (const [index, box] of painted.entries()) {
    // The text may be in another font yet; the place is the same.
    expect(Math.abs((box?.x ?? 0) - (mounted[index]?.x ?? 1e6))).toBeLessThan(8);
  }
  await still.close();
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(bar(page).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The address and the bar change before the screen has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('entries change with the session, without a reload', async ({ page }) => {
  offer([contact, terms, studio]);
  await page.goto('/events');
  // The server's links are the browser's to follow.
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(labels(page)).toHaveText([...visitorLinks, 'Contact', 'Terms']);
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  await bar(page).getByRole('link', { name: 'Sign In' }).click();
  await signInAs(page, person.email);
  await expect(page).toHaveURL('/dashboard');
  // The dashboard has a header of its own.
  await page.goBack();
  await expect(page).toHaveURL('/events');
  await expect(labels(page)).toHaveText([...memberLinks, 'Contact', 'Studio']);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(labels(page)).toHaveText([...visitorLinks, 'Contact', 'Terms']);
  expect(await page.evaluate(() => Reflect.get(window, 'sameLoad') as boolean)).toBe(true);
});

test('what no bar has room for is in the menu, at every width', async ({ page }) => {
  offer([
    { ...contact, label: 'WWWWWWWWWWWWWWWW' },
    { ...terms, label: 'MMMMMMMMMMMMMMMM' },
    { ...studio, roles: undefined, label: 'WMWMWMWMWMWMWMWM' },
  ]);
  for (const isMember of [false, true]) {
    if (isMember) await openAs(page, person.email, '/events');
    else await page.goto('/events');
    const shown = isMember
      ? [...memberLinks, 'WWWWWWWWWWWWWWWW', 'WMWMWMWMWMWMWMWM']
      : [...visitorLinks, 'WWWWWWWWWWWWWWWW', 'MMMMMMMMMMMMMMMM'];
    await expect(labels(page)).toHaveText(shown);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, width);
      const menu = page.getByRole('button', { name: 'Open menu' });
      await expect(menu).toBeVisible({ visible: width < 1024 });
      await expect(labels(page).first()).toBeVisible({ visible: width >= 1024 });
      if (width >= 1024) continue;
      await menu.click();
      const panel = page.locator('header > div').getByRole('listitem');
      await expect(panel).toHaveText(shown);
      await expect(panel.last()).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
    }
  }
});

test('a label is text, on the server and in the page', async ({ page }) => {
  const label = '</a></script><img src=x onerror=alert(1)>';
  const thrown: string[] = [];
  page.on('dialog', (dialog) => {
    thrown.push('dialog');
    void dialog.dismiss();
  });
  offer([{ ...contact, label }]);
  await page.goto('/');
  await expect(labels(page)).toHaveText([...visitorLinks, label]);
  await expect(bar(page).locator('img')).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test('an entry goes with its remote, and one that leads to another remote’s page is not shown', async ({
  page,
}) => {
  offer([contact, { ...terms, path: '/login' }]);
  await page.goto('/');
  await expect(labels(page)).toHaveText([...visitorLinks, 'Contact']);
  replaceRegistry(asReleased);
  await page.reload();
  await expect(labels(page)).toHaveText(visitorLinks);
});
