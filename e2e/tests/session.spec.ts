import { expect, test } from '@playwright/test';

import { openAs, signInAs } from '../support/accounts';

test('a corrupt token in local storage counts as signed out', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('event_access_token', 'no.token.at-all'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
});

test('a visitor at /dashboard stays there, signs in in place and sees it', async ({ page }) => {
  await page.goto('/dashboard');
  await signInAs(page, 'organizer@demo.test');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('region', { name: 'Recent Events' })).toBeVisible();
});

test('a visitor at /settings is sent to /login and comes back after signing in', async ({
  page,
}) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  await signInAs(page, 'attendee@demo.test');
  await expect(page).toHaveURL('/settings');
});

test('a signed-in user at /login and /register goes to /dashboard', async ({ page }) => {
  await openAs(page, 'attendee@demo.test', '/login');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await openAs(page, 'attendee@demo.test', '/settings');
  const other = await context.newPage();
  await other.goto('/events');
  await expect(other.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a session ended by the server leads to /login?session=expired', async ({ page }) => {
  await openAs(page, 'attendee@demo.test', '/settings');
  await expect(page.getByLabel('First Name')).toBeVisible();
  await page.route('**/api/auth/token/refresh/', (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await page.route('**/api/auth/profile/', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel('First Name').fill('Chidi');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/login?session=expired');
});

test('any other path goes to /', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});

test('an unknown event id shows the not-found screen', async ({ page }) => {
  for (const id of ['999999', 'abc']) {
    await page.goto(`/events/${id}`);
    await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Events' })).toHaveAttribute(
      'href',
      '/events',
    );
  }
});
