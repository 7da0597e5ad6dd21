import path from 'node:path';

import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ApiSchemas } from '@nzuko/contract';

import { openAs } from '../support/accounts';
import { cameraFilm } from '../support/cameraFilm';
import { answerAt, openDoor } from '../support/door';
import { bearerOf, organizer } from '../support/events';
import { writeTicketBeforeCamera } from './ticketBeforeCamera';

// `npm run pictures`: the three pictures in the landing page's hero, which show the product on a phone.

const folder = path.resolve(__dirname, '../../mfe-landing/src/screens/landing/hero/pictures');
const cameraFile = path.join(process.env.E2E_DATA_DIR ?? '', 'ticket.mjpeg');

/** Part of a phone's screen, in CSS px; a full screen would be too small to read in the hero. */
const PICTURE = { width: 400, height: 520 };
/** For device pixel ratios of 1 and of 2 and more. */
const WIDTHS = [360, 720];

type Event = ApiSchemas['Event'];
type Attendee = ApiSchemas['Attendee'];

test.use({
  viewport: { width: PICTURE.width, height: 1600 },
  deviceScaleFactor: 2,
  // The viewers' date format and time zone.
  timezoneId: 'Africa/Lagos',
  ...cameraFilm(cameraFile),
});

/** Saves the part of the page that starts `above` px above `first`, in all the hero's widths and formats. */
async function savePicture(page: Page, name: string, first: Locator, above: number): Promise<void> {
  const box = await first.boundingBox();
  const clip = { x: 0, y: (box?.y ?? 0) - above, ...PICTURE };
  const picture = sharp(await page.screenshot({ clip, animations: 'disabled' }));
  for (const width of WIDTHS) {
    const file = path.join(folder, `${name}-${width}`);
    const resized = picture.clone().resize({ width });
    await resized.clone().avif({ quality: 58 }).toFile(`${file}.avif`);
    await resized.clone().webp({ quality: 80 }).toFile(`${file}.webp`);
  }
}

test('create: the form, nearly filled in', async ({ page }) => {
  await openAs(page, organizer, '/events/create-event');
  await page.getByLabel('Title').fill('Rust Nights, Yaba');
  await page
    .getByLabel('Description')
    .fill('Three short talks and a long conversation about Rust in services people depend on.');
  await savePicture(page, 'create', page.getByText('New event', { exact: true }), 27);
});

test('sell: what a visitor books', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'Lagos Cloud Native Day' }).click();
  await page.getByRole('button', { name: 'Book Now' }).waitFor();
  await savePicture(page, 'sell', page.getByText('₦15,000').first(), -66);
});

test('scan: a ticket held up to the camera at the door', async ({ page }) => {
  const headers = await bearerOf(page.request, organizer);
  const read = async (url: string) => (await page.request.get(url, { headers })).json();
  const { results } = (await read('/api/events/?organizer=me')) as { results: Event[] };
  const { id } = results.find(({ title }) => title === 'Product Design Sprint') as Event;
  const attendees = (await read(`/api/events/${id}/attendees/`)) as Attendee[];
  const next = attendees.find(({ checked_in }) => !checked_in) as Attendee;
  await writeTicketBeforeCamera(cameraFile, next.ticket_number);
  // It may be days away: the scanner would ask first.
  const data = { early_minutes: 0 };
  await page.request.patch(`/api/events/${id}/door/setup/`, { headers, data });
  await openAs(page, organizer, '/dashboard');
  await openDoor(page, id, attendees.length);
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(answerAt(page)).toContainText('Checked in');
  await savePicture(page, 'scan', page.locator('video'), -18);
});
