import { expect, test } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { untilQuiet, watchRequests } from '../support/watchRequests';

test('with Data Saver no picture, font or later screen is fetched until it is asked for', async ({
  page,
  context,
  baseURL,
}) => {
  const { results } = await (await page.request.get('/api/events/?price=free&page_size=50')).json();
  const event = results.find(
    (each: { banner_image: string | null; available_capacity: number }) =>
      each.banner_image && each.available_capacity > 0,
  );
  await context.addCookies([{ name: 'data_saver', value: 'on', url: baseURL ?? '' }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  const requests = watchRequests(page);
  await page.goto(`/events/${event.id}`);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  // The shell's own last part comes when the browser is idle.
  await expect.poll(() => asked.some((each) => each.includes('/assets/after-start.'))).toBe(true);
  await untilQuiet(requests);
  expect(asked.filter((each) => /^(image|font) |\.woff2|\/media\//.test(each))).toEqual([]);

  const before = asked.length;
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover();
  await page.getByRole('button', { name: 'Theme' }).focus();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Get Tickets/ })
    .hover();
  await untilQuiet(requests);
  expect(asked.slice(before).filter((each) => /^(script|image|font) /.test(each))).toEqual([]);

  await expectAccessible(page);
  const button = page.getByRole('button', { name: `Show Picture: ${event.title}` });
  const title = page.getByRole('heading', { level: 1 });
  const place = await title.boundingBox();
  await button.focus();
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: event.title });
  await expect(picture).toBeFocused();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked.filter((each) => each.startsWith('image '))).toHaveLength(1);
  expect(await title.boundingBox()).toEqual(place);
});
