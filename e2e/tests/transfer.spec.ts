import { expect, test } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { answerAt, eventWithTickets, openDoor, ticketsOf, typeNumber } from '../support/door';
import { newPerson } from '../support/accounts';
import { untilKeptOffline } from '../support/offline';
import { linkMailedTo } from '../support/outbox';

test('a ticket offered to somebody without an account becomes theirs when they accept, and opens offline', async ({
  page,
  browser,
}) => {
  const { eventId, title, person, attendee: seller } = await eventWithTickets(page, browser, 2);
  const [, given] = await ticketsOf(seller);
  const number = given?.ticket_number ?? '';
  const to = newPerson();

  await seller.goto('/dashboard?tab=my-tickets');
  await seller.getByRole('button', { name: `Transfer ticket ${number}` }).click();
  const dialog = seller.getByRole('dialog', { name: 'Transfer this ticket' });
  await dialog.getByLabel('Name').fill('Dami Eze');
  await dialog.getByLabel('Email').fill(to.email);
  await dialog.getByRole('button', { name: 'Send Offer' }).click();
  await expect(seller.getByText('Waiting for Dami Eze to accept')).toBeVisible();
  await expect(seller.getByText(number)).toBeVisible();

  const link = await linkMailedTo(page.request, to.email, /giving you a ticket/);
  const recipient = await (await browser.newContext()).newPage();
  await recipient.goto(new URL(link).pathname);
  const offer = `${person.firstName} ${person.lastName} is giving you a ticket`;
  await expect(recipient.getByRole('heading', { level: 1, name: offer })).toBeVisible();
  await expectAccessible(recipient);
  // Just looking at the offer doesn't accept it.
  expect((await ticketsOf(seller)).map(({ ticket_number }) => ticket_number)).toContain(number);
  await recipient.getByRole('button', { name: 'Accept Ticket' }).click();
  const code = recipient.getByRole('img', { name: /^QR code of ticket/ });
  await expect(code).toBeVisible();
  await expectAccessible(recipient);
  const label = (await code.getAttribute('aria-label')) ?? '';
  const newNumber = label.replace('QR code of ticket ', '');
  expect(newNumber).not.toBe(number);

  await seller.reload();
  await expect(seller.getByRole('article').filter({ hasText: 'Given to' })).toBeVisible();
  await expect(seller.getByRole('article')).toHaveCount(2);
  await expect(seller.getByText(number)).toHaveCount(0);
  await expect(seller.getByText(newNumber)).toHaveCount(0);

  await openDoor(page, eventId, 2);
  await typeNumber(page, given?.qr_payload ?? '');
  await expect(answerAt(page)).toContainText('Ticket transferred');
  await expect(answerAt(page)).toContainText('ask for the new one');
  // This device's saved list doesn't admit the old code either.
  await page.context().setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await typeNumber(page, number);
  await expect(answerAt(page)).toContainText('Ticket transferred');
  await page.context().setOffline(false);
  await expect(page.getByText('Connected')).toBeVisible({ timeout: 30_000 });
  await typeNumber(page, newNumber);
  await expect(answerAt(page)).toContainText('Checked in');
  await expect(answerAt(page)).toContainText('Dami Eze');

  await untilKeptOffline(recipient);
  // Once more, as a returning visitor.
  await recipient.reload();
  await expect(recipient.getByText('Checked in', { exact: true })).toBeVisible();
  await recipient.context().setOffline(true);
  await recipient.reload();
  await expect(code).toBeVisible();
  await expect(recipient.getByText(/as saved on this device on/)).toBeVisible();
  await expect(recipient.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await seller.context().close();
  await recipient.context().close();
});
