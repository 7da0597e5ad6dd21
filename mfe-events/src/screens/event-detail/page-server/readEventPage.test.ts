import type { CallApi } from '@nzuko/contract';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import type { Event } from '../../../api/eventsApi';
import { inlinedEvent } from '../../../api/inlinedEvent';
import { sitemapPaths } from './eventPaths';
import { readPage } from './readEventPage';

const event = buildEvent({
  title: 'Lagos React Meetup </script><script>alert(1)</script>',
  description: 'An evening of talks\n& small chops. '.repeat(20),
  start_date: '2031-03-01T22:30:00.000Z',
  doors_open: '2031-03-01T21:00:00.000Z',
  end_date: '2031-03-02T02:00:00.000Z',
  ticket_price: '2500.00',
  ticket_types: [
    { ticket_type: 'STANDARD', price: '2500.00', available: 80 },
    { ticket_type: 'VIP', price: '9000.00', available: 0 },
    {
      ticket_type: 'EARLY_BIRD',
      price: '1500.00',
      available: 0,
      sale_starts_at: '2031-01-01T08:00:00.000Z',
      sale_ends_at: '2031-02-01T08:00:00.000Z',
    },
  ],
  banner_image: '/api/media/abc.webp',
  banner_image_small: '/api/media/abc-800.webp',
});

const json = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));
const asked = jest.fn<Promise<Response>, Parameters<CallApi>>();
const read = (id = '7') =>
  readPage({ params: { id }, canonicalUrl: `http://nzuko.example/events/${id}`, callApi: asked });

/** The page of an event as the API has it. */
async function pageOf(changes: Partial<Event> = {}) {
  asked.mockImplementation(() => json(200, { ...event, ...changes }));
  const reading = await read();
  if (reading.status !== 200) throw new Error('The event is missing.');
  const { head, data } = reading;
  const contentOf = (key: string) =>
    head.meta.find((meta) => ('property' in meta ? meta.property : meta.name) === key)?.content;
  return { head, data, contentOf, jsonLd: head.jsonLd as Record<string, unknown> };
}

beforeEach(() => asked.mockReset());

