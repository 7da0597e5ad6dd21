import path from 'node:path';

import { expect, test } from '@playwright/test';

import { openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { cameraFilm } from '../support/cameraFilm';
import { writeCameraPicture } from '../support/cameraPicture';
import { answerAt, eventWithTickets, openDoor, ticketsOf, typeNumber } from '../support/door';
import { tabTo, typeInto } from '../support/keyboard';
import { untilKeptOffline } from '../support/offline';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

// An event's door: by camera, by hand, online and offline, with two devices.

const cameraFile = path.join(
  process.env.E2E_DATA_DIR ?? '',
  `camera-${process.env.TEST_PARALLEL_INDEX}.y4m`,
);
test.use(cameraFilm(cameraFile));

test('a QR code held up to the camera is checked in, and the attendee sees it', async ({
  page,
  browser,
}) => {
  const { eventId, person, attendee } = await eventWithTickets(page, browser);
  const [ticket] = await ticketsOf(attendee);
  await writeCameraPicture(cameraFile, ticket?.qr_payload ?? '');
  await openDoor(page, eventId, 1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(answerAt(page)).toContainText('Checked in');
  await expect(answerAt(page)).toContainText(`${person.firstName} ${person.lastName}`);
  await expectAccessible(page);
  await attendee.goto('/dashboard?tab=my-tickets');
  await expect(attendee.getByText('Checked in', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answerAt(page)).toContainText('Check-in undone');
  await expect(async () => {
    expect((await ticketsOf(attendee))[0]?.checked_in).toBe(false);
  }).toPass();
  await page.getByRole('button', { name: 'Stop Camera' }).click();
  await expect(page.getByText('Hold a QR code up to the camera.')).toBeVisible();
  await attendee.context().close();
});

test('the door keeps working offline, and sends its check-ins once back online', async ({
  page,
  browser,
}) => {
  const { eventId, attendee } = await eventWithTickets(page, browser, 2);
  const [first, second] = await ticketsOf(attendee);
  await openDoor(page, eventId, 2);
  await untilKeptOffline(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await typeNumber(page, first?.qr_payload ?? '');
  await expect(answerAt(page)).toContainText('Checked in');
  await expect(answerAt(page)).toContainText('Checked against the list on this device.');
  await typeNumber(page, first?.ticket_number ?? '');
  await expect(answerAt(page)).toContainText('Already checked in');
  // A forged code, which the door detects without the server.
  await typeNumber(page, (second?.qr_payload ?? '').replace(/.{6}$/, 'AAAAAA'));
  await expect(answerAt(page)).toContainText('Not genuine');
  await typeNumber(page, 'TKT-0000-0000-0000');
  await expect(answerAt(page)).toContainText('Unknown ticket');
  await expect(page.getByText('1 scan is waiting to be sent')).toBeVisible();
  await expectAccessible(page);
  expect((await ticketsOf(attendee)).map(({ checked_in }) => checked_in)).toEqual([false, false]);

  // It survives even a reload.
  await page.reload();
  await expect(page.getByText('1 scan is waiting to be sent')).toBeVisible();
  await expect(page.getByText(/Tickets are checked against the list saved/)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Connected')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('1 scan is waiting to be sent')).toBeHidden();
  await expect(async () => {
    expect((await ticketsOf(attendee)).map(({ checked_in }) => checked_in)).toEqual([true, false]);
  }).toPass();
  await attendee.context().close();
});

test('two devices that admit the same ticket produce one admission and one conflict', async ({
  page,
  browser,
}) => {
  const { eventId, attendee } = await eventWithTickets(page, browser);
  const [ticket] = await ticketsOf(attendee);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'organizer@demo.test', '/dashboard');
  for (const door of [page, other]) {
    await openDoor(door, eventId, 1);
    await door.context().setOffline(true);
    await expect(door.getByText('Offline', { exact: true })).toBeVisible();
    await typeNumber(door, ticket?.ticket_number ?? '');
    await expect(answerAt(door)).toContainText('Checked in');
  }
  await page.context().setOffline(false);
  await expect(page.getByText('1 scan is waiting to be sent')).toBeHidden({ timeout: 30_000 });
  await other.context().setOffline(false);
  await expect(other.getByText(/1 scan on this device let in/)).toBeVisible({
    timeout: 30_000,
  });
  for (const door of [page, other]) {
    await expect(door.getByRole('heading', { name: 'Conflicts' })).toBeVisible({ timeout: 30_000 });
    await expect(door.getByText(/Also let in at/)).toHaveCount(1);
  }
  await expectAccessible(other);
  await attendee.context().close();
  await other.context().close();
});

test('the door works with the keyboard alone, on a screen 360 px wide', async ({
  page,
  browser,
}) => {
  const { eventId, attendee } = await eventWithTickets(page, browser);
  const [ticket] = await ticketsOf(attendee);
  await page.setViewportSize({ width: 360, height: 780 });
  await openDoor(page, eventId, 1);
  await typeInto(page, page.getByLabel('Ticket number'), ticket?.ticket_number ?? '');
  await page.keyboard.press('Enter');
  await expect(answerAt(page)).toContainText('Checked in');
  await expect(page.getByLabel('Ticket number')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(answerAt(page)).toContainText('Check-in undone');
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page);
  await attendee.context().close();
});
