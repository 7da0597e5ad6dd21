import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { expectAccessible } from '../support/axe';
import { bearerOf } from '../support/dashboard';
import { answerAt, eventWithTickets, openDoor, ticketsOf, typeNumber } from '../support/door';
import { makeGateLink, startAtGate } from '../support/gate';
import { untilKeptOffline } from '../support/offline';

// Photos at the door: only where the organizer has them checked.

/** Books a ticket with a photo for whoever is signed in on the page. */
async function bookWithPhoto(page: Page, eventId: number): Promise<void> {
  const buffer = await sharp({
    create: { width: 640, height: 640, channels: 3, background: '#b35c2e' },
  })
    .jpeg()
    .toBuffer();
  const answer = await page.request.post('/api/tickets/purchase/', {
    headers: await bearerOf(page),
    multipart: {
      event_id: String(eventId),
      ticket_type: 'STANDARD',
      custom_image: { name: 'me.jpg', mimeType: 'image/jpeg', buffer },
    },
  });
  expect(answer.status()).toBe(201);
}

const photoAt = (page: Page) => page.getByRole('img', { name: /^Photo of / });

/** Whether the photo is drawn, and how wide. */
const drawnWidth = (page: Page) =>
  photoAt(page).evaluate((image: HTMLImageElement) => (image.naturalWidth ? image.clientWidth : 0));

async function checkPhotos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Rules…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Door rules' });
  await dialog.getByRole('checkbox', { name: 'Check photos at the door' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('photos show at the door once the organizer has them checked, and not before', async ({
  page,
  browser,
}) => {
  const { eventId, attendee } = await eventWithTickets(page, browser, 2);
  await bookWithPhoto(attendee, eventId);
  const tickets = await ticketsOf(attendee);
  const withPhoto = tickets.find((ticket) => ticket.custom_image !== null);
  const [first, bare] = tickets.filter((ticket) => ticket.custom_image === null);
  const phone = await startAtGate(browser, await makeGateLink(page, eventId));
  await typeNumber(phone, first?.ticket_number ?? '');
  await expect(answerAt(phone)).toContainText('Checked in');
  await expect(answerAt(phone)).not.toContainText('No photo');

  await openDoor(page, eventId, 3);
  await checkPhotos(page);
  await expect(page.getByText('Photos are checked at the door.')).toBeVisible();

  await typeNumber(phone, withPhoto?.ticket_number ?? '');
  await expect(answerAt(phone)).toContainText('Checked in');
  await expect(photoAt(phone)).toBeVisible();
  await expect.poll(() => drawnWidth(phone)).toBeGreaterThanOrEqual(100);
  await expectAccessible(phone);
  await typeNumber(phone, withPhoto?.ticket_number ?? '');
  await expect(answerAt(phone)).toContainText('Already checked in');
  await expect(photoAt(phone)).toBeVisible();
  await typeNumber(phone, bare?.ticket_number ?? '');
  await expect(answerAt(phone)).toContainText('No photo');
  await expect(photoAt(phone)).toBeHidden();
  await expectAccessible(phone);

  await checkPhotos(page);
  await typeNumber(phone, withPhoto?.ticket_number ?? '');
  await expect(answerAt(phone)).toContainText('Already checked in');
  await expect(photoAt(phone)).toBeHidden();
  await expect(answerAt(phone)).not.toContainText('No photo');
  await Promise.all([phone, attendee].map((each) => each.context().close()));
});

/** The names of the photos that a browser keeps. */
const photosIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('event-member');
        opening.onerror = () => reject(new Error('It has no database.'));
        opening.onsuccess = () => {
          const database = opening.result;
          const keys = database.transaction('kept').objectStore('kept').getAllKeys();
          keys.onsuccess = () => {
            database.close();
            resolve(keys.result.map(String).filter((key) => key.startsWith('file/')));
          };
        };
      }),
  );

test('photos are on a helper’s phone without a connection, and gone with the link', async ({
  page,
  browser,
}) => {
  const { eventId, attendee } = await eventWithTickets(page, browser, 0);
  await bookWithPhoto(attendee, eventId);
  await bookWithPhoto(attendee, eventId);
  const [ticket, another] = await ticketsOf(attendee);
  await openDoor(page, eventId, 2);
  await checkPhotos(page);
  const phone = await startAtGate(browser, await makeGateLink(page, eventId));
  await expect(phone.getByText('Photos: 2 of 2')).toBeVisible();
  await expectAccessible(phone);
  expect(await photosIn(phone)).toHaveLength(2);

  await untilKeptOffline(phone);
  await phone.context().setOffline(true);
  await phone.reload();
  await typeNumber(phone, ticket?.ticket_number ?? '');
  await expect(answerAt(phone)).toContainText('Checked against the list on this device.');
  await expect(photoAt(phone)).toBeVisible();
  await expect.poll(() => drawnWidth(phone)).toBeGreaterThanOrEqual(100);

  // Switched off and on again meanwhile: a device that comes back has what the rules are now.
  await checkPhotos(page);
  await phone.context().setOffline(false);
  await expect(phone.getByText(/^Photos:/)).toBeHidden({ timeout: 30_000 });
  await expect(async () => expect(await photosIn(phone)).toEqual([])).toPass();
  await checkPhotos(page);
  await expect(phone.getByText('Photos: 2 of 2')).toBeVisible({ timeout: 30_000 });

  // Ended while it is offline: what it let in still arrives.
  await phone.context().setOffline(true);
  await typeNumber(phone, another?.ticket_number ?? '');
  await expect(answerAt(phone)).toContainText('Checked in');
  await page.reload();
  await page.getByRole('button', { name: /^Revoke…/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('list', { name: 'Helpers’ links' })).toContainText('Revoked');
  await phone.context().setOffline(false);
  await expect(phone.getByRole('heading', { name: 'This link has ended' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(async () => expect(await photosIn(phone)).toEqual([])).toPass();
  await expect(async () => {
    expect((await ticketsOf(attendee)).map(({ checked_in }) => checked_in)).toEqual([true, true]);
  }).toPass();
  await Promise.all([phone, attendee].map((each) => each.context().close()));
});