describe('an event’s page', () => {
  test('is not for search engines while the event is unlisted', async () => {
    const listed = await pageOf();
    expect(listed.contentOf('robots')).toBeUndefined();
    const unlisted = await pageOf({ is_unlisted: true });
    expect(unlisted.contentOf('robots')).toBe('noindex');
    expect(unlisted.jsonLd).toBeUndefined();
  });

  test('has title, date, place, price and picture for link previews', async () => {
    const { head } = await pageOf();
    expect(head.title).toBe(event.title);
    expect(head.description).toMatch(
      /^1–2 Mar 2031, from 23:30 WAT · Civic Tower, Victoria Island · From ₦1,500 · An evening of talks & small chops\..*…$/,
    );
    expect(head.meta).toEqual([
      { property: 'og:image', content: 'http://nzuko.example/api/media/abc-800.webp' },
      { property: 'og:image:alt', content: event.title },
      { property: 'event:start_time', content: '2031-03-01T22:30:00.000Z' },
      { property: 'event:end_time', content: '2031-03-02T02:00:00.000Z' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: event.title },
      { name: 'twitter:image', content: 'http://nzuko.example/api/media/abc-800.webp' },
      { name: 'twitter:image:alt', content: event.title },
      { name: 'twitter:label1', content: 'When' },
      { name: 'twitter:data1', content: '1–2 Mar 2031, from 23:30 WAT' },
      { name: 'twitter:label2', content: 'Price' },
      { name: 'twitter:data2', content: 'From ₦1,500' },
    ]);
  });

  test('has its price as a number if all tickets cost the same', async () => {
    const { contentOf } = await pageOf({
      ticket_types: [{ ticket_type: 'STANDARD', price: '2500.00', available: 80 }],
    });
    expect(contentOf('twitter:data2')).toBe('₦2,500');
    expect(contentOf('product:price:amount')).toBe('2500.00');
    expect(contentOf('product:price:currency')).toBe('NGN');
  });

  test('has the event as schema.org JSON-LD, with Lagos times', async () => {
    const { jsonLd } = await pageOf();
    expect(jsonLd).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      startDate: '2031-03-01T23:30:00+01:00',
      endDate: '2031-03-02T03:00:00+01:00',
      doorTime: '2031-03-01T22:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      image: ['http://nzuko.example/api/media/abc.webp'],
      organizer: {
        '@type': 'Person',
        name: 'Chidi Eze',
        url: 'http://nzuko.example/events?organizer=3',
      },
      location: {
        '@type': 'Place',
        name: 'Civic Tower, Victoria Island',
        address: { addressLocality: 'Lagos', addressCountry: 'NG' },
      },
    });
    const end = event.start_date;
    expect(
      (jsonLd.offers as Record<string, string>[]).map((offer) => [
        offer.name,
        offer.price,
        offer.priceCurrency,
        offer.availability,
        offer.validThrough,
      ]),
    ).toEqual([
      ['Standard', '2500.00', 'NGN', 'https://schema.org/InStock', end],
      ['VIP', '9000.00', 'NGN', 'https://schema.org/SoldOut', end],
      ['Early Bird', '1500.00', 'NGN', 'https://schema.org/PreOrder', '2031-02-01T08:00:00.000Z'],
    ]);
  });

  test.each<[string, Partial<Event>]>([
    ['cancelled', { status: 'CANCELLED' }],
    ['over', { start_date: daysFromNow(-2), doors_open: null, end_date: daysFromNow(-1) }],
    ['running', { start_date: daysFromNow(-1), doors_open: null, end_date: daysFromNow(1) }],
    ['full', { available_capacity: 0 }],
    ['suspended', { is_suspended: true }],
  ])(
    'offers no tickets for sale, now or later, of an event that is %s',
    async (_state, changes) => {
      const { jsonLd } = await pageOf(changes);
      const offers = jsonLd.offers as { availability: string }[];
      expect(new Set(offers.map(({ availability }) => availability))).toEqual(
        new Set(['https://schema.org/SoldOut']),
      );
    },
  );

  test('has what buyers pay as its price, with their fees for one ticket', async () => {
    const { jsonLd, contentOf } = await pageOf({
      ticket_types: [
        { ticket_type: 'STANDARD', price: '2500.00', fees: ['163.46', '225.39'], available: 80 },
      ],
    });
    expect(jsonLd.offers).toMatchObject([{ price: '2663.46' }]);
    expect(contentOf('product:price:amount')).toBe('2663.46');
  });

  test('names the organizer as the screen does, though they left out their first name', async () => {
    const organizer_details = { ...event.organizer_details, first_name: '', last_name: 'Eze' };
    const { jsonLd } = await pageOf({ organizer_details });
    expect(jsonLd.organizer).toMatchObject({ name: event.organizer_details.username });
  });

  test('says that a cancelled event is cancelled', async () => {
    const { jsonLd } = await pageOf({ status: 'CANCELLED' });
    expect(jsonLd.eventStatus).toBe('https://schema.org/EventCancelled');
  });

  test.each([[{}], [{ status: 'CANCELLED' as const }], [{ is_unlisted: true }]])(
    'has the drawn picture, with its size, if the event has none of its own: %j',
    async (changes) => {
      const updated_at = '2031-01-01T08:00:00.123Z';
      const { contentOf } = await pageOf({ banner_image: null, updated_at, ...changes });
      const picture = `http://nzuko.example/api/events/7/picture.png?v=${Date.parse(updated_at)}`;
      expect(contentOf('og:image')).toBe(picture);
      expect(contentOf('og:image:type')).toBe('image/png');
      expect(contentOf('og:image:width')).toBe('1200');
      expect(contentOf('og:image:height')).toBe('630');
      expect(contentOf('og:image:alt')).toBe(event.title);
      expect(contentOf('twitter:card')).toBe('summary_large_image');
      expect(contentOf('twitter:image')).toBe(picture);
    },
  );

  test('has another picture after an edit', async () => {
    const imageAt = async (updated_at: string) =>
      (await pageOf({ banner_image: null, updated_at })).jsonLd.image;
    const first = await imageAt('2031-01-01T08:00:00.123Z');
    expect(first).toEqual([expect.stringContaining('/api/events/7/picture.png?v=')]);
    expect(await imageAt('2031-01-01T08:00:00.124Z')).not.toEqual(first);
  });

  test('has no date if the event has none', async () => {
    const { contentOf, head } = await pageOf({ start_date: null, end_date: null });
    expect(head.description).toMatch(/^Civic Tower/);
    expect(contentOf('event:start_time')).toBeUndefined();
    expect(contentOf('twitter:label1')).toBeUndefined();
  });

  test('brings the event to where its scripts look for it', async () => {
    const { data } = await pageOf();
    expect(asked.mock.calls).toEqual([['/events/7/']]);
    const script = document.createElement('script');
    Object.assign(script, { id: data.id, type: 'application/json' });
    script.dataset.readAt = String(data.readAt);
    script.textContent = JSON.stringify(data.value);
    document.head.append(script);
    expect(inlinedEvent('7')).toEqual({ event, readAt: data.readAt });
    expect(Date.now() - data.readAt).toBeLessThan(60_000);
    script.remove();
  });
});

describe('without an event', () => {
  test('one that visitors may not see is missing', async () => {
    asked.mockImplementation(() => json(404, { detail: 'Not found.' }));
    expect(await read()).toEqual({ status: 404 });
  });

  test.each(['no-number', '7;drop', '7/../8', ''])(
    '“%s” is missing, without asking',
    async (id) => {
      expect(await read(id)).toEqual({ status: 404 });
      expect(asked).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['is down', () => Promise.reject(new Error('fetch failed'))],
    ['fails', () => json(500, {})],
    ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
    ['answers with another event', () => json(200, { ...event, id: 8 })],
  ])('an API that %s is not taken for an answer', async (_case, answer) => {
    asked.mockImplementation(answer);
    await expect(read()).rejects.toThrow();
  });
});

describe('the paths for the sitemap', () => {
  test('are those of every event, however many there are, in one call', async () => {
    asked.mockImplementation(() => json(200, [9, 8, 7]));
    expect(await sitemapPaths(asked)).toEqual(['/events/9', '/events/8', '/events/7']);
    expect(asked.mock.calls).toEqual([['/events/ids/']]);
  });

  test('are not given when the API fails', async () => {
    asked.mockImplementation(() => json(500, {}));
    await expect(sitemapPaths(asked)).rejects.toThrow('500');
  });
});
