import { formOf, makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { Event } from './events-schemas';

let api: TestApp;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());

const future = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** Everything publishing requires, except the two numbers. */
const texts = (status = 'PUBLISHED') => ({
  title: 'Lagos Rust Night',
  description: 'An evening about ownership.',
  location: '14 Broad Street, Lagos Island, Lagos',
  start_date: future(48),
  end_date: future(51),
  category: 'Technology',
  status,
});
const numbers = { max_attendees: 80, ticket_price: '1500' };
const required = {
  max_attendees: ['Max attendees is required'],
  ticket_price: ['Ticket price is required'],
};

type Body = { payload: object } | ReturnType<typeof formOf>;
const create = (body: Body) =>
  api.call({ method: 'POST', url: '/api/events/', ...body, as: organizer });
const patch = (id: number, body: Body) =>
  api.call({ method: 'PATCH', url: `/api/events/${id}/`, ...body, as: organizer });
const read = async (id: number) =>
  (await api.call({ url: `/api/events/${id}/`, as: organizer })).json<Event>();
const draft = async (more: object = {}) =>
  (await create({ payload: { ...texts('DRAFT'), ...more } })).json<Event>().id;
const publish = { payload: { status: 'PUBLISHED' } };

describe('POST /events/ that publishes', () => {
  it.each<[string, Body]>([
    ['leaves the price and the capacity out', { payload: texts() }],
    ['clears them', { payload: { ...texts(), max_attendees: null, ticket_price: null } }],
    ['leaves them out of the form', formOf(texts())],
    ['sends them empty in the form', formOf({ ...texts(), max_attendees: '', ticket_price: '' })],
    ['sends spaces', formOf({ ...texts(), max_attendees: ' ', ticket_price: '  ' })],
  ])('is refused when it %s', async (_what, body) => {
    const response = await create(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(required);
  });

  it.each<[string, object, object]>([
    ['a price of spaces', { ticket_price: '  ' }, { ticket_price: ['Ticket price is required'] }],
    ['a price below zero', { ticket_price: '-0' }, { ticket_price: ['Price cannot be negative'] }],
    ...['12,000', '1e3', 'abc', '1.234', 'NaN', '0x10'].map((price): [string, object, object] => [
      `a price of ${price}`,
      { ticket_price: price },
      { ticket_price: ['Price must be in naira, with at most two decimals'] },
    ]),
    [
      'ticket types of which one has no price',
      {
        ticket_types: [
          { ticket_type: 'STANDARD', price: '5' },
          { ticket_type: 'VIP', price: ' ' },
        ],
      },
      { ticket_types: ['VIP: Price is required'] },
    ],
    [
      'no ticket type at all',
      { ticket_types: [] },
      { ticket_types: ['A STANDARD ticket type is required'] },
    ],
  ])('is refused with %s', async (_what, change, errors) => {
    const response = await create({ payload: { ...texts(), ...numbers, ...change } });
    expect(response.json()).toEqual(errors);
    expect(response.statusCode).toBe(400);
  });

  it('takes a free event whose price is 0 on purpose', async () => {
    const form = formOf({ ...texts(), max_attendees: ' 30 ', ticket_price: '0' });
    const response = await create(form);
    expect(response.json()).toMatchObject({ ticket_price: '0.00', max_attendees: 30 });
    expect(response.json()).not.toHaveProperty('undecided');
  });
});

describe('a draft without its numbers', () => {
  it('stays undecided, and can’t be published until both are given', async () => {
    const id = await draft();
    expect(await read(id)).toMatchObject({ undecided: ['max_attendees', 'ticket_price'] });
    expect((await patch(id, publish)).json()).toEqual(required);
    const priced = { payload: { status: 'PUBLISHED', ticket_price: '0' } };
    expect((await patch(id, priced)).json()).toEqual({ max_attendees: required.max_attendees });
    const answer = await patch(id, { payload: { status: 'PUBLISHED', ...numbers } });
    expect(answer.json()).toMatchObject({
      status: 'PUBLISHED',
      max_attendees: 80,
      available_capacity: 80,
      ticket_price: '1500.00',
      ticket_types: [{ ticket_type: 'STANDARD', available: 80 }],
    });
    expect(answer.json()).not.toHaveProperty('undecided');
  });

  it('can be a draft that had them and lost them', async () => {
    const id = await draft(numbers);
    expect(await read(id)).not.toHaveProperty('undecided');
    const form = formOf({ ticket_price: '', max_attendees: '' });
    expect((await patch(id, form)).json()).toMatchObject({
      undecided: ['max_attendees', 'ticket_price'],
    });
    expect((await patch(id, publish)).json()).toEqual(required);
  });

  it('keeps its other ticket types, and shows them after STANDARD', async () => {
    const types = [
      { ticket_type: 'STANDARD', price: '5' },
      { ticket_type: 'VIP', price: '9', quota: 700 },
    ];
    const id = await draft({ ticket_types: types });
    await patch(id, { payload: { ticket_price: null } });
    expect(await read(id)).toMatchObject({ ticket_types: [{ ticket_type: 'VIP', quota: 700 }] });
    await patch(id, { payload: { ticket_price: '6' } });
    expect(await read(id)).toMatchObject({
      undecided: ['max_attendees'],
      ticket_types: [{ ticket_type: 'STANDARD', price: '6.00' }, { ticket_type: 'VIP' }],
    });
    await patch(id, { payload: { ticket_types: [] } });
    expect(await read(id)).toMatchObject({ undecided: ['max_attendees', 'ticket_price'] });
  });

  it('is published as it is once it has both', async () => {
    const id = await draft(numbers);
    expect((await patch(id, publish)).json()).toMatchObject({ status: 'PUBLISHED' });
  });
});

describe('PATCH /events/:id/ of a published event', () => {
  it.each<[string, Body]>([
    ['JSON', { payload: { ticket_price: null, max_attendees: null } }],
    ['a form', formOf({ ticket_price: '', max_attendees: '' })],
  ])('refuses cleared numbers sent as %s, and leaves the event unchanged', async (_what, body) => {
    const id = await makeEvent(api.db, { organizer, priceKobo: 500_00, capacity: 7 });
    const before = await read(id);
    const response = await patch(id, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(required);
    expect(await read(id)).toEqual(before);
  });

  it('leaves them alone when they are not mentioned', async () => {
    const id = await makeEvent(api.db, { organizer, priceKobo: 500_00, capacity: 7 });
    expect((await patch(id, { payload: { title: 'A better name' } })).json()).toMatchObject({
      ticket_price: '500.00',
      max_attendees: 7,
    });
  });
});
