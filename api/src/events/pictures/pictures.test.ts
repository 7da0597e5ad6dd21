import { readFile } from 'node:fs/promises';
import pino from 'pino';
import sharp from 'sharp';
import { ApiProcess } from '../../testing/apiProcess';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { loadLetterings } from './load-letterings';
import { PictureCache } from './picture-cache';
import { PicturesService } from './pictures-service';

let api: TestApp;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PICTURE: '0' } });
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());

const pathOf = (id: number, query = '') => `/api/events/${id}/picture.png${query}`;
const get = (id: number, query = '', headers: Record<string, string> = {}) =>
  api.inject({ url: pathOf(id, query), headers });
const versionOf = async (id: number) => {
  const event = await api.inject({ url: `/api/events/${id}/` });
  return Date.parse(event.json<{ updated_at: string }>().updated_at);
};

describe('GET /events/:id/picture.png', () => {
  it.each([
    ['', 'wide', 1200, 630],
    ['?format=wide', 'wide', 1200, 630],
    ['?format=square', 'square', 1080, 1080],
    ['?format=story', 'story', 1080, 1920],
  ])('%s is a PNG file', async (query, format, width, height) => {
    const id = await makeEvent(api.db, { organizer });
    const { statusCode, headers, rawPayload } = await get(id, query);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="event-${id}-${format}.png"`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width, height });
    // WhatsApp shows none that is larger.
    expect(rawPayload.length).toBeLessThan(600_000);
  });

  it('is missing for an unknown event, and has three formats', async () => {
    expect((await get(999_999)).statusCode).toBe(404);
    const id = await makeEvent(api.db, { organizer });
    expect((await get(id, '?format=poster')).statusCode).toBe(400);
  });

  it('of a draft is its organizer’s, and kept by nobody', async () => {
    const id = await makeEvent(api.db, { organizer, status: 'DRAFT' });
    expect((await get(id)).statusCode).toBe(404);
    const stranger = await makeUser(api.db, 'ORGANIZER');
    expect((await api.call({ as: stranger, url: pathOf(id) })).statusCode).toBe(404);
    const own = await api.call({ as: organizer, url: pathOf(id) });
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('of an unlisted event is there for whoever has the link', async () => {
    const unverified = await makeUser(api.db, 'ORGANIZER', { isVerified: false });
    const id = await makeEvent(api.db, { organizer: unverified });
    expect((await api.inject({ url: `/api/events/${id}/` })).json()).toMatchObject({
      is_unlisted: true,
    });
    expect((await get(id)).statusCode).toBe(200);
  });

  it('may be kept for a day at the address of its version, and elsewhere only if asked again', async () => {
    const id = await makeEvent(api.db, { organizer });
    const version = await versionOf(id);
    const cacheOf = async (query: string) => (await get(id, query)).headers['cache-control'];
    expect(await cacheOf(`?v=${version}`)).toBe('public, max-age=86400');
    expect(await cacheOf(`?v=${version - 1}`)).toBe('public, no-cache');
    expect(await cacheOf('')).toBe('public, no-cache');
  });

  it.each<[string, { status?: 'CANCELLED' } & Record<string, unknown>]>([
    ['title', { title: 'Another title' }],
    ['place', { location: '2 Allen Avenue, Ikeja' }],
    ['price', { ticket_price: '500.00' }],
  ])('is another one after an edit of the %s', async (_field, change) => {
    const id = await makeEvent(api.db, { organizer });
    const before = await get(id);
    const version = await versionOf(id);
    const url = `/api/events/${id}/`;
    const edit = await api.call({ as: organizer, method: 'PATCH', url, payload: change });
    expect(edit.statusCode).toBe(200);
    const after = await get(id);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(await versionOf(id)).not.toBe(version);
    expect((await get(id, `?v=${version}`)).headers['cache-control']).toBe('public, no-cache');
  });

  it('is another one once the event is cancelled', async () => {
    const id = await makeEvent(api.db, { organizer });
    const before = await get(id);
    const version = await versionOf(id);
    const url = `/api/events/${id}/cancel/`;
    expect((await api.call({ as: organizer, method: 'POST', url })).statusCode).toBe(200);
    const after = await get(id);
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect(await versionOf(id)).not.toBe(version);
  });

  it('isn’t sent again to whoever has it', async () => {
    const id = await makeEvent(api.db, { organizer });
    const etag = String((await get(id)).headers['etag']);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(id, '', { 'if-none-match': named });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['etag']).toBe(etag);
    }
    expect((await get(id, '', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const other = (await get(id, '?format=story')).headers['etag'];
    expect(other).not.toBe(etag);
  });
});

describe('many asks', () => {
  it('for pictures not drawn yet are counted by address, others aren’t', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_PICTURE: '2' } });
    try {
      const by = await makeUser(limited.db, 'ORGANIZER');
      const id = await makeEvent(limited.db, { organizer: by });
      const ask = async (format: string, remoteAddress = '203.0.113.7') =>
        limited.inject({ url: pathOf(id, `?format=${format}`), remoteAddress });
      const statuses: number[] = [];
      for (const format of ['wide', 'square', 'wide', 'square', 'wide', 'story', 'wide']) {
        statuses.push((await ask(format)).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
      const refused = await ask('story');
      expect(refused.headers['retry-after']).toBeDefined();
      // Nobody may keep the refusal as the picture.
      expect(refused.headers).not.toHaveProperty('etag');
      expect(String(refused.headers['cache-control'])).not.toContain('max-age=86400');
      expect((await ask('story', '203.0.114.7')).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('at once for one picture draw it once', async () => {
    const id = await makeEvent(api.db, { organizer });
    const asks = await Promise.all(Array.from({ length: 100 }, () => get(id)));
    expect(new Set(asks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(asks.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('at once for many pictures are refused in part, and hold up nobody else', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      ids.push(await makeEvent(api.db, { organizer, title: `Event ${index}` }));
    }
    let drawn = 0;
    const asks = ids.map(async (id) => {
      const { statusCode, headers } = await get(id);
      drawn += 1;
      return [statusCode, headers['retry-after']];
    });
    // Answered while the pictures are being drawn.
    for (let index = 0; index < 5; index += 1) {
      expect((await api.inject({ url: `/api/events/${ids[0]}/` })).statusCode).toBe(200);
    }
    expect(drawn).toBeLessThan(ids.length);
    const answers = await Promise.all(asks);
    const refused = answers.filter(([status]) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(([, retryAfter]) => retryAfter !== undefined)).toBe(true);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(25);
    expect((await get(ids.at(-1) ?? 0)).statusCode).toBe(200);
  });
});

it('is the same in another process, which is the bundled program with its fonts and emoji', async () => {
  const id = await makeEvent(api.db, { organizer, title: 'Ẹ̀kọ́ 🎉' });
  const { publicUrl } = api.parts.platform.config;
  const other = await ApiProcess.at({
    databaseUrl: api.url,
    dataDir: api.dataDir,
    providerUrl: 'http://127.0.0.1:1',
    env: { PUBLIC_URL: publicUrl },
  });
  try {
    await other.start();
    const theirs = await fetch(other.url + pathOf(id));
    const ours = await get(id);
    expect(theirs.status).toBe(200);
    expect(theirs.headers.get('etag')).toBe(ours.headers['etag']);
    expect(Buffer.from(await theirs.arrayBuffer()).equals(ours.rawPayload)).toBe(true);
  } finally {
    await other.kill();
  }
});

it('that can’t be drawn is logged with its event, and drawn at the next ask', async () => {
  const id = await makeEvent(api.db, { organizer });
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  let isBroken = true;
  const service = new PicturesService({
    db: api.db,
    now: () => new Date(),
    publicUrl: api.parts.platform.config.publicUrl,
    log,
    loadLetterings: async () => {
      if (isBroken) await readFile('/no/such/font.ttf');
      return loadLetterings();
    },
  });
  const offered = await service.offer(null, id, 'wide');
  await expect(service.draw(offered)).rejects.toMatchObject({ status: 503 });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      eventId: id,
      format: 'wide',
      msg: 'an event’s picture could not be drawn',
    }),
  ]);
  isBroken = false;
  expect((await service.draw(offered)).length).toBeGreaterThan(1000);
});

it('is forgotten when the memory for pictures is full, the one longest unused first', () => {
  const cache = new PictureCache(250);
  const picture = Buffer.alloc(100);
  cache.keep('a', picture);
  cache.keep('b', picture);
  cache.get('a');
  cache.keep('c', picture);
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  cache.keep('huge', Buffer.alloc(300));
  expect(['a', 'b', 'c', 'huge'].some((key) => cache.get(key))).toBe(false);
});
