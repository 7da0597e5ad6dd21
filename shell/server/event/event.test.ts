import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildRegistered } from '../../src/testing/builders';
import { buildServer } from '../app';
import type { PublicEvent } from './publicEvent';

const event: PublicEvent = {
  id: 7,
  title: 'Lagos React Meetup </script><script>alert(1)</script>',
  description: 'An evening of talks\n& small chops. '.repeat(20),
  location: 'Civic Tower, Victoria Island',
  city: 'Lagos',
  start_date: '2031-03-01T22:30:00.000Z',
  end_date: '2031-03-02T02:00:00.000Z',
  timezone: 'Africa/Lagos',
  category: 'Technology',
  max_attendees: 120,
  available_capacity: 80,
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
  status: 'PUBLISHED',
  banner_image: '/api/media/abc.webp',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  organizer_details: {
    id: 3,
    username: 'chidi',
    first_name: 'Chidi',
    last_name: 'Eze',
    profile_picture: null,
  },
};

let folder: string;
let api: Server;
let app: FastifyInstance;
let answer: (response: ServerResponse) => void;
let asked: { url: string | undefined; token: string | undefined }[];

const answers = (status: number, body: unknown) => {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const inRelease = (file: string) => path.join(folder, 'releases/mfe_events/1.0.0', file);
const renderer = (body: string) => `module.exports.render = ({ url, data }) => { ${body} };`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'event-page-'));
  await mkdir(inRelease('.'), { recursive: true });
  await mkdir(path.join(folder, 'shell'));
  const shellFile = (name: string, content: unknown) =>
    writeFile(path.join(folder, 'shell', name), JSON.stringify(content));
  await shellFile('build.json', { scripts: ['main.abc.js'], httpClient: [] });
  await shellFile('frame.json', {
    before: '<header></header>',
    after: '',
    css: '.bar{}',
    globalCss: '',
    fonts: [],
  });
  await writeFile(
    inRelease('EventDetail.renderer.cjs'),
    renderer(
      'if (data.id === 9) throw new Error("No."); return { html: `<link rel="preload" as="image" imageSrcSet="${data.banner_image} 1600w" fetchPriority="high"/><h1>${data.id} at ${url}</h1><img fetchPriority="high"/>`, css: ".hero{}" };',
    ),
  );
  const events = buildRegistered({
    name: 'mfe_events',
    routes: [
      ['/events', './Catalogue'],
      ['/events/:id', './EventDetail'],
    ],
  });
  await writeFile(
    path.join(folder, 'releases/registry.json'),
    JSON.stringify({ contract: 1, remotes: [events] }),
  );
  api = createServer((request, response) => {
    asked.push({ url: request.url, token: request.headers.authorization });
    answer(response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  app = await buildServer({
    host: '127.0.0.1',
    port: 0,
    trustProxy: 'loopback',
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    shellDirectory: path.join(folder, 'shell'),
    releasesDirectory: path.join(folder, 'releases'),
    telemetryEvery: 10,
    allowOverride: false,
  });
});

beforeEach(() => {
  asked = [];
  answers(200, event);
});

afterAll(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true });
});

const get = (url = '/events/7', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'nzuko.example', ...headers } });
const contentOf = (body: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1];
const jsonIn = (body: string, opening: RegExp) =>
  JSON.parse(new RegExp(`<script ${opening.source}[^>]*>(.*?)</script>`).exec(body)?.[1] ?? 'null');

