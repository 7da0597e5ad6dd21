import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import {
  finishSignIn,
  onSessionExpired,
  register,
  restoreSession,
  sessionStore,
  signIn,
  signInWithProvider,
  signOut,
  updateProfile,
} from '../index';
import { buildUser, resetSession, signInAs, tokenEndingIn } from '../testing';

const server = setupServer();
const user = buildUser();
const tokens = { access: tokenEndingIn(3600), refresh: tokenEndingIn(86_400) };
const credentials = { email: user.email, password: 'Demo1234' };
const expired = jest.fn();
let logged: jest.SpyInstance;

/** Requests the API received, except those for the profile. */
let got: { path: string; body: unknown; token: string | null }[];
const answers = (path: string, answer: () => Response) =>
  server.use(
    route.post(`/api/auth/${path}/`, async ({ request }) => {
      const token = request.headers.get('Authorization');
      got.push({ path, body: await request.json(), token });
      return answer();
    }),
  );

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  got = [];
  expired.mockReset();
  onSessionExpired(expired);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(user)));
  for (const path of ['token', 'second-step', 'github', 'register'])
    answers(path, () => HttpResponse.json(tokens));
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

const registration = {
  ...credentials,
  username: user.username,
  first_name: 'Ada',
  last_name: 'Obi',
  password2: credentials.password,
  role: 'ATTENDEE' as const,
};
const answer = { challenge: 'signed', app_code: '123456' };
const ways: [string, () => Promise<void>, string, object][] = [
  ['a password', () => signIn(credentials), 'token', credentials],
  ['a second step', () => finishSignIn(answer), 'second-step', answer],
  ['a provider', () => signInWithProvider('github', 'abc'), 'github', { access_token: 'abc' }],
];

describe.each(ways)('with %s', (_way, enter, path, body) => {
  test('somebody signs in', async () => {
    await enter();
    expect(got).toEqual([{ path, body, token: null }]);
    expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user });
    expect(JSON.parse(localStorage.getItem('event_profile') ?? '')).toEqual(user);
  });

  test('what is left of an older session is neither sent nor refreshed', async () => {
    localStorage.setItem('event_access_token', tokenEndingIn(-5));
    localStorage.setItem('event_refresh_token', tokenEndingIn(86_400));
    answers(path, () => HttpResponse.json({}, { status: 401 }));
    await expect(enter()).rejects.toMatchObject({ status: 401 });
    expect(got).toEqual([{ path, body, token: null }]);
    expect(expired).not.toHaveBeenCalled();
  });

  test('the message of the last attempt is gone while the next one is under way', async () => {
    sessionStore.setState({ error: 'Account locked.' });
    const entering = enter();
    expect(sessionStore.getState().error).toBeNull();
    await entering;
  });

  test('a session without its profile is none', async () => {
    server.use(route.get('/api/auth/profile/', () => HttpResponse.error()));
    await expect(enter()).rejects.toMatchObject({ kind: 'network' });
    expect(localStorage).toHaveLength(0);
    expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
  });
});

test('a registration is sent without the token of whoever was here before', async () => {
  localStorage.setItem('event_access_token', tokens.access);
  await register(registration);
  expect(got).toEqual([
    { path: 'register', body: registration, token: null },
    { path: 'token', body: credentials, token: null },
  ]);
});

test('a registration that is refused signs nobody in', async () => {
  answers('register', () => HttpResponse.json({}, { status: 400 }));
  await expect(register(registration)).rejects.toMatchObject({ status: 400 });
  expect(got.map(({ path }) => path)).toEqual(['register']);
});

test.each([
  ['google', { detail: 'No such account.' }, 'No such account.'],
  ['github', {}, 'github login failed'],
] as const)('a sign-in with %s that is refused with %j says “%s”', async (name, body, message) => {
  answers(name, () => HttpResponse.json(body, { status: 400 }));
  await expect(signInWithProvider(name, 'abc')).rejects.toMatchObject({ status: 400 });
  expect(sessionStore.getState().error).toBe(message);
});

test('a sign-in without a network blames the network', async () => {
  answers('token', () => HttpResponse.error());
  await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'network' });
  expect(sessionStore.getState().error).toBe(
    'Network error. Please check your connection and try again.',
  );
});

