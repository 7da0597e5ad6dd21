import { expect, test, type Browser, type Page } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { answerAt, eventWithTickets, openDoor, ticketsOf, typeNumber } from '../support/door';
import { tabTo, typeInto } from '../support/keyboard';
import { untilKeptOffline } from '../support/offline';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

/** A helper's phone, without an account, at a link. */
async function openPhone(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const phone = await context.newPage();
  await phone.goto(link);
  return phone;
}

const startAt = (phone: Page) => phone.getByRole('button', { name: 'Start', exact: true });
const rowOf = (page: Page) =>
  page.getByRole('list', { name: 'Helpers’ links' }).getByRole('listitem');

test('a helper’s link scans on one phone, moves to another, goes on offline, and ends at once', async ({
  page,
  browser,
}) => {
  const { eventId, title, person, attendee } = await eventWithTickets(page, browser, 2);
  const [ticket, another] = await ticketsOf(attendee);
  await openDoor(page, eventId, 2);

  // With the keyboard alone. The event is days away, so the link opens now.
  await tabTo(page, page.getByRole('button', { name: 'New Link' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New link' });
  await typeInto(page, form.getByLabel('Gate'), 'Gate A');
  await typeInto(page, form.getByLabel('Helper'), 'Ada');
  const inLagos = (hours: number) =>
    new Date(Date.now() + (1 + hours) * 60 * 60 * 1000).toISOString().slice(0, 16);
  await form.getByLabel('Opens').fill(inLagos(-1));
  await form.getByLabel('Ends').fill(inLagos(5));
  await expectAccessible(page);
  await tabTo(page, form.getByRole('button', { name: 'Make Link' }));
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Link for Ada, Gate A' });
  await expect(made.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await made.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page)).toContainText('Not started');

  // A chat's preview fetches the address, and another phone opens it: neither binds it.
  expect((await page.request.get(link)).headers()['x-robots-tag']).toContain('noindex');
  const second = await openPhone(browser, link);
  await expect(startAt(second)).toBeVisible();
  const first = await openPhone(browser, link);
  await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(first);
  await tabTo(first, startAt(first));
  await first.keyboard.press('Enter');
  await expect(first.getByText('Ready to scan')).toBeVisible();
  await expectAccessible(first);
  await expectNoSidewaysScroll(first, 360);
  await typeNumber(first, ticket?.ticket_number ?? '');
  await expect(answerAt(first)).toContainText('Checked in');

  await startAt(second).click();
  await expect(second.getByRole('heading', { name: 'In use on another device' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Move…/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(rowOf(page)).toContainText('Not started');
  await second.reload();
  await startAt(second).click();
  await expect(second.getByText('Ready to scan')).toBeVisible();
  await typeNumber(first, another?.ticket_number ?? '');
  await expect(first.getByRole('heading', { name: 'Moved to another device' })).toBeVisible();

  // Offline, by name.
  await untilKeptOffline(second);
  await expect(second.getByLabel('Find by name')).toBeVisible();
  await second.context().setOffline(true);
  await second.reload();
  await second.getByLabel('Find by name').fill(person.lastName.slice(0, 3));
  await second.getByRole('button', { name: new RegExp(`, ${another?.ticket_number}$`) }).click();
  await expect(answerAt(second)).toContainText('Checked against the list on this device.');

  // Revoked while the phone is offline: what it let in before still arrives, and the guests are erased.
  await page.getByRole('button', { name: /^Revoke…/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(rowOf(page)).toContainText('Revoked');
  await second.context().setOffline(false);
  await second.reload();
  await expect(second.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(second.getByText(/waiting to be sent/)).toBeHidden();
  await expect(second.getByLabel('Find by name')).toBeHidden();
  await page.goto(`/dashboard?tab=attendees&event=${eventId}`);
  await expect(page.getByText('Gate A · Ada')).toHaveCount(2);

  await Promise.all([first, second, attendee].map((each) => each.context().close()));
});
