import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { formOf, makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { pixelBomb } from '../../testing/pixelBomb';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let organizer: TestUser;
let event: number;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  event = await makeEvent(api.db, { organizer });
});
afterAll(() => api.close());

type File = { file: Buffer; name: string };
type Fields = Record<string, string>;

const MB_5 = 5 * 1024 * 1024;

/**
 * Every route that takes a picture: its field, what goes beside it, its sentence for a file too large, and the most bytes that
 * it takes.
 */
const takers: [string, InjectOptions, string, () => Fields, string, number][] = [
  [
    'a banner',
    { method: 'POST', url: '/api/events/' },
    'banner_image',
    () => ({ title: 'Bad banner', description: 'It never comes to be.', category: 'Other' }),
    'Image size must be less than 5MB',
    MB_5 - 1,
  ],
  [
    'a profile picture',
    { method: 'PATCH', url: '/api/auth/profile/' },
    'profile_picture',
    () => ({ first_name: 'Changed' }),
    'Image size should be less than 5MB',
    MB_5,
  ],
  [
    'the picture of a ticket holder',
    { method: 'POST', url: '/api/tickets/purchase/' },
    'custom_image',
    () => ({ event_id: String(event), ticket_type: 'STANDARD' }),
    'File size must be less than 5MB',
    MB_5,
  ],
];

const png = () =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

describe.each(takers)('%s', (_what, route, field, fields, tooLarge, mostBytes) => {
  const everything = async () => ({
    events: await api.db.selectFrom('events').select('id').execute(),
    tickets: await api.db.selectFrom('tickets').select('id').execute(),
    names: await api.db.selectFrom('users').select(['first_name', 'profile_picture']).execute(),
    files: existsSync(join(api.dataDir, 'media')) ? readdirSync(join(api.dataDir, 'media')) : [],
  });
  const notAnImage = expect.stringMatching(/^Please select a valid image file/);

  it.each<[string, () => Promise<File> | File, unknown]>([
    ['text named .png', () => ({ file: Buffer.from('no picture'), name: 'me.png' }), notAnImage],
    [
      'HTML behind the first bytes of a PNG',
      async () => ({
        file: Buffer.concat([(await png()).subarray(0, 16), Buffer.from('<script>1</script>')]),
        name: 'me.png',
      }),
      notAnImage,
    ],
    [
      'an image of 6 MB',
      async () => ({
        file: Buffer.concat([await png(), Buffer.alloc(6 * 1024 * 1024)]),
        name: 'me.png',
      }),
      tooLarge,
    ],
    [
      '30,000 × 30,000 pixels in a few kilobytes',
      () => ({ file: pixelBomb(30_000), name: 'me.png' }),
      'The image has more than 50 megapixels',
    ],
  ])('is not %s: a clear 400, and nothing is stored', async (_file, make, sentence) => {
    const before = await everything();
    const form = formOf({ ...fields(), [field]: await make() });
    const response = await api.call({ ...route, ...form, as: organizer });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [sentence] });
    expect(await everything()).toEqual(before);
  });

  it('that can’t be stored is refused with a sentence, and nothing changes', async () => {
    const before = await everything();
    const media = join(api.dataDir, 'media');
    mkdirSync(media, { recursive: true });
    renameSync(media, `${media}-elsewhere`);
    // In place of a folder that can't be written: root could write that.
    writeFileSync(media, '');
    const form = formOf({ ...fields(), [field]: { file: await png(), name: 'me.png' } });
    const response = await api.call({ ...route, ...form, as: organizer });
    rmSync(media);
    renameSync(`${media}-elsewhere`, media);
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ code: 'storage_unavailable' });
    expect(await everything()).toEqual(before);
  });

  it('is taken up to its limit, and not a byte beyond', async () => {
    const picture = await png();
    const send = (bytes: number) => {
      const file = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
      return api.call({
        ...route,
        ...formOf({ ...fields(), [field]: { file, name: 'me.png' } }),
        as: organizer,
      });
    };
    const beyond = await send(mostBytes + 1);
    expect([beyond.statusCode, beyond.json()]).toEqual([400, { [field]: [tooLarge] }]);
    const taken = await send(mostBytes);
    expect(taken.json()).not.toHaveProperty(field, [tooLarge]);
    expect(taken.statusCode).toBeLessThan(300);
  });
});

it('sent by one account at once are refused in part, and hold up nobody else’s', async () => {
  // A thousand bytes that take half a second to decode.
  const side = { width: 3_000, height: 3_000 };
  const heavy = await sharp({ create: { ...side, channels: 3, background: '#063' } })
    .avif({ effort: 0 })
    .toBuffer();
  const send = (as: TestUser, file: Buffer) =>
    api.call({
      ...{ method: 'PATCH', url: '/api/auth/profile/', as },
      ...formOf({ profile_picture: { file, name: 'me.avif' } }),
    });
  const flood = Array.from({ length: 12 }, () => send(organizer, heavy));
  const other = await send(await makeUser(api.db), await png());
  expect(other.statusCode).toBe(200);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.length - refused.length).toBe(3);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect((await send(organizer, await png())).statusCode).toBe(200);
});
