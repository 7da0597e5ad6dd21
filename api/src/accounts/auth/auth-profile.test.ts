import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { formOf, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let user: TestUser;
let picture: Buffer;
beforeAll(async () => {
  api = await startTestApp();
  picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#12B76A' },
  })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db);
});

const patch = (request: { payload: object | Buffer; headers?: Record<string, string> }) =>
  api.call({ as: user, method: 'PATCH', url: '/api/auth/profile/', ...request });

const removePictures = () => api.parts.jobs.runDue('remove_picture');

describe('PATCH /auth/profile/', () => {
  it('returns 401 to a visitor', async () => {
    const response = await api.inject({
      method: 'PATCH',
      url: '/api/auth/profile/',
      payload: { first_name: 'X' },
    });
    expect(response.statusCode).toBe(401);
  });

  it.each<[string, Record<string, unknown>, Record<string, string[]>]>([
    ['an empty first name', { first_name: ' ' }, { first_name: ['First name is required'] }],
    ['an empty last name', { last_name: '' }, { last_name: ['Last name is required'] }],
    ['another email', { email: 'new@example.test' }, { email: ['This field is not known.'] }],
    ['another username', { username: 'new' }, { username: ['This field is not known.'] }],
    ['another role', { role: 'ADMIN' }, { role: ['This field is not known.'] }],
  ])('refuses %s', async (_what, payload, errors) => {
    const response = await patch({ payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  it('changes the given fields and leaves the rest', async () => {
    const response = await patch({ payload: { first_name: ' Ngozi ' } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ first_name: 'Ngozi', last_name: expect.any(String) });
  });

  it('rejects an empty name in form data too', async () => {
    const response = await patch(formOf({ first_name: '' }));
    expect(response.json()).toEqual({ first_name: ['First name is required'] });
  });

  it('re-encodes a picture: square, small, without metadata', async () => {
    const response = await patch(formOf({ last_name: 'Obi', profile_picture: { file: picture } }));
    expect(response.statusCode).toBe(200);
    const { profile_picture: path } = response.json<{ profile_picture: string }>();
    expect(path).toMatch(/^\/api\/media\/[\w-]{22}\.webp$/);

    const image = await api.inject({ method: 'GET', url: path });
    expect(image.statusCode).toBe(200);
    expect(image.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, exif } = await sharp(image.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 400, height: 400, exif: undefined });
  });

  it('deletes the replaced picture', async () => {
    const form = formOf({ profile_picture: { file: picture } });
    const before = (await patch(form)).json<{ profile_picture: string }>();
    await patch(form);
    await removePictures();
    const gone = await api.inject({ method: 'GET', url: before.profile_picture });
    expect(gone.statusCode).toBe(404);
  });

  it('rejects a text file named like a picture, and stores nothing', async () => {
    const before = await api.call({ as: user, method: 'GET', url: '/api/auth/profile/' });
    const file = Buffer.from('<script>alert(1)</script>');
    const response = await patch(formOf({ profile_picture: { file, name: 'me.png' } }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ profile_picture: ['Please select a valid image file'] });
    const after = await api.call({ as: user, method: 'GET', url: '/api/auth/profile/' });
    expect(after.json()).toEqual(before.json());
  });

  it('refuses a picture of more than 5 MB', async () => {
    const file = Buffer.concat([picture, Buffer.alloc(6 * 1024 * 1024)]);
    const response = await patch(formOf({ profile_picture: { file } }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ profile_picture: ['Image size should be less than 5MB'] });
  });

  it('rejects a file in another field', async () => {
    const response = await patch(formOf({ avatar: { file: picture } }));
    expect(response.json()).toEqual({ avatar: ['This field doesn’t accept a file.'] });
  });

  describe('beside another change of the account', () => {
    const files = () => readdirSync(join(api.dataDir, 'media'));
    const rowOf = (id: number) =>
      api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    /** Begins changes one after the other, so that they wait in this order, and lets them go on. Then the store is tidied. */
    async function inOrder<T>(...changes: (() => Promise<T>)[]): Promise<T[]> {
      const begun = await api.db.transaction().execute(async (trx) => {
        await trx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
        const all: Promise<T>[] = [];
        for (const change of changes) {
          all.push(change());
          await lockWaitedFor(api.db, all.length);
        }
        return { all };
      });
      const answers = await Promise.all(begun.all);
      await removePictures();
      return answers;
    }
    const upload = () => patch(formOf({ profile_picture: { file: picture } }));

    beforeEach(upload);

    it('two pictures uploaded at once leave one in the store', async () => {
      const before = files();
      const answers = await inOrder(upload, upload);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(files()).toHaveLength(before.length);
      const { profile_picture: kept } = await rowOf(user.id);
      expect((await api.inject({ method: 'GET', url: kept ?? '' })).statusCode).toBe(200);
    });

    const erase = () =>
      api.call({
        as: user,
        method: 'DELETE',
        url: '/api/auth/profile/',
        payload: { password: PASSWORD },
      });

    it('a deleted account takes no new name or picture, and none stays in the store', async () => {
      const before = files();
      const form = () => patch(formOf({ first_name: 'Ngozi', profile_picture: { file: picture } }));
      const [erased, changed] = await inOrder(erase, form);
      expect([erased?.statusCode, changed?.statusCode]).toEqual([204, 401]);
      expect(await rowOf(user.id)).toMatchObject({ first_name: 'Deleted', profile_picture: null });
      expect(files()).toHaveLength(before.length - 1);
    });

    it('a deleted account’s picture goes even if it was uploaded a moment before', async () => {
      const before = files();
      const [changed, erased] = await inOrder(upload, erase);
      expect([changed?.statusCode, erased?.statusCode]).toEqual([200, 204]);
      expect(files()).toHaveLength(before.length - 1);
    });
  });
});
