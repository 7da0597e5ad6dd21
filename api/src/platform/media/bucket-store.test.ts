import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { startBucketServer, type BucketServer } from '../../testing/bucketServer';
import { formOf, makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { eventually } from '../../testing/testPayments';
import { BucketStore } from './bucket-store';

const KEYS = { 'nzuko-images': 'a/secret+with=signs' };

let bucket: BucketServer;
let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  bucket = await startBucketServer(KEYS);
  api = await startTestApp({
    env: {
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'nzuko-images',
      S3_SECRET_ACCESS_KEY: KEYS['nzuko-images'],
      S3_REGION: 'eu-west-1',
    },
  });
});
afterAll(async () => {
  await api.close();
  await bucket.close();
});
beforeEach(async () => {
  bucket.objects.clear();
  bucket.refusals.length = 0;
  user = await makeUser(api.db);
});

const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#12B76A' } })
    .png()
    .toBuffer();
const upload = async () =>
  api.call({
    as: user,
    method: 'PATCH',
    url: '/api/auth/profile/',
    ...formOf({ profile_picture: { file: await picture() } }),
  });
const removePictures = () => api.parts.jobs.runDue('remove_picture');
/** As if the time had passed after which a job that failed is tried again. */
const retryNow = () => sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(api.db);
const failedJobs = async () => {
  const { rows } = await sql`
    SELECT id FROM graphile_worker.jobs WHERE last_error IS NOT NULL ORDER BY id`.execute(api.db);
  return rows;
};
const pictureOf = async () => (await upload()).json<{ profile_picture: string }>().profile_picture;
const get = (url: string) => api.inject({ method: 'GET', url });

