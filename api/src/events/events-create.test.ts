import sharp from 'sharp';
import { formOf, makeUser, type TestUser } from '../testing/builders';
import { pixelBomb } from '../testing/pixelBomb';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { Event } from './events-schemas';

let api: TestApp;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());

const HOUR = 3_600_000;
const future = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const valid = () => ({
  title: 'Lagos Rust Night',
  description: 'An evening about ownership.',
  location: '14 Broad Street, Lagos Island, Lagos',
  start_date: future(48),
  end_date: future(51),
  category: 'Technology',
  max_attendees: '80',
  ticket_price: '1500.50',
  status: 'PUBLISHED',
});

const create = (form: ReturnType<typeof formOf>, as: TestUser | null = organizer) =>
  api.call({ method: 'POST', url: '/api/events/', ...form, ...(as && { as }) });
const createJson = (payload: object) =>
  api.call({ method: 'POST', url: '/api/events/', payload, as: organizer });
const picture = (width = 1920, height = 1080) =>
  sharp({ create: { width, height, channels: 3, background: '#FF6B4A' } })
    .png()
    .toBuffer();
const countEvents = async () => (await api.db.selectFrom('events').select('id').execute()).length;

describe('POST /events/', () => {
  it('returns 401 to a visitor and 403 to an attendee', async () => {
    expect((await create(formOf(valid()), null)).statusCode).toBe(401);
    const refused = await create(formOf(valid()), await makeUser(api.db, 'ATTENDEE'));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      detail: 'You do not have permission to create events. Please contact an administrator.',
    });
  });

  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    ['a short title', { title: 'ab' }, { title: ['Title must be at least 3 characters'] }],
    [
      'a long title',
      { title: 'x'.repeat(256) },
      { title: ['Title must be less than 255 characters'] },
    ],
    [
      'a short description',
      { description: 'too short' },
      { description: ['Description must be at least 10 characters'] },
    ],
    [
      'a long description',
      { description: 'x'.repeat(2001) },
      { description: ['Description must be less than 2000 characters'] },
    ],
    [
      'a short location',
      { location: 'Lag' },
      { location: ['Location must be at least 5 characters'] },
    ],
    [
      'a long location',
      { location: 'x'.repeat(256) },
      { location: ['Location must be less than 255 characters'] },
    ],
    ['no start', { start_date: '' }, { start_date: ['Start date is required'] }],
    [
      'a start in the past',
      { start_date: '2020-01-01T09:00:00Z' },
      { start_date: ['Start date must be in the future'] },
    ],
    ['no end', { end_date: '' }, { end_date: ['End date is required'] }],
    [
      'an end before the start',
      { end_date: future(2) },
      { end_date: ['End date must be after start date'] },
    ],
    [
      'a date that is none',
      { start_date: 'soon' },
      { start_date: ['Start date is not a valid time'] },
    ],
    [
      'a leap second, which no clock here has',
      { start_date: '2030-12-31T23:59:60Z' },
      { start_date: ['Start date is not a valid time'] },
    ],
    ['no category', { category: '' }, { category: ['Category is required'] }],
    ['an unknown category', { category: 'Chess' }, { category: ['Category is required'] }],
    ['no seats', { max_attendees: '0' }, { max_attendees: ['Must allow at least 1 attendee'] }],
    [
      'too many seats',
      { max_attendees: '10001' },
      { max_attendees: ['Maximum 10,000 attendees allowed'] },
    ],
    [
      'half a seat',
      { max_attendees: '1.5' },
      { max_attendees: ['Max attendees must be a whole number'] },
    ],
    [
      'seats in words',
      { max_attendees: 'ten' },
      { max_attendees: ['Max attendees must be a whole number'] },
    ],
    ['a negative price', { ticket_price: '-1' }, { ticket_price: ['Price cannot be negative'] }],
    ['a price too high', { ticket_price: '1000000.01' }, { ticket_price: ['Price too high'] }],
    ['a huge price', { ticket_price: '1e30' }, { ticket_price: ['Price too high'] }],
    [
      'a price in words',
      { ticket_price: 'cheap' },
      { ticket_price: ['Price must be in naira, with at most two decimals'] },
    ],
    [
      'a third decimal',
      { ticket_price: '1.005' },
      { ticket_price: ['Price must be in naira, with at most two decimals'] },
    ],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, { timezone: ['Time zone is not known'] }],
    ['an unknown field', { organizer_id: '1' }, { organizer_id: ['This field is not known.'] }],
    [
      'a cancelled event',
      { status: 'CANCELLED' },
      { status: ['Expected one of: DRAFT, PUBLISHED.'] },
    ],
    ['a null character', { title: 'ab\0cd' }, { title: ['Null characters are not allowed.'] }],
  ])('refuses %s and stores nothing', async (_what, change, errors) => {
    const before = await countEvents();
    const response = await create(formOf({ ...valid(), ...change }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
    expect(await countEvents()).toBe(before);
  });

  it('accepts the bounds of every range', async () => {
    for (const change of [
      { title: 'abc', description: 'x'.repeat(10), location: 'Lagos', max_attendees: '1' },
      { title: 'x'.repeat(255), description: 'x'.repeat(2000), location: 'x'.repeat(255) },
      { max_attendees: '10000', ticket_price: '1000000' },
      { ticket_price: '0' },
    ]) {
      expect((await create(formOf({ ...valid(), ...change }))).statusCode).toBe(201);
    }
  });

  it('publishes an event with its exact price and the city from its location', async () => {
    const response = await create(formOf({ ...valid(), banner_image: { file: await picture() } }));
    expect(response.statusCode).toBe(201);
    const event = response.json<Event>();
    expect(event).toMatchObject({
      title: 'Lagos Rust Night',
      city: 'Lagos',
      status: 'PUBLISHED',
      timezone: 'Africa/Lagos',
      max_attendees: 80,
      available_capacity: 80,
      ticket_price: '1500.50',
      ticket_types: [{ ticket_type: 'STANDARD', price: '1500.50', available: 80 }],
      organizer_details: { id: organizer.id },
    });
    const shown = await api.inject({ method: 'GET', url: `/api/events/${event.id}/` });
    expect(shown.json()).toEqual(event);
    const banner = await api.inject({ method: 'GET', url: event.banner_image ?? '' });
    expect(await sharp(banner.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
    });
    for (const [url = '', width] of [
      [event.banner_image_small, 800],
      [event.banner_image_thumbnail, 480],
    ] as const) {
      const smaller = await api.inject({ method: 'GET', url });
      expect(await sharp(smaller.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('also accepts JSON, where the price may be a number', async () => {
    const payload = { ...valid(), max_attendees: 50, ticket_price: 1500.5 };
    expect((await createJson(payload)).json()).toMatchObject({ ticket_price: '1500.50' });
  });

  it('coerces nothing in JSON', async () => {
    const response = await createJson({ ...valid(), max_attendees: '50', title: 7 });
    expect(response.json()).toEqual({
      title: ['Expected text.'],
      max_attendees: ['Max attendees must be a whole number'],
    });
  });

  it('names what breaks the schema and what breaks a rule at once', async () => {
    const ticket_types = [{ ticket_type: 'GOLD', price: '1' }];
    const { ticket_price: _, ...payload } = { ...valid(), title: 7, location: 'Lag', ticket_types };
    const response = await createJson({ ...payload, start_date: future(-1), max_attendees: 50 });
    expect(response.json()).toEqual({
      title: ['Expected text.'],
      'ticket_types.0.ticket_type': [expect.stringContaining('Expected one of')],
      location: ['Location must be at least 5 characters'],
      start_date: ['Start date must be in the future'],
    });
    const draft = await createJson({ title: 'x', description: ' ', category: 'Cooking' });
    expect(draft.json()).toEqual({
      category: ['Category is required'],
      description: ['Description is required'],
    });
  });

  it('saves a draft with only title, description and category', async () => {
    const draft = formOf({ title: 'x', description: 'y', category: 'Other', start_date: '' });
    const response = await create(draft);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      status: 'DRAFT',
      start_date: null,
      end_date: null,
      location: '',
      max_attendees: 50,
      ticket_price: '0.00',
      banner_image: null,
    });
  });

  it('names a draft’s missing fields', async () => {
    const response = await create(formOf({ status: 'DRAFT' }));
    expect(response.json()).toEqual({
      title: ['Title is required'],
      description: ['Description is required'],
      category: ['Category is required'],
    });
  });

  it('creates it once per Idempotency-Key', async () => {
    const file = await picture();
    const form = valid();
    const send = (title = form.title, headers = { 'idempotency-key': 'pressed-once' }) => {
      const { payload, headers: type } = formOf({ ...form, title, banner_image: { file } });
      return create({ payload, headers: { ...type, ...headers } });
    };
    const before = await countEvents();
    const [first, twin] = await Promise.all([send(), send()]);
    expect([first.statusCode, twin.statusCode]).toEqual([201, 201]);
    expect(twin.body).toBe(first.body);
    expect((await send()).body).toBe(first.body);
    expect(await countEvents()).toBe(before + 1);
    expect((await send('Another title')).statusCode).toBe(422);
    expect((await send('Another title', { 'idempotency-key': 'b' })).statusCode).toBe(201);
    expect(await countEvents()).toBe(before + 2);
  });

  it('stores SQL and HTML as plain text', async () => {
    const title = `'); DROP TABLE events; -- <img src=x onerror=alert(1)>`;
    const response = await create(formOf({ ...valid(), title }));
    expect(response.json()).toMatchObject({ title });
  });
});

describe('POST /events/ with a banner', () => {
  const withBanner = async (file: Buffer) => create(formOf({ ...valid(), banner_image: { file } }));

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a text file', () => Buffer.from('hello'), 'Please select a valid image file'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Please select a valid image file',
    ],
    [
      'a picture that was cut off',
      async () => (await picture()).subarray(0, 200),
      'Please select a valid image file',
    ],
    [
      'exactly 5 MB',
      async () =>
        Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]).subarray(
          0,
          5 * 1024 * 1024,
        ),
      'Image size must be less than 5MB',
    ],
    [
      '6 MB',
      async () => Buffer.concat([await picture(), Buffer.alloc(6 * 1024 * 1024)]),
      'Image size must be less than 5MB',
    ],
    [
      'a pixel bomb of 30,000 × 30,000',
      () => pixelBomb(30_000),
      'The image has more than 50 megapixels',
    ],
  ])('refuses %s', async (_what, file, sentence) => {
    const before = await countEvents();
    const response = await withBanner(await file());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ banner_image: [sentence] });
    expect(await countEvents()).toBe(before);
  });

  it('refuses two files', async () => {
    const form = formOf({ a: { file: Buffer.from('1') }, b: { file: Buffer.from('2') } });
    expect((await create(form)).statusCode).toBe(400);
  });

  it('rejects a malformed form', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const response = await create({
        payload: Buffer.from('nonsense'),
        headers: { 'content-type': type },
      });
      expect(response.statusCode).toBe(400);
    }
  });
});

it('takes a day’s worth of events from one account', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_EVENTS_DAY: '2' } });
  try {
    const ada = await makeUser(limited.db, 'ORGANIZER');
    const grace = await makeUser(limited.db, 'ORGANIZER');
    const post = (as: TestUser) =>
      limited.call({ method: 'POST', url: '/api/events/', as, ...formOf(valid()) });
    for (let made = 0; made < 2; made += 1) expect((await post(ada)).statusCode).toBe(201);
    const refused = await post(ada);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^86[34]\d\d$/),
    ]);
    expect(refused.json()).toMatchObject({
      error:
        'You’ve created as many events as one account may in a day. Please try again in 24 hours, or write to us.',
    });
    expect((await post(grace)).statusCode).toBe(201);
  } finally {
    await limited.close();
  }
});
