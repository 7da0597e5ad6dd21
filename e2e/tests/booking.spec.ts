import { expect, test } from '@playwright/test';

import { confirmEmail, newPerson, openAsNew, password } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import {
  bearerOf,
  bookingDialog,
  bookPaid,
  makeEvent,
  openDialog,
  organizer,
  payIn,
  purchase,
} from '../support/events';
import { tabTo } from '../support/keyboard';
import { expectMailTo } from '../support/outbox';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

test('a free booking at 360 px ends with its ticket number, in an accessible dialog', async ({
  page,
}) => {
  const event = await makeEvent(page.request, '0');
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsNew(page, event.path);
  const dialog = await openDialog(page, 'Register for Free');
  await dialog.getByRole('checkbox', { name: 'Put names on the tickets' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
  await dialog.getByRole('button', { name: 'Register for Free' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /Successfully registered! Your ticket number is TKT-\S+/,
  );
  await expectAccessible(page);
});

test('a visitor who books signs up and returns to the same dialog', async ({ page }) => {
  const event = await makeEvent(page.request, '0');
  await page.goto(event.path);
  const dialog = await openDialog(page, 'Register for Free');
  await dialog.getByRole('button', { name: 'Add one ticket' }).click();
  await dialog.getByRole('button', { name: 'Register for Free' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('attendee@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(bookingDialog(page).getByRole('status').filter({ hasText: '2' })).toBeVisible();
  await bookingDialog(page).getByRole('button', { name: 'Register for Free' }).click();
  await expect(page.getByRole('alert')).toContainText('Successfully registered!');
});

test('a booking is paid for in a new tab, and the dialog then shows it as paid', async ({
  page,
}) => {
  const event = await makeEvent(page.request, '2500.50');
  await openAsNew(page, event.path);
  const tab = await bookPaid(page);
  const created = page.getByRole('dialog', { name: 'Ticket Created!' });
  await expect(created.getByRole('alert')).toContainText(/payment reference is NZ-/);
  await expect(created.getByText(/^Your seat is held until/)).toContainText('₦2,500.50');
  await expect(created.getByRole('button', { name: 'I’ll Pay Later' })).toBeVisible();
  await expectAccessible(page);
  await payIn(tab, 'Approve The card');
  const paid = page.getByRole('dialog', { name: 'You’re going!' });
  await expect(paid.getByRole('alert')).toContainText('your ticket is valid');
  await expectAccessible(page);
});

test('“I’ll Pay Later” keeps seats for a confirmed address, and tells others what to do', async ({
  page,
}) => {
  const event = await makeEvent(page.request, '2500');
  const buyer = await openAsNew(page, event.path);
  const tab = await bookPaid(page);
  await tab.close();
  await page.getByRole('button', { name: 'I’ll Pay Later' }).click();
  await expect(page.getByText(/^Confirm your email address to pay later/)).toBeVisible();
  const held = page.getByText(/Your seat is held until/);
  const before = await held.textContent();
  await expectAccessible(page);

  await confirmEmail(page.request, buyer.email);
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await page.getByRole('button', { name: 'I’ll Pay Later' }).click();
  await expect(page.getByText(/^Confirm your email address to pay later/)).toHaveCount(0);
  await expect(held).not.toHaveText(before ?? '');
});

test('a payment that the bank has yet to confirm is waited for', async ({ page }) => {
  const event = await makeEvent(page.request, '2500');
  await openAsNew(page, event.path);
  const tab = await bookPaid(page);
  await tab.getByRole('radio', { name: /^Approve later/ }).check();
  await tab.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog', { name: 'Waiting for your bank' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible({
    timeout: 45_000,
  });
});

test('a declined payment can be retried', async ({ page }) => {
  const event = await makeEvent(page.request, '2500');
  await openAsNew(page, event.path);
  const first = await bookPaid(page);
  await payIn(first, 'Decline');
  await expect(first.getByText(/was declined/)).toBeVisible();
  await first.close();
  await page.getByRole('button', { name: 'I Have Paid' }).click();
  const declined = page.getByRole('dialog', { name: 'Payment declined' });
  await expect(declined.getByRole('alert')).toContainText('Your ticket is still held');
  const opened = page.waitForEvent('popup');
  await declined.getByRole('button', { name: 'Try Again' }).click();
  const second = await opened;
  await second.waitForURL(/checkout/);
  await payIn(second, 'Approve The card');
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible();
});

test('a bank transfer is confirmed late; one that is sent back is told, and paid again', async ({
  page,
}) => {
  const event = await makeEvent(page.request, '2500');
  await openAsNew(page, event.path);
  const first = await bookPaid(page);
  await first.getByRole('radio', { name: 'Bank transfer The bank' }).check();
  await first.getByRole('radio', { name: 'Send the transfer back' }).check();
  await first.getByRole('button', { name: /^Pay/ }).click();
  // The payer is back on the site, in the tab of the payment page.
  await expect(first.getByText('Transfer sent back')).toBeVisible();
  await expect(first.getByText(/wasn’t exactly ₦2,500\. Your ticket is still held/)).toBeVisible();
  await expect(first.getByText(/so please pay again\. ₦2,500/)).toBeVisible();
  await expectAccessible(first);
  await first.close();

  const rejected = page.getByRole('dialog', { name: 'Transfer sent back' });
  await expect(rejected.getByRole('alert')).toContainText('wasn’t exactly ₦2,500');
  const opened = page.waitForEvent('popup');
  await rejected.getByRole('button', { name: 'Try Again' }).click();
  const second = await opened;
  await second.waitForURL(/checkout/);
  await second.getByRole('radio', { name: 'USSD' }).check();
  await second.getByRole('button', { name: /^Pay/ }).click();
  await expect(second).toHaveURL(/dashboard/);
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible({
    timeout: 20_000,
  });
});

test('a group of 3 gets three tickets, and each named person an email', async ({ page }) => {
  const event = await makeEvent(page.request, '0');
  const buyer = await openAsNew(page, event.path);
  await confirmEmail(page.request, buyer.email);
  const dialog = await openDialog(page, 'Register for Free');
  const add = dialog.getByRole('button', { name: 'Add one ticket' });
  await add.click();
  await add.click();
  await dialog.getByRole('checkbox', { name: 'Put names on the tickets' }).check();
  const guests = [newPerson(), newPerson()];
  for (const [index, guest] of guests.entries()) {
    const row = dialog.getByRole('group', { name: `Ticket ${index + 2}` });
    await row.getByLabel('Name').fill(guest.firstName);
    await row.getByLabel('Email').fill(guest.email);
  }
  await dialog.getByRole('button', { name: 'Register for Free' }).click();
  const numbers = page.getByRole('dialog').getByRole('list', { name: 'Ticket numbers' });
  await expect(numbers.getByRole('listitem')).toHaveCount(3);
  await expectMailTo(page.request, buyer.email, new RegExp(`^Your tickets for ${event.title}$`));
  for (const { email } of guests) {
    await expectMailTo(
      page.request,
      email,
      new RegExp(`^${buyer.firstName} .* booked a ticket for you: ${event.title}$`),
    );
  }
});

test('if someone else takes the last seat, there is a clear message and no ticket', async ({
  page,
  request,
}) => {
  const event = await makeEvent(request, '0', 1);
  await openAsNew(page, event.path);
  const dialog = await openDialog(page, 'Register for Free');
  await purchase(request, event.id, 'attendee@demo.test');
  await dialog.getByRole('button', { name: 'Register for Free' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`${event.title} is sold out.`);
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'No tickets left for now' })).toBeVisible();
  await page.goto('/dashboard?tab=my-tickets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(event.title)).toHaveCount(0);
});

test('a free ticket can be booked with the keyboard alone', async ({ page }) => {
  const event = await makeEvent(page.request, '0');
  await openAsNew(page, event.path);
  const button = page.getByRole('main').getByRole('button', { name: 'Register for Free' });
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await tabTo(page, bookingDialog(page).getByRole('button', { name: 'Register for Free' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Successfully registered!');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'You’re going!' })).toBeFocused();
});

test('a wrong phone number has its message at the field; a right one reaches the organizer', async ({
  page,
}) => {
  const event = await makeEvent(page.request, '0');
  await openAsNew(page, event.path);
  const dialog = await openDialog(page, 'Register for Free');
  const phone = dialog.getByLabel('Phone number (optional)');
  await phone.fill('0803 12');
  await dialog.getByRole('button', { name: 'Register for Free' }).click();
  await expect(dialog.getByText(/^Please enter a valid phone number/)).toBeVisible();
  await expect(phone).toBeFocused();
  await expectAccessible(page);
  await phone.fill('0803 123 4567');
  await dialog.getByRole('button', { name: 'Register for Free' }).click();
  await expect(page.getByRole('alert')).toContainText('Successfully registered!');
  const attendees = await page.request.get(`/api/events/${event.id}/attendees/`, {
    headers: await bearerOf(page.request, organizer),
  });
  expect(await attendees.json()).toMatchObject([{ phone: '+2348031234567' }]);
});
