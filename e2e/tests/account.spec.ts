import { devices, expect, test, type Page } from '@playwright/test';

import {
  makeAccount,
  newPerson,
  openAs,
  openAsNew,
  password,
  registerAs,
  signInAs,
} from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { linkMailedTo } from '../support/outbox';

const newPassword = 'Another1';
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu of/ });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a forgotten password is reset through the emailed link, which works once', async ({
      page,
      request,
    }) => {
      const person = newPerson();
      await makeAccount(request, person);
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password' }).click();
      // Until the next screen appears, the sign-in form's Email field would match too.
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();

      const link = await linkMailedTo(request, person.email, /^Reset your/);
      await page.goto(link);
      await page.getByLabel('New Password').fill(newPassword);
      await page.getByLabel('Confirm Password').fill(newPassword);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
      await expect(page).toHaveURL('/login?reset=success');
      await expect(
        page.getByText('Your password has been reset successfully! You can now log in'),
      ).toBeVisible();

      await signInAs(page, person.email, password);
      await expect(page.getByText('No active account was found')).toBeVisible();
      await signInAs(page, person.email, newPassword);
      await expect(page).toHaveURL(/\/dashboard/);

      await page.goto(link);
      await page.getByLabel('New Password').fill(newPassword);
      await page.getByLabel('Confirm Password').fill(newPassword);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page.getByText('Invalid or expired reset link.')).toBeVisible();
      await page.getByRole('link', { name: 'Request a new reset link' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });

    test('settings: a new name and picture show at once, also in another tab', async ({
      page,
      context,
      request,
    }) => {
      const person = newPerson();
      await makeAccount(request, person);
      await openAs(page, person.email, '/settings');
      const other = await context.newPage();
      await other.goto('/events');

      await page.getByLabel('First Name').fill('Ngozi');
      await page.getByLabel('Profile picture file').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
      await expect(page.getByRole('img', { name: 'Preview of the new picture' })).toBeVisible();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Profile updated successfully!')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Your profile picture' })).toHaveAttribute(
        'src',
        /^\/api\/media\/[\w-]+\.webp$/,
      );
      await expect(page.getByText('Profile updated successfully!')).toBeHidden();
      if (width === 360) return;
      for (const tab of [page, other]) {
        await expect(accountMenu(tab)).toHaveAccessibleName(/Ngozi Eze/);
        await expect(accountMenu(tab).locator('img')).toHaveAttribute('src', /^\/api\/media\//);
      }
    });

    test('settings: a file that isn’t a picture is rejected with an alert', async ({ page }) => {
      await openAs(page, 'attendee@demo.test', '/settings');
      await page.getByLabel('Profile picture file').setInputFiles({
        name: 'me.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('hello'),
      });
      await expect(
        page.getByRole('alert').filter({ hasText: 'Please select a valid image file' }),
      ).toBeVisible();
    });

    test('settings: changing the password signs out other devices', async ({
      page,
      browser,
      request,
    }) => {
      const person = newPerson();
      await makeAccount(request, person);
      const elsewhere = await browser.newContext();
      const phone = await elsewhere.newPage();
      await openAs(phone, person.email, '/settings');
      const refresh = await phone.evaluate(() => localStorage.getItem('event_refresh_token'));
      await openAs(page, person.email, '/settings');

      await page.getByLabel('Current Password').fill(password);
      await page.getByLabel('New Password').fill(newPassword);
      await page.getByLabel('Confirm Password').fill(newPassword);
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByText('Password changed.')).toBeVisible();

      const ended = await request.post('/api/auth/token/refresh/', { data: { refresh } });
      expect(ended.status()).toBe(401);
      await page.reload();
      await expect(page.getByLabel('First Name')).toBeVisible();
      await elsewhere.close();
    });

    test('settings: data can be downloaded, and the account is deleted after typing to confirm', async ({
      page,
      request,
    }) => {
      const person = newPerson();
      await makeAccount(request, person);
      await openAs(page, person.email, '/settings');

      await page.getByRole('button', { name: 'Download My Data' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Download My Data' }).click();
      expect((await download).suggestedFilename()).toMatch(/^nzuko-data-.*\.json$/);

      await page.getByRole('button', { name: 'Delete Account' }).click();
      const asked = page.getByRole('alertdialog');
      await asked.getByLabel('Type DELETE to confirm').fill('DELETE');
      await asked.getByLabel('Password', { exact: true }).fill('Wrong1234');
      await expectAccessible(page);
      await asked.getByRole('button', { name: 'Delete My Account' }).click();
      await expect(asked.getByText('This is not your password')).toBeVisible();
      await asked.getByLabel('Password', { exact: true }).fill(password);
      await asked.getByRole('button', { name: 'Delete My Account' }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/login');
      await signInAs(page, person.email);
      await expect(page.getByText('No active account was found')).toBeVisible();
    });
  });
}

test('an unknown email address gets a message', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('No account found with this email address.')).toBeVisible();
});

test('a wrong password shows a banner that can be dismissed', async ({ page }) => {
  await page.goto('/login');
  await signInAs(page, 'attendee@demo.test', 'Wrong1234');
  const banner = page.getByRole('alert').filter({ hasText: 'No active account was found' });
  await expect(banner).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('attendee@demo.test');
  await banner.getByRole('button').click();
  await expect(banner).toBeHidden();
});

test('an email address that is already taken shows an error under its field', async ({ page }) => {
  await page.goto('/register');
  await registerAs(page, { ...newPerson(), email: 'attendee@demo.test' });
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription(
    /An account with this email address already exists/,
  );
  await expect(email).toBeFocused();
});

test('another device is signed out of from the list of sessions', async ({ page, browser }) => {
  const { email } = await openAsNew(page, '/settings');
  const phone = await browser.newContext({
    userAgent: devices['iPhone 15'].userAgent,
    baseURL: new URL(page.url()).origin,
  });
  const lost = await phone.newPage();
  await openAs(lost, email, '/settings');
  await expect(lost.getByRole('list', { name: 'Where you’re signed in' })).toContainText(
    'Safari on iOS This device',
  );

  await page.reload();
  const list = page.getByRole('list', { name: 'Where you’re signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign Out of Safari on iOS' }).click();
  await expect(page.getByText('Signed out of Safari on iOS', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await lost.reload();
  await expect(lost).toHaveURL(/\/login/);
  await page.reload();
  await expect(list).toContainText('This device');
  await phone.close();
});

test('signing out everywhere ends this session too', async ({ page, request }) => {
  const person = newPerson();
  await makeAccount(request, person);
  await openAs(page, person.email, '/settings');
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page).toHaveURL('/login');
});

test('an address is confirmed by a press on the mailed link’s page, as often as it is pressed', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await makeAccount(request, person);
  await openAs(page, person.email, '/settings');
  const email = page.getByRole('region', { name: 'Email Confirmation' });
  await expect(email.getByText('Not confirmed')).toBeVisible();
  await email.getByRole('button', { name: 'Send the Link Again' }).click();
  await expect(email.getByText(/^Check your inbox/)).toBeVisible();
  await expectAccessible(page);
  await linkMailedTo(request, person.email, /^Confirm your email/);

  // The first mail's link still works, and opening it alone changes nothing.
  const link = await linkMailedTo(request, person.email, /^Welcome/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings');
  await expect(email.getByText('Not confirmed')).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm My Email Address' }).click();
    await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  }
  await page.goto('/settings');
  await expect(email.getByText('Confirmed', { exact: true })).toBeVisible();
});
