import { expect, test, type Page } from '@playwright/test';

import { signInAs } from '../support/accounts';
import { haveFonts } from '../support/stillPage';

// As most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A page that the server doesn't render: it shows nothing without its remote. */
const unrendered = '/events/create-event';

/** Serves that page with a changed inlined registry, as after a bad release. */
async function changeRegistry(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(unrendered, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('a bad remote in the registry breaks only that remote’s screens', async ({ page }) => {
  await changeRegistry(page, (html) =>
    html.replace(/("name":"mfe_events","version":"[^"]+","contract":)1/, '$199'),
  );
  await page.goto(unrendered);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByText(/Error id: mfe_events@.+: unavailable/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a page whose registry can’t be read says so below its nav bar', async ({ page }) => {
  await changeRegistry(page, (html) =>
    html.replace(/(<script type="application\/json" id="registry">)[^<]*/, '$1{"remotes": ['),
  );
  await page.goto(unrendered);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
});

test('if the shell itself fails to load, the page says so without React', async ({ page }) => {
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto('/');
  const fatal = page.getByRole('alert');
  await expect(fatal).toContainText('Nzuko could not start');
  await expect(fatal).toBeFocused();
  await page.unroute('**/assets/main.*.js');
  await fatal.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('without JavaScript the landing page is complete, and its links work', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const id of ['features', 'pricing', 'testimonials']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  await expect(page.getByText('Most Popular')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(page).toHaveURL('/events/create-event');
  await context.close();
});

test('React takes over the landing page without moving anything, and keeps the scroll position', async ({
  page,
}) => {
  await haveFonts(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#prerendered')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[data-first-frame]')).toHaveCount(0);
  // At once: the page scrolls smoothly, and would still be on its way below.
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const heading = page.getByRole('heading', { level: 2 }).first();
  const before = await heading.boundingBox();
  release();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('each page has its title, and navigation moves the focus to the new content', async ({
  page,
}) => {
  await page.goto('/events');
  await expect(page).toHaveTitle('Events · Nzuko');
  // A link of the server's markup loads the page anew, and the focus begins at its top.
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveTitle('Sign in · Nzuko');
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    )
    .toBe(true);
});

test('the nav bar’s anchors lead to the landing page’s sections, also from another page', async ({
  page,
}) => {
  await page.goto('/events');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [label, id] of [
    ['Pricing', 'pricing'],
    ['Features', 'features'],
    ['Reviews', 'testimonials'],
  ] as const) {
    await bar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('the chosen theme applies before the next page’s first paint', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto('/events');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on the main paths the content security policy blocks nothing and the console stays empty', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/login');
  await signInAs(page, 'attendee@demo.test');
  await expect(page).toHaveURL(/\/dashboard/);
  for (const path of [
    '/',
    '/events',
    '/events/1',
    '/dashboard',
    '/dashboard?tab=my-tickets',
    '/settings',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(complaints).toEqual([]);
});

test('with the API down the page still works, says what is wrong, and recovers with Try Again', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/events');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.getByLabel('Price').selectOption('free');
  await expect(page.getByRole('alert')).toContainText('Failed to load events. Please try again.', {
    timeout: 20_000,
  });
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
