import { expect, test, type Page } from '@playwright/test';

import { newPerson, openAs } from '../support/accounts';
import { expectAccessible, expectAccessibleInBothThemes, followSystemTheme } from '../support/axe';
import { organizer, purchase } from '../support/events';
import { tabTo, typeInto } from '../support/keyboard';
import { expectMailTo } from '../support/outbox';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

const FORM = '/events/create-event';

async function fillDraft(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('An evening planned in two sittings.');
  await page.getByLabel('Category').selectOption('Technology');
}

async function fillRest(page: Page) {
  await page.getByLabel('Location').fill('Civic Tower, Victoria Island, Lagos');
  await page.getByLabel('Start date').fill('2031-03-01T18:00');
  await page.getByLabel('End date').fill('2031-03-01T21:00');
}

test('a cleared price stays empty in a draft, and is required before publishing', async ({
  page,
}) => {
  await openAs(page, organizer, FORM);
  await fillDraft(page, `Unpriced ${newPerson().username}`);
  await fillRest(page);
  const price = page.getByLabel('Ticket price');
  await price.fill('');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('No price yet')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Event' }).click();
  await expect(price).toHaveValue('');
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByText('Ticket price is required')).toBeVisible();
  await expect(price).toBeFocused();
  // Scripts read text that isn't a number as empty, but it doesn't count as cleared.
  await page.keyboard.type('1e');
  await expect(page.getByText('Price must be in naira, with at most two decimals')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('500');
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByRole('heading', { name: 'Your event is live' })).toBeVisible();
  await expect(page.getByText('₦1,500')).toBeVisible();
});

test('an event can be drafted, published, changed and cancelled', async ({ page }) => {
  const title = `Draft ${newPerson().username}`;
  await openAs(page, organizer, FORM);
  await fillDraft(page, title);
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'Your draft is saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Event' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);

  const id = Number(/events\/(\d+)\/edit/.exec(page.url())?.[1]);
  const visitors = await page.request.get(`/events/${id}`);
  expect(visitors.status()).toBe(404);
  expect(await visitors.text()).not.toContain(title);

  await fillRest(page);
  await page.reload();
  await expect(page.getByText('We’ve restored what you typed.')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue(/Civic Tower/);
  await page.getByRole('button', { name: 'Ticket Types, Quotas and Sale Dates' }).click();
  await page.getByRole('button', { name: 'Add VIP' }).click();
  const vip = page.getByRole('group', { name: 'VIP' });
  await vip.getByLabel('Price').fill('9000');
  await vip.getByLabel('Quota').fill('5');
  await vip.getByLabel('On sale from').fill('2031-01-01T09:00');
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByRole('heading', { name: 'Your event is live' })).toBeVisible();

  await page.getByRole('link', { name: 'View Event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const types = page.getByRole('list', { name: 'Ticket types' }).getByRole('listitem');
  await expect(types.nth(1)).toHaveText(/VIP: ₦9,000, On sale from Wed, 1\sJan\s2031, 09:00\sWAT/);
  await purchase(page.request, id, 'attendee@demo.test');

  await page.getByRole('link', { name: 'Edit Event' }).click();
  await page.getByLabel('Location').fill('Freedom Park, Lagos Island, Lagos');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const move = page.getByRole('alertdialog', { name: 'Move this event?' });
  await move.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Freedom Park, Lagos Island, Lagos').first()).toBeVisible();
  await expectMailTo(page.request, 'attendee@demo.test', new RegExp(`^${title} has a new place$`));

  await page.getByRole('link', { name: 'Edit Event' }).click();
  await page.getByRole('button', { name: 'Cancel Event' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this event?' });
  await expect(dialog).toContainText('The one ticket will be cancelled. We’ll email');
  const confirm = dialog.getByRole('button', { name: 'Cancel Event' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel(/to confirm$/).fill(title);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'This event won’t take place' })).toBeVisible();
  await expect(page.getByText('The organizer has cancelled this event.')).toBeVisible();
  await expectMailTo(page.request, 'attendee@demo.test', new RegExp(`^${title} is cancelled$`));
});

test('the doors’ opening time can be entered, is validated, and shows on the event page and the ticket', async ({
  page,
}) => {
  await openAs(page, organizer, FORM);
  const title = `Doors ${newPerson().username}`;
  await fillDraft(page, title);
  await fillRest(page);
  const doors = page.getByLabel('Doors open');
  await doors.fill('2031-03-01T18:01');
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByText('Doors must open at or before the start')).toBeVisible();
  await expect(doors).toBeFocused();
  await doors.fill('2031-03-01T17:00');
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await page.getByRole('link', { name: 'View Event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const opening = 'Sat, 1 Mar 2031, 17:00 WAT';
  await expect(page.locator('dt:text-is("Doors open") + dd')).toHaveText(opening);

  const id = Number(/events\/(\d+)/.exec(page.url())?.[1]);
  await purchase(page.request, id, 'attendee@demo.test');
  await openAs(page, 'attendee@demo.test', '/dashboard?tab=my-tickets');
  const ticket = page.getByRole('article').filter({ hasText: title });
  await expect(ticket).toContainText('Doors open 17:00 WAT');
});

test('offline, the form says so, keeps what was typed, and publishes once the network is back', async ({
  page,
  context,
}) => {
  await openAs(page, organizer, FORM);
  const title = `Offline ${newPerson().username}`;
  await fillDraft(page, title);
  await fillRest(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  );
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByRole('heading', { name: 'Your event is live' })).toBeVisible();
});

test('a session that ends while an event is being written loses none of the input', async ({
  page,
}) => {
  await openAs(page, organizer, FORM);
  const title = `Long ${newPerson().username}`;
  await fillDraft(page, title);
  // As if another device had used "sign out everywhere".
  await page.route('**/api/events/', (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/api/auth/token/refresh/', (route) =>
    route.fulfill({ status: 401, json: {} }),
  );
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unrouteAll();
  await page.getByLabel('Email').fill(organizer);
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(FORM);
  await expect(page.getByLabel('Title')).toHaveValue(title);
});

test('a draft can be written with the keyboard alone', async ({ page }) => {
  await openAs(page, organizer, FORM);
  const title = `Keys ${newPerson().username}`;
  await typeInto(page, page.getByLabel('Title'), title);
  await typeInto(page, page.getByLabel('Description'), 'Typed without a mouse.');
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.type('Tech');
  await tabTo(page, page.getByRole('button', { name: 'Save as Draft' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your draft is saved' })).toBeVisible();
});

test('at 360 px, the forms pass axe in both themes', async ({ page }) => {
  await page.addInitScript(followSystemTheme);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, organizer, FORM);
  await page.getByRole('button', { name: 'Ticket Types, Quotas and Sale Dates' }).click();
  await page.getByRole('button', { name: 'Add Early Bird' }).click();
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Please fix all validation errors before publishing.',
  );
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page, 360);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
