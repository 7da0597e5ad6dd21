import sharp from 'sharp';
import { formOf, makeEvent, makeUser } from '../../testing/builders';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';
import type { PurchaseResult } from '../orders/purchase-schemas';

let stage: TestTransfers;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());

/** Tickets with a picture, booked together, and its path. */
async function withPicture(quantity: number) {
  const event = await makeEvent(stage.api.db, { organizer: stage.organizer });
  const file = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  const bought = await stage.api.call({
    as: stage.seller,
    method: 'POST',
    url: '/api/tickets/purchase/',
    ...formOf({
      ...{ event_id: String(event), ticket_type: 'STANDARD', quantity: String(quantity) },
      custom_image: { file, name: 'me.png' },
    }),
  });
  const { tickets } = bought.json<PurchaseResult>();
  const ids = tickets.map(({ id }) => id);
  const mine = await stage.mine(stage.seller);
  const picture = mine.find(({ id }) => id === ids[0])?.custom_image ?? '';
  return { ids, picture };
}

async function statusOf(url: string): Promise<number> {
  await stage.api.parts.jobs.runDue('remove_picture');
  return (await stage.api.call({ method: 'GET', url })).statusCode;
}

it('a transferred ticket’s picture is removed from the store, too', async () => {
  const { ids, picture } = await withPicture(1);
  expect(await statusOf(picture)).toBe(200);
  await stage.transferred(ids[0] ?? 0);
  expect(await statusOf(picture)).toBe(404);
});

it('stays as long as another ticket of the same order shows it', async () => {
  const { ids, picture } = await withPicture(3);
  const [first = 0, ...others] = ids;
  await stage.transferred(first);
  expect(await statusOf(picture)).toBe(200);
  await Promise.all(others.map((id) => stage.transferred(id)));
  expect(await statusOf(picture)).toBe(404);
});

it('stays when an offer is only made, or taken back', async () => {
  const { ids, picture } = await withPicture(1);
  await stage.offered(ids[0] ?? 0);
  await stage.send('DELETE', `/tickets/${ids[0]}/transfer/`, stage.seller);
  expect(await statusOf(picture)).toBe(200);
});

it('accepting twice, at once, removes it once and fails for nobody', async () => {
  const { ids, picture } = await withPicture(1);
  const offer = await stage.offered(ids[0] ?? 0);
  const reader = await makeUser(stage.api.db);
  const accept = () => stage.send('POST', `${offer.link}accept/`, reader, { into: 'account' });
  const statuses = (await Promise.all([accept(), accept()])).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200]);
  expect(await statusOf(picture)).toBe(404);
});
