import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { HOUR_MS } from '../durations';
import { startBucketServer, type BucketServer } from '../../testing/bucketServer';
import { formOf, makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { PROFILE_PICTURE } from './image-rules';

const KEYS = { 'nzuko-images': 'secret' };

const png = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#12B76A' } })
    .png()
    .toBuffer();

describe.each(['a folder', 'a bucket'])('pictures in %s', (store) => {
  let bucket: BucketServer;
  let api: TestApp;
  beforeAll(async () => {
    bucket = await startBucketServer(KEYS);
    const env = {
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'nzuko-images',
      S3_SECRET_ACCESS_KEY: KEYS['nzuko-images'],
      S3_REGION: 'eu-west-1',
    };
    api = await startTestApp(store === 'a bucket' ? { env } : {});
  });
  afterAll(async () => {
    await api.close();
    await bucket.close();
  });

  /** An upload whose process dies before its change is committed. */
  const loseUpload = async () => {
    const { media } = api.parts.platform;
    const upload = { bytes: await png(), tooLarge: false, account: null };
    return media.save(api.db, upload, PROFILE_PICTURE);
  };
  const upload = async () => {
    const answer = await api.call({
      as: await makeUser(api.db),
      method: 'PATCH',
      url: '/api/auth/profile/',
      ...formOf({ profile_picture: { file: await png() } }),
    });
    return answer.json<{ profile_picture: string }>().profile_picture;
  };
  /** One night. */
  const forget = async () => {
    await api.parts.platform.tasks.forget_uploads.run();
    await api.parts.jobs.runDue('remove_picture');
  };
  const aDayLater = () =>
    sql`UPDATE uploads SET noted_at = noted_at - interval '25 hours'`.execute(api.db);
  const statusOf = async (url: string) => (await api.inject({ url })).statusCode;

  it('are deleted after a day if their process died before anything referred to them', async () => {
    const [lost, kept] = [await loseUpload(), await upload()];
    await forget();
    expect([await statusOf(lost), await statusOf(kept)]).toEqual([200, 200]);
    await aDayLater();
    await forget();
    expect([await statusOf(lost), await statusOf(kept)]).toEqual([404, 200]);
    expect(await api.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  it('that were lost stay while a backup may need them', async () => {
    const lost = await loseUpload();
    await aDayLater();
    await api.db.connection().execute(async (backup) => {
      await sql`SET application_name = 'tickets-copy'`.execute(backup);
      await forget();
      await sql`RESET application_name`.execute(backup);
    });
    expect(await statusOf(lost)).toBe(200);
    await forget();
    expect(await statusOf(lost)).toBe(404);
  });
});

it('a file whose process died while writing it is deleted after a day', async () => {
  const api = await startTestApp();
  const folder = join(api.dataDir, 'media');
  const [old, fresh] = ['.0123456789abcdef', '.fedcba9876543210'];
  const dayAgo = new Date(Date.now() - 25 * HOUR_MS);
  await api.parts.platform.tasks.forget_uploads.run();
  await mkdir(folder, { recursive: true });
  for (const name of [old, fresh, 'shown.webp']) await writeFile(join(folder, name), 'RIFF');
  for (const name of [old, 'shown.webp']) await utimes(join(folder, name), dayAgo, dayAgo);
  await api.parts.platform.tasks.forget_uploads.run();
  const left = await readdir(folder);
  await api.close();
  expect(left.sort()).toEqual([fresh, 'shown.webp']);
});
