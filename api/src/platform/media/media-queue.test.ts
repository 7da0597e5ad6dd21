import sharp from 'sharp';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { UnavailableError } from '../http/errors';
import { EVENT_BANNER } from './image-rules';
import { MediaService } from './media-service';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('takes no more pictures while many are waiting for their turn', async () => {
  const noStore = { put: async () => {}, get: async () => null, remove: async () => {} };
  const media = new MediaService(noStore, { error: () => {} });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const uploads = Array.from({ length: 40 }, () =>
    media.save(
      database.db,
      { bytes, tooLarge: false, account: null },
      { ...EVENT_BANNER, smallWidths: [] },
    ),
  );
  const ends = await Promise.allSettled(uploads);
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  expect(refused).toHaveLength(40 - 2 - 30);
  for (const error of refused) {
    expect(error).toBeInstanceOf(UnavailableError);
    expect(error).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  }
  await expect(
    media.save(database.db, { bytes, tooLarge: false, account: null }, EVENT_BANNER),
  ).resolves.toMatch(/webp$/);
});
