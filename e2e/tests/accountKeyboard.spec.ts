import { expect, test } from '@playwright/test';

import { makeAccount, newPerson, password, signInAs } from '../support/accounts';
import { tabTo, typeInto } from '../support/keyboard';
import { linkMailedTo } from '../support/outbox';

// Every account screen, from start to finish, without a mouse.

test('registration and sign-in work with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  for (const [label, value] of [
    ['First Name', person.firstName],
    ['Last Name', person.lastName],
    ['Username', person.username],
    ['Email', person.email],
    ['Password', password],
    ['Confirm Password', password],
  ] as const) {
    await typeInto(page, page.getByLabel(label, { exact: label === 'Password' }), value);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await typeInto(page, page.getByLabel('Email'), person.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a password reset works with the keyboard alone', async ({ page, request }) => {
  const person = newPerson();
  await makeAccount(request, person);
  await page.goto('/forgot-password');
  await typeInto(page, page.getByLabel('Email'), person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  await page.goto(await linkMailedTo(request, person.email, /^Reset your/));
  await typeInto(page, page.getByLabel('New Password'), 'Another1');
  await typeInto(page, page.getByLabel('Confirm Password'), 'Another1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Go to Login Now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?reset=success');
});

test('after a failed social sign-in, the keyboard alone gets back to sign-in', async ({ page }) => {
  await page.goto('/auth/github/callback?error=access_denied');
  await expect(
    page.getByText('Access was denied. Please grant the required permissions.'),
  ).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Back to Login' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('the profile and the theme can be changed with the keyboard alone', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await makeAccount(request, person);
  await page.goto('/settings');
  await signInAs(page, person.email);
  await expect(page).toHaveURL('/settings');

  await typeInto(page, page.getByLabel('First Name'), 'Adaeze');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu of Adaeze Eze' })).toBeVisible();

  const dark = page.getByRole('radio', { name: /Dark/ });
  await tabTo(page, page.getByRole('radio', { name: /Light/ }));
  await page.keyboard.press('ArrowDown');
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
