import { expect, test, type Locator } from '@playwright/test';

import { expectAccessibleInBothThemes, followSystemTheme } from '../support/axe';
import { makeEvent, openDialog } from '../support/events';
import { textMailedTo } from '../support/outbox';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

const legal = [
  ['Terms', 'Terms of use'],
  ['Privacy', 'Privacy policy'],
  ['Refunds', 'Refund policy'],
  ['Cookies', 'Cookies'],
] as const;

test.beforeEach(({ page }) => page.addInitScript(followSystemTheme));

test('the footer leads to each legal text, which is accessible and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  for (const [label, title] of legal) {
    await page.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page, 360);
  }
});

test('a link inside a legal text changes the screen without loading a page', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('article').getByRole('link', { name: 'refund policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a visitor writes to us by keyboard alone, and both sides get an email', async ({ page }) => {
  const name = `Ada ${Date.now()}`;
  const address = `${name.replace(' ', '').toLowerCase()}@example.test`;
  await page.goto('/contact?topic=demo');
  await expect(page.getByLabel('What is it about?')).toHaveValue('demo');
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Name').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Can you show us the door list?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We’ve got your message' })).toBeFocused();
  expect(await textMailedTo(page.request, address, /We’ve got your message/)).toContain(
    'Your message about a demo has arrived',
  );
  expect(await textMailedTo(page.request, 'hello@nzuko.localhost', new RegExp(name))).toContain(
    'Can you show us the door list?',
  );
});

test('whoever registers or books sees what they accept', async ({ page }) => {
  const expectTexts = async (line: Locator) => {
    const textOf = (name: string) => line.getByRole('link', { name });
    await expect(textOf('terms of use')).toHaveAttribute('href', '/terms');
    await expect(textOf('privacy policy')).toHaveAttribute('href', '/privacy');
  };
  await page.goto('/register');
  await expectTexts(page.getByText('By creating an account you accept our'));
  const event = await makeEvent(page.request, '0');
  await page.goto(event.path);
  const dialog = await openDialog(page, 'Register for Free');
  await expectTexts(dialog.getByText('By booking you accept our'));
});
