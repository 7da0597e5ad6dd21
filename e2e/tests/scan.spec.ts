import path from 'node:path';

import { expect, test } from '@playwright/test';

import { openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { cameraFilm } from '../support/cameraFilm';
import { writeCameraPicture } from '../support/cameraPicture';
import { answerAt, eventWithTickets, openDoor, ticketsOf, typeNumber } from '../support/door';
import { tabTo, typeInto } from '../support/keyboard';

// The door of an event: by camera, by hand, with and without network, by two devices.

const cameraFile = path.join(process.env.E2E_DATA_DIR ?? '', 'camera.y4m');
test.use(cameraFilm(cameraFile));

test('a QR code held before the camera is checked in, and the attendee sees it', async ({
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
  await expect(answerAt(page)).toContainText('Taken back');
  await expect(async () => {
    expect((await ticketsOf(attendee))[0]?.checked_in).toBe(false);
  }).toPass();
  await page.getByRole('button', { name: 'Stop Camera' }).click();
  await expect(page.getByText('Hold QR codes before the camera.')).toBeVisible();
  await attendee.context().close();
});

test('without network the door goes on, and sends what it let in when it is back', async ({
  page,
  browser,
}) => {
  const { eventId, attendee } = await eventWithTickets(page, browser, 2);
  const [first, second] = await ticketsOf(attendee);
  await openDoor(page, eventId, 2);
  await page.context().setOffline(true);
  await expect(page.getByText('No network')).toBeVisible();
  await typeNumber(page, first?.qr_payload ?? '');
  await expect(answerAt(page)).toContainText('Checked in');
  await expect(answerAt(page)).toContainText('Answered by the list on this device.');
  await typeNumber(page, first?.ticket_number ?? '');
  await expect(answerAt(page)).toContainText('Already checked in');
  // Changed by one letter: no server is needed to see it.
  await typeNumber(page, (second?.qr_payload ?? '').replace(/.{6}$/, 'AAAAAA'));
  await expect(answerAt(page)).toContainText('Not genuine');
  await typeNumber(page, 'TKT-0000-0000-0000');
  await expect(answerAt(page)).toContainText('Unknown ticket');
  await expect(page.getByText('1 scan waits on this device')).toBeVisible();
  await expectAccessible(page);
  expect((await ticketsOf(attendee)).map(({ checked_in }) => checked_in)).toEqual([false, false]);

  // Not even a reload loses it.
  await page.reload();
  await expect(page.getByText('1 scan waits on this device')).toBeVisible();
  await expect(page.getByText(/Answers come from the list of/)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Connected')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('1 scan waits on this device')).toBeHidden();
  await expect(async () => {
    expect((await ticketsOf(attendee)).map(({ checked_in }) => checked_in)).toEqual([true, false]);
  }).toPass();
  await attendee.context().close();
});

test('two devices that let one ticket in make one admission and one conflict', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { eventId, attendee } = await eventWithTickets(page, browser);
  const [ticket] = await ticketsOf(attendee);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, 'organizer@demo.test', '/dashboard');
  for (const door of [page, other]) {
    await openDoor(door, eventId, 1);
    await door.context().setOffline(true);
    await expect(door.getByText('No network')).toBeVisible();
    await typeNumber(door, ticket?.ticket_number ?? '');
    await expect(answerAt(door)).toContainText('Checked in');
  }
  await page.context().setOffline(false);
  await expect(page.getByText('1 scan waits on this device')).toBeHidden({ timeout: 30_000 });
  await other.context().setOffline(false);
  await expect(other.getByText(/One scan of this device let somebody in/)).toBeVisible({
    timeout: 30_000,
  });
  for (const door of [page, other]) {
    await expect(door.getByRole('heading', { name: 'Conflicts' })).toBeVisible({ timeout: 30_000 });
    await expect(door.getByText(/The ticket was used before/)).toHaveCount(1);
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
  await expect(answerAt(page)).toContainText('Taken back');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await attendee.context().close();
});
