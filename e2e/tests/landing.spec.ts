import { expect, test } from '@playwright/test';
import type { ApiSchemas } from '@nzuko/contract';

import { FIRST_SCRIPTS_BUDGET } from '../../scripts/budgets';
import { holdShell } from '../support/holdShell';
import { tabTo } from '../support/keyboard';
import { untilQuiet, watchRequests } from '../support/watchRequests';

const sizes = [
  { name: 'a phone', width: 360, height: 780 },
  { name: 'a desktop', width: 1440, height: 900 },
];

const anchors = [
  ['Features', 'features'],
  ['Pricing', 'pricing'],
  ['Reviews', 'testimonials'],
] as const;

test('the scripts needed before the page is interactive stay within their budget', async ({
  page,
}) => {
  await page.goto('/');
  const mounted = await page.waitForFunction(
    () => performance.getEntriesByName('page-mounted')[0]?.startTime,
  );
  const scripts = await page.evaluate(
    (end = 0) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= end)
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    await mounted.jsonValue(),
  );
  expect(scripts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/\/assets\/main\./));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes, JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(FIRST_SCRIPTS_BUDGET);
});

test('a tab clicked before the page is interactive is selected once it is', async ({ page }) => {
  const releaseShell = await holdShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: 'Analytics' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  releaseShell();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
});

for (const { name, ...viewport } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('the hero starts with create, moves on after 5 s, and goes to the chosen step', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto('/');
      await expect(page.locator('#prerendered')).toHaveCount(0);
      const steps = page.getByRole('group', { name: 'How it works, in three steps' });
      const chosen = steps.getByRole('button', { pressed: true });
      await expect(chosen).toHaveText('Create');
      await expect(steps.getByRole('img', { name: /^The form for a new event/ })).toBeVisible();
      await page.clock.runFor(5_100);
      await expect(chosen).toHaveText('Sell');
      await expect(steps.getByRole('img', { name: /^The tickets of an event/ })).toBeVisible();
      await steps.getByRole('button', { name: 'Scan' }).click();
      await expect(chosen).toHaveText('Scan');
      await expect(
        steps.getByRole('img', { name: /^A QR ticket in front of the camera/ }),
      ).toBeVisible();
      await steps.getByRole('button', { name: 'Pause the steps' }).click();
      await expect(steps.getByRole('button', { name: 'Play the steps' })).toBeVisible();
      await expect(async () => {
        const pictures = await steps
          .locator('img')
          .evaluateAll((images: HTMLImageElement[]) =>
            images.map((image) => [image.currentSrc.split('.').pop(), image.naturalWidth > 0]),
          );
        expect(pictures).toEqual([1, 2, 3].map(() => ['avif', true]));
      }).toPass();
    });

    test('every tab of the demo shows its own heading, and every dot its own review', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.locator('#prerendered')).toHaveCount(0);
      const demo = page.locator('#demo');
      const headings = new Set<string>();
      for (const tab of await demo.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        headings.add(await demo.getByRole('tabpanel').getByRole('heading').innerText());
      }
      expect(headings.size).toBe(3);

      const reviews = page.locator('#testimonials');
      for (const dot of await reviews.getByRole('group').getByRole('button').all()) {
        const by = /by (.+)$/.exec((await dot.getAttribute('aria-label')) ?? '')?.[1] ?? '';
        await dot.click();
        await expect(reviews.getByText(by, { exact: true })).toBeVisible();
      }
    });

    test('every link leads to an existing section, a page of the site, or an email', async ({
      page,
    }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(12);
      for (const href of new Set(hrefs)) {
        if (href.startsWith('mailto:')) continue;
        const { pathname, hash } = new URL(href, page.url());
        if (hash) expect(await page.locator(hash).count(), href).toBe(1);
        const answer = await page.request.get(pathname, { maxRedirects: 0 });
        expect([href, answer.status()]).toEqual([href, 200]);
      }
    });

    test('Happening soon shows the next four events with seats left, each leading to its page', async ({
      page,
    }) => {
      const listed = await page.request.get('/api/events/?page_size=100');
      const { results } = (await listed.json()) as ApiSchemas['EventPage'];
      const next = results
        .filter(({ available_capacity: seats }) => seats > 0)
        .map(({ id, title, start_date }) => ({ id, title, start: Date.parse(start_date ?? '') }))
        .filter(({ start }) => start > Date.now())
        .sort((one, other) => one.start - other.start)
        .slice(0, 4);
      await page.goto('/');
      const soon = page.getByRole('region', { name: 'Happening soon' });
      await page.mouse.wheel(0, 100);
      await soon.scrollIntoViewIfNeeded();
      await expect(soon.getByRole('listitem')).toContainText(next.map(({ title }) => title));
      const links = soon.getByRole('listitem').getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(next.map(({ id }) => `/events/${id}`));
      await links.first().click();
      await expect(page).toHaveURL(`/events/${next[0]?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next[0]?.title ?? '');
    });

    test('every anchor, step, tab and dot, and Start Free Trial, work with the keyboard alone', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      await expect(page.locator('#prerendered')).toHaveCount(0);
      const bar = page.getByRole('banner');
      for (const [label, id] of anchors) {
        await bar.getByRole('link', { name: 'Nzuko home' }).focus();
        const menu = bar.getByRole('button', { name: 'Open menu' });
        if (await menu.isVisible()) {
          await tabTo(page, menu);
          await page.keyboard.press('Enter');
        }
        await tabTo(page, bar.getByRole('link', { name: label }));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`/#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }

      await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().focus();
      const steps = page.getByRole('group', { name: 'How it works, in three steps' });
      for (const name of ['Create', 'Sell', 'Scan']) {
        await tabTo(page, steps.getByRole('button', { name }));
        await page.keyboard.press('Enter');
        await expect(steps.getByRole('button', { pressed: true })).toHaveText(name);
      }
      await tabTo(page, steps.getByRole('button', { name: 'Pause the steps' }));
      await page.keyboard.press('Enter');
      await expect(steps.getByRole('button', { name: 'Play the steps' })).toBeFocused();

      const tabs = page.getByRole('tab');
      await tabTo(page, tabs.first());
      for (const next of [1, 2, 0]) {
        await page.keyboard.press('ArrowRight');
        await expect(tabs.nth(next)).toHaveAttribute('aria-selected', 'true');
      }
      for (const dot of await page.locator('#testimonials').getByRole('button').all()) {
        await tabTo(page, dot);
        await page.keyboard.press('Enter');
        await expect(dot).toHaveAttribute('aria-pressed', 'true');
      }
      await tabTo(page, page.getByRole('link', { name: 'Start Free Trial' }).last());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/events/create-event');
    });
  });
}

for (const [path, when, expected] of [
  ['/', 'after its first frame', ['first frame', 'whole']],
  ['/#pricing', 'from the start', []],
] as const) {
  test(`${path} has its complete layout ${when}`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const isPart = document.documentElement.hasAttribute('data-first-frame');
        seen.push(isPart ? 'first frame' : 'whole');
      }).observe(document, { subtree: true, attributeFilter: ['data-first-frame'] });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(
      expected,
    );
  });
}

test('without events, Happening soon takes up no space', async ({ page }) => {
  await page.route('**/api/events/*', (route) =>
    route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
  );
  const requests = watchRequests(page);
  const answered = page.waitForResponse('**/api/events/*');
  await page.goto('/');
  await page.mouse.wheel(0, 100);
  await answered;
  await untilQuiet(requests);
  await expect(page.getByRole('heading', { name: 'Happening soon' })).toHaveCount(0);
});

test('with reduced motion the hero doesn’t move', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.clock.runFor(16_000);
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