describe('signing out', () => {
  beforeEach(async () => {
    await signIn(credentials);
    got = [];
  });

  test('leaves nothing of the session', async () => {
    answers('logout', () => HttpResponse.json({}));
    await signOut();
    expect(localStorage).toHaveLength(0);
    expect(got).toEqual([{ path: 'logout', body: { refresh: tokens.refresh }, token: null }]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('without a refresh token asks for nothing', async () => {
    answers('logout', () => HttpResponse.json({}));
    localStorage.removeItem('event_refresh_token');
    await signOut();
    expect(got).toEqual([]);
    expect(sessionStore.getState().status).toBe('unauthenticated');
  });

  test('that the API refuses is noted for developers', async () => {
    answers('logout', () => HttpResponse.json({}, { status: 400 }));
    await signOut();
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(/^\[session\] /),
      expect.objectContaining({ status: 400 }),
    );
  });
});

describe('the start of a page', () => {
  beforeEach(() => localStorage.setItem('event_access_token', tokens.access));

  test.each([
    ['no response', () => HttpResponse.error(), 'authenticated'],
    ['a gateway without an API', () => HttpResponse.json({}, { status: 502 }), 'authenticated'],
    [
      'too many calls from one network',
      () => HttpResponse.json({}, { status: 429 }),
      'authenticated',
    ],
    ['a refusal', () => HttpResponse.json({}, { status: 403 }), 'unauthenticated'],
  ])('with a known profile and %s', async (_what, profile, status) => {
    localStorage.setItem('event_profile', JSON.stringify(user));
    sessionStore.setState({ error: 'Login failed.' });
    server.use(route.get('/api/auth/profile/', profile));
    await restoreSession();
    const error = status === 'authenticated' ? null : 'Session expired. Please log in again.';
    expect(sessionStore.getState()).toMatchObject({ status, error });
    expect(localStorage.getItem('event_access_token') !== null).toBe(status === 'authenticated');
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(/^\[session\] /),
      expect.objectContaining({ request: expect.stringContaining('/auth/profile/') }),
    );
  });

  test.each([
    ['an answer', () => HttpResponse.json(user)],
    ['a refusal', () => HttpResponse.json({}, { status: 403 })],
  ])('leaves a newer session alone after %s', async (_what, profile) => {
    server.use(
      route.get('/api/auth/profile/', () => {
        sessionStore.setState({ status: 'unauthenticated', user: null });
        return profile();
      }),
    );
    await restoreSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', error: null });
    expect(localStorage.getItem('event_profile')).toBeNull();
  });

  test('without a known profile, no response ends the session', async () => {
    server.use(route.get('/api/auth/profile/', () => HttpResponse.error()));
    await restoreSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(localStorage).toHaveLength(0);
  });
});

describe('saving the profile', () => {
  beforeEach(() => signInAs(user));

  test('sends what has changed, and takes an older message away', async () => {
    sessionStore.setState({ error: 'Profile update failed.' });
    const changes = new FormData();
    changes.set('first_name', 'Adaeze');
    const sent: FormData[] = [];
    server.use(
      route.patch('/api/auth/profile/', async ({ request }) => {
        sent.push(await request.formData());
        return HttpResponse.json({ ...user, first_name: 'Adaeze' });
      }),
    );
    const saving = updateProfile(changes);
    expect(sessionStore.getState().error).toBeNull();
    await saving;
    expect(sent.map((form) => [...form])).toEqual([[['first_name', 'Adaeze']]]);
    expect(JSON.parse(localStorage.getItem('event_profile') ?? '')).toMatchObject({
      first_name: 'Adaeze',
    });
  });

  test('that is answered after a sign-out signs nobody in', async () => {
    server.use(
      route.patch('/api/auth/profile/', async () => {
        await signOut();
        return HttpResponse.json(user);
      }),
      route.post('/api/auth/logout/', () => HttpResponse.json({})),
    );
    await updateProfile(new FormData());
    expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(localStorage.getItem('event_profile')).toBeNull();
  });

  test('that fails leaves the session and its profile', async () => {
    const detail = 'The picture is too large.';
    server.use(
      route.patch('/api/auth/profile/', () => HttpResponse.json({ detail }, { status: 400 })),
    );
    await expect(updateProfile(new FormData())).rejects.toMatchObject({ status: 400 });
    expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user, error: detail });
  });
});
