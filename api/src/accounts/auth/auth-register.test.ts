import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const valid = {
  email: 'chioma@example.test',
  username: 'chioma',
  first_name: 'Chioma',
  last_name: 'Eze',
  password: 'Abcdefg1',
  password2: 'Abcdefg1',
  role: 'ATTENDEE',
};

let made = 0;
const newcomer = () => {
  made += 1;
  return { ...valid, email: `chioma${made}@example.test`, username: `chioma${made}` };
};
const register = (payload: object) =>
  api.inject({ method: 'POST', url: '/api/auth/register/', payload });

describe('POST /auth/register/', () => {
  it.each<[string, object, Record<string, string[]>]>([
    ['no first name', { first_name: ' ' }, { first_name: ['First name is required'] }],
    ['no last name', { last_name: '' }, { last_name: ['Last name is required'] }],
    [
      'a username of two characters',
      { username: 'ab' },
      { username: ['Username must be at least 3 characters long'] },
    ],
    ['no address', { email: 'chioma' }, { email: ['Please enter a valid email address'] }],
    ['an address in two', { email: 'a b@c.d' }, { email: ['Please enter a valid email address'] }],
    [
      'a short password',
      { password: 'Abcde1', password2: 'Abcde1' },
      { password: ['Password must be at least 8 characters long'] },
    ],
    [
      'a password without capitals',
      { password: 'abcdefg1', password2: 'abcdefg1' },
      { password: ['Password must contain at least one uppercase letter'] },
    ],
    [
      'a password without small letters',
      { password: 'ABCDEFG1', password2: 'ABCDEFG1' },
      { password: ['Password must contain at least one lowercase letter'] },
    ],
    [
      'a password without a digit',
      { password: 'Abcdefgh', password2: 'Abcdefgh' },
      { password: ['Password must contain at least one number'] },
    ],
    ['two passwords', { password2: 'Abcdefg2' }, { password2: ["Passwords don't match"] }],
    ['the role of an admin', { role: 'ADMIN' }, { role: ['Please select a role'] }],
    ['an unknown field', { is_staff: true }, { is_staff: ['This field is not known.'] }],
    ['a number for a name', { first_name: 7 }, { first_name: ['Expected text.'] }],
    ['a null character', { username: 'a\0bc' }, { username: ['Null characters are not allowed.'] }],
    [
      'half a character',
      { username: 'a\ud800bc' },
      { username: ['This contains a broken character.'] },
    ],
  ])('refuses %s', async (_what, change, errors) => {
    const response = await register({ ...valid, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  it('reports all errors at once', async () => {
    const response = await register({
      ...valid,
      email: '',
      username: '',
      password: '',
      password2: 'x',
    });
    expect(Object.keys(response.json()).sort()).toEqual([
      'email',
      'password',
      'password2',
      'username',
    ]);
  });

  it('names each missing field', async () => {
    const response = await register({});
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      email: ['This field is required.'],
      role: ['Please select a role'],
    });
  });

  it('names what breaks the schema and what breaks a rule at once', async () => {
    const response = await register({
      ...valid,
      role: 'ADMIN',
      email: 'nowhere',
      last_name: 7,
      password: 'Demo123',
      password2: 'Demo1234',
      extra: true,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      role: ['Please select a role'],
      last_name: ['Expected text.'],
      extra: ['This field is not known.'],
      email: ['Please enter a valid email address'],
      password: ['Password must be at least 8 characters long'],
      password2: ["Passwords don't match"],
    });
  });

  it('creates an account, and never returns its password', async () => {
    const { email, username } = newcomer();
    const response = await register({
      ...valid,
      username,
      email: ` ${email.replace('chioma', 'Chioma')} `,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      email,
      username,
      first_name: 'Chioma',
      last_name: 'Eze',
      role: 'ATTENDEE',
      profile_picture: null,
      has_password: true,
      signed_in_before: false,
      email_verified: false,
    });
  });

  it('stores the password only as argon2id, and queues one welcome mail', async () => {
    await api.db.deleteFrom('mails').execute();
    const { email, username } = newcomer();
    await register({ ...valid, email, username });
    const user = await api.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    const mails = await api.db.selectFrom('mails').selectAll().execute();
    expect(mails).toMatchObject([{ template: 'welcome', recipient: email }]);
  });

  it('rejects a taken email, ignoring case, and queues no mail', async () => {
    const account = newcomer();
    await register(account);
    await api.db.deleteFrom('mails').execute();
    const email = account.email.replace('chioma', 'CHIOMA');
    const response = await register({ ...valid, email, username: 'other' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      email: ['An account with this email address already exists'],
    });
    expect(await api.db.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  it('rejects a taken username, ignoring case', async () => {
    const account = newcomer();
    await register(account);
    const username = account.username.toUpperCase();
    const response = await register({ ...valid, email: 'other@example.test', username });
    expect(response.json()).toEqual({ username: ['This username is already taken'] });
  });

  it('names a taken email and a taken username at once', async () => {
    const account = newcomer();
    await register(account);
    const other = newcomer();
    await register(other);
    const response = await register({ ...account, username: other.username });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      email: ['An account with this email address already exists'],
      username: ['This username is already taken'],
    });
  });

  it('creates one account from ten simultaneous registrations', async () => {
    const twin = { ...valid, email: 'twin@example.test', username: 'twin' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(twin)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 400),
    ]);
  });
});
