import { expect, test, type Page } from '@playwright/test';

import { confirmEmail, makeAccount, newPerson, openAs, signInAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';

/** A phone or laptop that makes and uses passkeys, and whose user always agrees. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added and signs in; without it, a recovery code does', async ({ page }) => {
  await addAuthenticator(page);
  const menu = page.getByRole('button', { name: /^Account menu of/ });
  const person = newPerson();
  await makeAccount(page.request, person);
  await confirmEmail(page.request, person.email);
  await openAs(page, person.email, '/settings');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.keyboard.press('Enter');
  const codes = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I’ve Saved Them' }).click();
  await expect(page.getByRole('list', { name: 'How you confirm it’s you' })).toContainText(
    'My laptop',
  );

  await test.step('signs in', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.goto('/login');
    await signInAs(page, person.email);
    await page.getByRole('button', { name: 'Use a Passkey' }).click();
    await expect(menu).toBeVisible();
  });

  await test.step('a lost device: a recovery code signs in', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.goto('/login');
    await signInAs(page, person.email);
    await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
  });
});