describe('images with a bucket set', () => {
  it('are stored only there, and served by the API as from a folder', async () => {
    const path = await pictureOf();
    const name = path.replace('/api/media/', '');
    expect([...bucket.objects.keys()]).toEqual([`/pictures/${name}`]);
    expect(bucket.objects.get(`/pictures/${name}`)?.type).toBe('image/webp');
    expect(readdirSync(api.dataDir)).not.toContain('media');

    const served = await get(path);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp' });
    expect(bucket.refusals).toEqual([]);
  });

  it('are deleted with their account', async () => {
    const path = await pictureOf();
    const payload = { password: PASSWORD };
    await api.call({ as: user, method: 'DELETE', url: '/api/auth/profile/', payload });
    await removePictures();
    expect(bucket.objects.size).toBe(0);
    expect((await get(path)).statusCode).toBe(404);
  });

  it('don’t keep an account from being deleted while the store is down, and go once it is back', async () => {
    await pictureOf();
    bucket.refuse('DELETE');
    const payload = { password: PASSWORD };
    const url = '/api/auth/profile/';
    const deleted = await api.call({ as: user, method: 'DELETE', url, payload });
    await removePictures();
    bucket.refuse(null);
    expect(deleted.statusCode).toBe(204);
    expect(bucket.objects.size).toBe(1);
    await retryNow();
    await removePictures();
    expect(bucket.objects.size).toBe(0);
    expect(await api.db.selectFrom('removed_pictures').select('id').execute()).toEqual([]);
  });

  it('are deleted even if the job for it was lost', async () => {
    await upload();
    await upload();
    await sql`SELECT graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs))`.execute(
      api.db,
    );
    expect(bucket.objects.size).toBe(2);
    await removePictures();
    expect(bucket.objects.size).toBe(1);
  });

  it('stay while a backup may need them, and no job fails meanwhile', async () => {
    const before = await failedJobs();
    await upload();
    await upload();
    await api.db.connection().execute(async (backup) => {
      await sql`SET application_name = 'tickets-copy'`.execute(backup);
      await removePictures();
      await sql`RESET application_name`.execute(backup);
    });
    expect(bucket.objects.size).toBe(2);
    // Jobs that failed before may have been tried again.
    expect(before).toEqual(expect.arrayContaining(await failedJobs()));
    await removePictures();
    expect(bucket.objects.size).toBe(1);
  });

  it('stay if another event shows them, too', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const banner_image = await api.parts.platform.media.store(await picture());
    const ids = [await makeEvent(api.db, { organizer }), await makeEvent(api.db, { organizer })];
    await api.db.updateTable('events').set({ banner_image }).where('id', 'in', ids).execute();
    const edit = async (id?: number) => {
      await api.call({
        as: organizer,
        method: 'PATCH',
        url: `/api/events/${id}/`,
        ...formOf({ banner_image: { file: await picture() } }),
      });
      await removePictures();
      return (await get(banner_image)).statusCode;
    };
    expect(await edit(ids[0])).toBe(200);
    expect(await edit(ids[1])).toBe(404);
  });

  it('stay with an event whose old banner can’t be deleted', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const event = await makeEvent(api.db, { organizer });
    const file = await picture();
    const edit = () =>
      api.call({
        as: organizer,
        method: 'PATCH',
        url: `/api/events/${event}/`,
        ...formOf({ banner_image: { file } }),
      });
    const banner = (answer: { json<T>(): T }) => answer.json<{ banner_image: string }>();
    const first = banner(await edit()).banner_image;
    bucket.refuse('DELETE');
    const again = await edit();
    await removePictures();
    bucket.refuse(null);
    expect(again.statusCode).toBe(200);
    expect(banner(again).banner_image).not.toBe(first);
    expect((await get(banner(again).banner_image)).statusCode).toBe(200);
  });

  it('are not looked up by invalid names', async () => {
    for (const name of [
      '..%2Fsecrets',
      'x.webp',
      `${'a'.repeat(22)}.png`,
      `${'a'.repeat(22)}-70.webp`,
    ]) {
      expect((await get(`/api/media/${name}`)).statusCode).toBe(404);
    }
    expect(bucket.refusals).toEqual([]);
  });

  it('are retried when the store fails briefly', async () => {
    bucket.stumble(2);
    expect((await upload()).statusCode).toBe(200);
    expect(bucket.objects.size).toBe(1);
  });

  it('are retried when a connection is reset', async () => {
    bucket.reset(2);
    expect((await upload()).statusCode).toBe(200);
    expect(bucket.objects.size).toBeGreaterThan(0);
  });

  it('leave nothing behind if one of their versions can’t be stored', async () => {
    let puts = 0;
    bucket.beforeAnswer('PUT', async () => {
      puts += 1;
      if (puts === 2) bucket.stumble(3);
    });
    const media = api.parts.platform.media;
    const stored = media.store(await picture(), { smallWidths: [72] });
    await expect(stored).rejects.toMatchObject({ code: 'storage_unavailable' });
    bucket.beforeAnswer('PUT', async () => undefined);
    expect(
      await eventually(
        async () => bucket.objects.size,
        (size) => size === 0,
      ),
    ).toBe(0);
  });

  it('are shown in every width by a store that can only be read', async () => {
    const name = 'A'.repeat(22);
    const webp = await sharp(await picture())
      .webp()
      .toBuffer();
    bucket.objects.set(`/pictures/${name}.webp`, { bytes: webp, type: 'image/webp' });
    bucket.refuse('PUT');
    const shown = await api.call({ url: `/api/media/${name}-480.webp` });
    bucket.refuse(null);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(bucket.objects.size).toBe(1);
  });

  it('are rejected with a clear message while the store is down, and the profile is unchanged', async () => {
    bucket.stumble(3);
    const refused = await upload();
    expect(refused.statusCode).toBe(502);
    expect(refused.json()).toMatchObject({ code: 'storage_unavailable' });
    const profile = await api.call({ as: user, url: '/api/auth/profile/' });
    expect(profile.json()).toMatchObject({ profile_picture: null });
  });
});

describe('a bucket', () => {
  const logged: unknown[] = [];
  const store = (changes: object) =>
    new BucketStore(
      {
        endpoint: bucket.url,
        bucket: 'pictures',
        accessKeyId: 'nzuko-images',
        secretAccessKey: KEYS['nzuko-images'],
        region: 'eu-west-1',
        ...changes,
      },
      { error: (details: unknown) => void logged.push(details) },
    );

  it.each([
    ['SignatureDoesNotMatch', { secretAccessKey: 'guessed' }],
    ['InvalidAccessKeyId', { accessKeyId: 'nobody' }],
  ])('that answers %s keeps nothing, and the reason is in the log', async (code, changes) => {
    const refused = store(changes).put('name.webp', Buffer.from('bytes'));
    await expect(refused).rejects.toMatchObject({ status: 502, code: 'storage_unavailable' });
    expect(bucket.objects.size).toBe(0);
    expect(logged.at(-1)).toMatchObject({ err: { message: expect.stringContaining(code) } });
    expect(JSON.stringify(logged)).not.toContain('guessed');
  });

  it('that does not respond is reported as down', async () => {
    const nowhere = store({ endpoint: 'http://127.0.0.1:9' });
    await expect(nowhere.get('name.webp')).rejects.toMatchObject({ code: 'storage_unavailable' });
  });

  it('accepts removing a missing image', async () => {
    await expect(store({}).remove('name.webp')).resolves.toBeUndefined();
  });
});