describe('the first HTML of an event’s page', () => {
  test('tells a chat its title, date, place, price and picture', async () => {
    const { statusCode, body } = await get();
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Lagos React Meetup &lt;/script&gt;');
    expect(contentOf(body, 'og:title')).toMatch(/^Lagos React Meetup/);
    expect(contentOf(body, 'og:url')).toBe('http://nzuko.example/events/7');
    expect(contentOf(body, 'og:image')).toBe('http://nzuko.example/api/media/abc.webp');
    expect(contentOf(body, 'og:description')).toMatch(
      /^1–2 Mar 2031 · Civic Tower, Victoria Island · ₦2,500 · An evening of talks &amp; small chops\..*…$/,
    );
    expect(contentOf(body, 'description')).toBe(contentOf(body, 'og:description'));
    expect(contentOf(body, 'event:start_time')).toBe('2031-03-01T22:30:00.000Z');
    expect(contentOf(body, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(body, 'twitter:data1')).toBe('1–2 Mar 2031');
    expect(contentOf(body, 'twitter:data2')).toBe('₦2,500');
  });

  test('carries the event in the words of schema.org, its times as clocks in Lagos show them', async () => {
    const event = jsonIn((await get()).body, /type="application\/ld\+json"/);
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      startDate: '2031-03-01T23:30:00+01:00',
      endDate: '2031-03-02T03:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      image: ['http://nzuko.example/api/media/abc.webp'],
      organizer: { '@type': 'Person', name: 'Chidi Eze' },
      location: {
        '@type': 'Place',
        name: 'Civic Tower, Victoria Island',
        address: { addressLocality: 'Lagos', addressCountry: 'NG' },
      },
    });
    expect(
      event.offers.map((offer: Record<string, string>) => [
        offer.name,
        offer.price,
        offer.priceCurrency,
        offer.availability,
        offer.validThrough,
      ]),
    ).toEqual([
      ['Standard', '2500.00', 'NGN', 'https://schema.org/InStock', event.offers[0].validThrough],
      ['VIP', '9000.00', 'NGN', 'https://schema.org/SoldOut', event.offers[0].validThrough],
      ['Early Bird', '1500.00', 'NGN', 'https://schema.org/PreOrder', '2031-02-01T08:00:00.000Z'],
    ]);
  });

  test('says that a cancelled event is cancelled', async () => {
    answers(200, { ...event, status: 'CANCELLED' });
    const { eventStatus } = jsonIn((await get()).body, /type="application\/ld\+json"/);
    expect(eventStatus).toBe('https://schema.org/EventCancelled');
  });

  test('carries the event itself with the page’s nonce, and nothing in it ends the script', async () => {
    const { body, headers } = await get();
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain(`<script type="application/json" nonce="${nonce}" id="event"`);
    expect(jsonIn(body, /type="application\/json" nonce="[^"]*" id="event"/)).toEqual(event);
    expect(body).not.toContain('<script>alert(1)');
  });

  test('shows the event in the remote’s own markup, its picture preloaded', async () => {
    const { body } = await get('/events/7?book=1');
    expect(body).toContain('<header></header><h1>7 at /events/7?book=1</h1>');
    expect(body).toMatch(/<style nonce="[^"]+" data-prerendered>\.bar\{\}\.hero\{\}/);
    expect(body).toMatch(
      /<link rel="preload" as="image" imageSrcSet="\/api\/media\/abc.webp 1600w" fetchPriority="high"\/>\n[\s\S]*<body>/,
    );
  });

  test('fetches its scripts once the picture is there, and those of a page without one at once', async () => {
    const main = '<script class="shell" src="/assets/main.abc.js" defer></script>';
    const { body } = await get();
    expect(body).not.toContain(main);
    expect(body).toContain('[{"href":"/assets/main.abc.js"}])</script>');
    expect((await get('/events')).body).toContain(main);
  });

  test('is made for everybody: the token of who asks is not used', async () => {
    await get('/events/7', { authorization: 'Bearer t' });
    expect(asked).toEqual([{ url: '/api/events/7/', token: undefined }]);
  });

  test('comes without a picture where the event has none', async () => {
    answers(200, { ...event, banner_image: null });
    const { body } = await get();
    expect(body).not.toContain('og:image');
    expect(contentOf(body, 'twitter:card')).toBe('summary');
  });
});

describe('without an event', () => {
  test.each(['/events/7', '/events/no-number', '/events/7;drop'])(
    '%s is a plain page with status 404 that tells nothing',
    async (url) => {
      answers(404, { detail: 'Not found.', title: 'A secret draft' });
      const { statusCode, body, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<title>EventDetail · Nzuko</title>');
      expect(body).toContain('src="/assets/main.abc.js"');
      expect(body).not.toContain('id="event"');
      expect(body).not.toContain('secret');
    },
  );

  test.each([
    ['that says nothing for long', () => undefined],
    ['that hangs up', (response: ServerResponse) => void response.destroy()],
    ['that fails', (response: ServerResponse) => void response.writeHead(500).end('{}')],
    ['that answers no JSON', (response: ServerResponse) => void response.end('<html>')],
  ])('an API %s does not keep the page from coming', async (_case, behaviour) => {
    answer = behaviour;
    const { statusCode, body } = await get();
    expect(statusCode).toBe(200);
    expect(body).toContain('src="/assets/main.abc.js"');
    expect(body).not.toContain('id="event"');
  });

  test('other pages ask for none', async () => {
    await get('/events');
    expect(asked).toEqual([]);
  });
});

test('a screen that cannot be rendered leaves its event in the page, and the page to its scripts', async () => {
  answers(200, { ...event, id: 9 });
  const { statusCode, body } = await get('/events/9');
  expect(statusCode).toBe(200);
  expect(body).toContain('id="event"');
  expect(body).toContain('class="first-paint"');
});
