import { expect, test } from '@playwright/test';

import { bookingDialog, makeEvent, organizer, bearerOf } from '../support/events';
import { holdShell } from '../support/holdShell';
import { openRendered } from '../support/openRendered';

test('a link to an event previews its picture, date, place and price in a chat', async ({
  request,
}) => {
  const listed = await request.get('/api/events/?page_size=1');
  const [event] = (await listed.json()).results;
  const answer = await request.get(`/events/${event.id}`);
  const html = await answer.text();
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '';
  expect(contentOf('og:image')).toMatch(/^https?:\/\/localhost:\d+\/api\/media\/.+\.webp$/);
  expect((await request.get(contentOf('og:image'))).status()).toBe(200);
  expect(contentOf('og:url')).toBe(new URL(`/events/${event.id}`, answer.url()).href);
  expect(contentOf('og:description')).toMatch(/20\d\d.* · .+ · (Free|₦)/);
  expect(html).toContain('"@type":"Event"');
});

test('search engines find the site’s pages and every event in the sitemap', async ({
  request,
  baseURL,
}) => {
  const { path } = await makeEvent(request, '0');
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  for (const page of ['/', '/events', '/contact', '/terms', path]) {
    expect(listed).toContain(`${baseURL}${page}`);
  }
  expect((await request.get(listed.at(-1) ?? '')).status()).toBe(200);
});

test('an event page is complete without JavaScript', async ({ browser, baseURL, request }) => {
  const event = await makeEvent(request, '2500');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await openRendered(page, event.path);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(page.getByText('An evening for a test to book.')).toBeVisible();
  await expect(page.getByText('₦2,500').first()).toBeVisible();
  await context.close();
});

test('the page does not fetch its event a second time', async ({ page, request }) => {
  const event = await makeEvent(request, '0');
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await page.goto(event.path, { waitUntil: 'networkidle' });
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  expect(asked).not.toContain(`/api${event.path}/`);
});

test('a button clicked before the page is interactive works once it is', async ({
  page,
  request,
}) => {
  const event = await makeEvent(request, '0');
  const releaseShell = await holdShell(page);
  await page.goto(event.path, { waitUntil: 'commit' });
  const early = page.locator('#prerendered').getByRole('button', { name: 'Register for Free' });
  await early.click();
  await expect(early).toHaveAttribute('aria-busy', 'true');
  releaseShell();
  await expect(bookingDialog(page)).toBeVisible();
});

test('the catalogue can be filtered by city, and the URL keeps the filter', async ({
  page,
  request,
}) => {
  const title = `In Yola ${Date.now()}`;
  const place = { title, location: 'Lamido Hall, Yola' };
  await makeEvent(request, '0', 20, place);
  // The page may be a second old, and doesn't ask again for what it has.
  await expect(async () => {
    await page.goto('/events');
    await page.getByLabel('City').selectOption('Yola', { timeout: 3_000 });
  }).toPass();
  await expect(page).toHaveURL(/city=Yola/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Yola');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('the whole card of an event leads to it, its stub too', async ({ page, request }) => {
  const title = `On the stub ${Date.now()}`;
  const { path } = await makeEvent(request, '0', 20, { title });
  await page.goto(`/events?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width / 2, y: height - 20 } });
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('only its organizer can see a draft, also in the HTML', async ({ page, request }) => {
  const { path, title } = await makeEvent(request, '0', 20, { status: 'DRAFT' });
  expect((await request.get(path)).status()).toBe(404);
  const answer = await request.get(path, { headers: await bearerOf(request, organizer) });
  expect(await answer.text()).not.toContain(title);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`at ${width} × ${height} the price and the button are in sight at once`, async ({
    page,
    request,
  }) => {
    const event = await makeEvent(request, '2500');
    await page.setViewportSize({ width, height });
    await page.goto(event.path);
    const header = page.getByRole('main').locator('header');
    await expect(header.getByText('₦2,500')).toBeInViewport({ ratio: 1 });
    await expect(header.getByText(/seats left/)).toBeInViewport({ ratio: 1 });
    const button = header.getByRole('button', { name: 'Get Tickets' });
    await expect(button).toBeInViewport({ ratio: 1 });
    if (width < 1024) {
      // At the end of the page, the bar is still there and covers nothing.
      const last = page.getByRole('button', { name: 'Report This Event' });
      await expect(page.locator('#prerendered')).toHaveCount(0);
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(button).toBeInViewport({ ratio: 1, timeout: 1_000 });
        const [bar, content] = await Promise.all([button, last].map((each) => each.boundingBox()));
        expect(bar && content && bar.y - (content.y + content.height)).toBeGreaterThan(0);
      }).toPass({ timeout: 15_000 });
    }
    await button.click();
    await expect(bookingDialog(page)).toBeVisible();
  });
}
