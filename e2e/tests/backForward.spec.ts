import { expect, test, type Locator, type Page } from '@playwright/test';

import { makeAccount, newPerson, signInAs, signInByApi } from '../support/accounts';
import { organizer } from '../support/events';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls like a reader, and waits until the page stands there. */
async function scrollTo(page: Page, y: number) {
  await expect
    .poll(async () => {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      return scrollY(page);
    })
    .toBe(y);
}

/** Scrolls until a link is in sight, and returns how far. The server's link scrolls nothing once the screen's has replaced it. */
async function standAt(page: Page, link: Locator): Promise<number> {
  let left = 0;
  await expect
    .poll(async () => {
      await link.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      left = await scrollY(page);
      return left;
    })
    .toBeGreaterThan(100);
  return left;
}

test('back from an event leads to the same place and filters of the catalogue, and forward to the event', async ({
  page,
}) => {
  await page.goto('/events');
  await page.getByLabel('Search events').fill('a');
  await expect(page).toHaveURL(/search=a/);
  const card = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await expect(card).toBeVisible();
  const left = await standAt(page, card);
  const url = page.url();
  await card.click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 250);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByLabel('Search events')).toHaveValue('a');
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(250);
});

test('back from the sign-in page leads to the same place, whether one has signed in or not', async ({
  page,
}) => {
  const person = newPerson();
  await makeAccount(page.request, person);
  await page.goto('/events?page=2');
  const card = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await expect(card).toBeVisible();
  const left = await standAt(page, card);
  // With the keyboard: focusing a link of the bar, which is always in sight, must not scroll either.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await signInAs(page, person.email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/events\?page=2$/);
  await expect.poll(() => scrollY(page)).toBe(left);
});

test('a member whom the sign-in page sends back stands where they wanted to go', async ({
  page,
}) => {
  const person = newPerson();
  await makeAccount(page.request, person);
  await page.goto('/events');
  await page.goto('/settings?x=1');
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, person.email);
  await expect(page).toHaveURL(/\/settings\?x=1$/);
  // The sign-in page isn't between them.
  await page.goBack();
  await expect(page).toHaveURL(/\/events$/);
});

test('back from an event leads to the same tab, filters and place of the dashboard', async ({
  page,
}) => {
  await signInByApi(page, organizer);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'My Events' }).first().click();
  await page.getByRole('button', { name: /^Show All/ }).click();
  await page.getByLabel('Status').selectOption('PUBLISHED');
  const card = page.getByRole('link', { name: /^View Details/ }).nth(4);
  await expect(card).toBeVisible();
  const left = await standAt(page, card);
  await card.click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('PUBLISHED');
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});
