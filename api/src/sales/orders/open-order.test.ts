import sharp from 'sharp';
import { formOf, makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { PurchaseResult } from './purchase-schemas';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0', RATE_LIMIT_PURCHASE_ADDRESS: '0' } });
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());
beforeEach(async () => {
  buyer = await makeUser(api.db);
});

const purchase = (event_id: number, quantity: number, ticket_type = 'STANDARD', as = buyer) =>
  api.call({
    as,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id, ticket_type, quantity },
  });
const picture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
const eventOf = (capacity: number, vipQuota?: number) =>
  makeEvent(api.db, {
    organizer,
    capacity,
    priceKobo: 100,
    types: [{ kind: 'VIP', priceKobo: 500, ...(vipQuota && { quota: vipQuota }) }],
  });

describe('a buyer whose own hold takes up the seats', () => {
  it('gets that order back when asking for just these tickets', async () => {
    const event = await eventOf(3);
    const held = (await purchase(event, 2)).json<PurchaseResult>();
    const again = await purchase(event, 2);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(held);
  });

  it.each([
    ['names', async () => ({ attendees: '[{"name":"Ada Obi","email":"ada@example.test"}]' })],
    ['a phone number', async () => ({ phone: '0803 123 4567' })],
    ['a picture', async () => ({ custom_image: { file: await picture() } })],
  ])('is asked what to do about %s, which that order does not have', async (_what, entered) => {
    const event = await eventOf(3);
    const held = (await purchase(event, 2)).json<PurchaseResult>();
    const fields = { event_id: String(event), ticket_type: 'STANDARD', quantity: '2' };
    const again = await api.call({
      as: buyer,
      method: 'POST',
      url: '/api/tickets/purchase/',
      ...formOf({ ...fields, ...(await entered()) }),
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      error:
        'You’re already holding 2 Standard tickets. What you’ve just entered isn’t saved with them. ' +
        'Pay for the ones you hold, or cancel them and book again.',
      code: 'open_order_differs',
      open_order: held,
      seats_if_cancelled: 3,
    });
  });

  it('is told both numbers when asking for another quantity, and which order it is', async () => {
    const event = await eventOf(3);
    const held = (await purchase(event, 2)).json<PurchaseResult>();
    const response = await purchase(event, 3);
    expect(response.statusCode).toBe(409);
    const sentence =
      'You’re already holding 2 Standard tickets, and asked for 3 Standard tickets. ' +
      'Pay for the ones you hold, or cancel them and book again.';
    expect(response.json()).toEqual({
      detail: sentence,
      error: sentence,
      code: 'open_order_differs',
      open_order: held,
      seats_if_cancelled: 3,
    });
  });

  it('is told so for another ticket type, if cancelling would make room', async () => {
    const event = await eventOf(2);
    const held = (await purchase(event, 2, 'VIP')).json<PurchaseResult>();
    expect((await purchase(event, 1)).json()).toMatchObject({
      code: 'open_order_differs',
      error: expect.stringContaining('2 VIP tickets, and asked for 1 Standard ticket.'),
      open_order: { id: held.id, tickets: [{ ticket_type: 'VIP' }, { ticket_type: 'VIP' }] },
    });
  });

  it('is not, if the other type is sold out anyway', async () => {
    const event = await eventOf(10, 1);
    await purchase(event, 1, 'VIP', await makeUser(api.db));
    await purchase(event, 1);
    expect((await purchase(event, 1, 'VIP')).json()).toMatchObject({ code: 'sold_out' });
  });

  it('learns how few seats there would be after cancelling', async () => {
    const event = await eventOf(5);
    await purchase(event, 2, 'STANDARD', await makeUser(api.db));
    await purchase(event, 2);
    expect((await purchase(event, 4)).json()).toMatchObject({
      code: 'open_order_differs',
      seats_if_cancelled: 3,
    });
  });

  it('can cancel and book anew', async () => {
    const event = await eventOf(3);
    const held = (await purchase(event, 2)).json<PurchaseResult>();
    await purchase(event, 3);
    await api.call({ as: buyer, method: 'POST', url: `/api/tickets/${held.id}/cancel/` });
    expect((await purchase(event, 3)).statusCode).toBe(201);
  });
});

it('a buyer who holds seats gets a second order while there is room', async () => {
  const event = await eventOf(5);
  const held = (await purchase(event, 2)).json<PurchaseResult>();
  const more = await purchase(event, 3);
  expect(more.statusCode).toBe(201);
  expect(more.json<PurchaseResult>().order.id).not.toBe(held.order.id);
});
