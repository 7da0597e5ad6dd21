import { expect, test } from '@playwright/test';

import { bookingDialog, makeEvent, organizer, bearerOf } from '../support/events';

test('a link to an event shows its picture, date, place and price in a chat', async ({
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

test('an event reads whole with script off', async ({ browser, baseURL, request }) => {
  const event = await makeEvent(request, '2500');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(event.path);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(page.getByText('An evening to be booked by a test.')).toBeVisible();
  await expect(page.getByText('₦2,500').first()).toBeVisible();
  await context.close();
});

test('the page asks for its event no second time', async ({ page, request }) => {
  const event = await makeEvent(request, '0');
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await page.goto(event.path, { waitUntil: 'networkidle' });
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  expect(asked).not.toContain(`/api${event.path}/`);
});

test('a button that is pressed before the page is alive does what it says once it is', async ({
  page,
  request,
}) => {
  const event = await makeEvent(request, '0');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(event.path, { waitUntil: 'commit' });
  const early = page.locator('#prerendered').getByRole('button', { name: 'Register for Free' });
  await early.click();
  await expect(early).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(bookingDialog(page)).toBeVisible();
});

test('the catalogue is narrowed to a city, and a link to that keeps it', async ({
  page,
  request,
}) => {
  const title = `In Yola ${Date.now()}`;
  const place = { title, location: 'Lamido Hall, Yola' };
  await makeEvent(request, '0', 20, place);
  await page.goto('/events');
  await page.getByLabel('City').selectOption('Yola');
  await expect(page).toHaveURL(/city=Yola/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Yola');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('a draft is nobody’s but its organizer’s, in the HTML too', async ({ page, request }) => {
  const { path, title } = await makeEvent(request, '0', 20, { status: 'DRAFT' });
  expect((await request.get(path)).status()).toBe(404);
  const answer = await request.get(path, { headers: await bearerOf(request, organizer) });
  expect(await answer.text()).not.toContain(title);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
});
