import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { FolderStore } from './folder-store';
import { EVENT_BANNER, TICKET_IMAGE } from './image-rules';
import { smallOf } from './media-service';

let api: TestApp;
let webp: Buffer;
beforeAll(async () => {
  api = await startTestApp();
  webp = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#063' } })
    .webp()
    .toBuffer();
});
afterAll(() => api.close());

const get = (url: string) => api.inject({ method: 'GET', url });
const widthOf = async (url: string) => (await sharp((await get(url)).rawPayload).metadata()).width;
const folder = () => join(api.dataDir, 'media');
const fileOf = (path: string) => path.slice('/api/media/'.length);
const storeBanner = () => api.parts.platform.media.store(webp, EVENT_BANNER);

it('a banner is stored in three widths, which may be kept for ever', async () => {
  const path = await storeBanner();
  const answer = await get(path);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const paths = [path, smallOf(path, 800), smallOf(path, 480)];
  expect(await Promise.all(paths.map(widthOf))).toEqual([1600, 800, 480]);
});

it('a width that is newer than a banner is made when it is first asked for, also by many at once', async () => {
  const path = await storeBanner();
  const thumbnail = smallOf(path, 480);
  rmSync(join(folder(), fileOf(thumbnail)));
  const widths = await Promise.all(Array.from({ length: 8 }, () => widthOf(thumbnail)));
  expect(new Set(widths)).toEqual(new Set([480]));
  expect(readdirSync(folder())).toContain(fileOf(thumbnail));
  expect(readdirSync(folder()).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('an image that can’t be stored leaves nothing behind', async () => {
  const path = await storeBanner();
  const before = readdirSync(folder());
  // A folder in its place is the one failure that a test can cause whoever runs it.
  mkdirSync(join(folder(), 'taken.webp'));
  const logged: unknown[] = [];
  const store = new FolderStore(folder(), {
    error: (details: unknown) => void logged.push(details),
  });
  await expect(store.put('taken.webp', webp)).rejects.toMatchObject({ status: 502 });
  expect(logged).toMatchObject([{ err: { code: 'EISDIR' }, image: 'taken.webp' }]);
  rmSync(join(folder(), 'taken.webp'), { recursive: true });
  expect(readdirSync(folder())).toEqual(before);
  expect(before).toContain(fileOf(path));
});

it('the faces that doors compare are nobody’s to look at by address', async () => {
  const path = await api.parts.platform.media.store(webp, TICKET_IMAGE);
  expect(readdirSync(folder())).toContain(fileOf(smallOf(path, 320)));
  expect((await get(smallOf(path, 320))).statusCode).toBe(404);
});

it.each<[string, (path: string) => string]>([
  ['of a width that nothing has', (path) => smallOf(path, 481)],
  ['without its ending', (path) => path.replace('.webp', '')],
  ['of a banner that never was', () => `/api/media/${'x'.repeat(22)}-480.webp`],
  ['that leads elsewhere', () => '/api/media/..%2Fjwt-secret'],
  ['that is empty', () => '/api/media/'],
])('404 for a name %s, and nothing is made', async (_what, urlOf) => {
  const path = await storeBanner();
  const before = readdirSync(folder());
  expect((await get(urlOf(path))).statusCode).toBe(404);
  expect(readdirSync(folder())).toEqual(before);
});

it('a removed banner is gone in every width', async () => {
  const path = await storeBanner();
  await api.parts.platform.media.remove(path);
  for (const each of [path, smallOf(path, 800), smallOf(path, 480)]) {
    expect((await get(each)).statusCode).toBe(404);
  }
});
