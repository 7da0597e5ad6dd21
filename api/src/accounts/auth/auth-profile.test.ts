import sharp from 'sharp';
import { formOf, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let user: TestUser;
let picture: Buffer;
beforeAll(async () => {
  api = await startTestApp();
  user = await makeUser(api.db);
  picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#12B76A' },
  })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

const patch = (request: { payload: object | Buffer; headers?: Record<string, string> }) =>
  api.call({ as: user, method: 'PATCH', url: '/api/auth/profile/', ...request });

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
});
