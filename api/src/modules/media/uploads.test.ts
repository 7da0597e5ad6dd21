import { existsSync, readdirSync } from 'node:fs';
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

/** Every route that takes a picture: its field, what goes beside it, and its sentence for a file too large. */
const takers: [string, InjectOptions, string, () => Fields, string][] = [
  [
    'a banner',
    { method: 'POST', url: '/api/events/' },
    'banner_image',
    () => ({ title: 'Bad banner', description: 'It never comes to be.', category: 'Other' }),
    'Image size must be less than 5MB',
  ],
  [
    'a profile picture',
    { method: 'PATCH', url: '/api/auth/profile/' },
    'profile_picture',
    () => ({ first_name: 'Changed' }),
    'Image size should be less than 5MB',
  ],
  [
    'the picture of a ticket holder',
    { method: 'POST', url: '/api/tickets/purchase/' },
    'custom_image',
    () => ({ event_id: String(event), ticket_type: 'STANDARD' }),
    'File size must be less than 5MB',
  ],
];

const png = () =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

describe.each(takers)('%s', (_what, route, field, fields, tooLarge) => {
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
    const began = Date.now();
    const response = await api.call({ ...route, ...form, as: organizer });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [sentence] });
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await everything()).toEqual(before);
  });
});
