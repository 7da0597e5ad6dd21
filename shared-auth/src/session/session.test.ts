import { waitFor } from '@testing-library/react';
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import {
  clearAuthError,
  followOtherTabs,
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

const profileAnswers = (answer: () => Response) =>
  server.use(route.get('/api/auth/profile/', answer));
const loginAnswers = (answer: () => Response) => server.use(route.post('/api/auth/token/', answer));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  expired.mockReset();
  onSessionExpired(expired);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  profileAnswers(() => HttpResponse.json(user));
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

describe('on start', () => {
  test('without a stored access token no request is made and the visitor is signed out', async () => {
    profileAnswers(() => {
      throw new Error('asked');
    });
    await restoreSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', error: null });
  });

  test('with a stored access token the profile is loaded', async () => {
    localStorage.setItem('event_access_token', tokens.access);
    const restored = restoreSession();
    expect(sessionStore.getState().status).toBe('loading');
    await restored;
    expect(sessionStore.getState()).toEqual({
      status: 'authenticated',
      user,
      error: null,
      expired: false,
    });
  });

  test.each([401, 403, 404, 500])(
    'a profile that answers %i clears the tokens and says that the session expired',
    async (status) => {
      localStorage.setItem('event_access_token', tokens.access);
      profileAnswers(() => HttpResponse.json({ detail: 'x' }, { status }));
      await restoreSession();
      expect(localStorage.getItem('event_access_token')).toBeNull();
      expect(sessionStore.getState()).toEqual({
        status: 'unauthenticated',
        user: null,
        error: 'Session expired. Please log in again.',
        expired: false,
      });
      expect(expired).not.toHaveBeenCalled();
    },
  );

  test('when the API doesn’t respond, the last profile is used and the tokens stay', async () => {
    localStorage.setItem('event_access_token', tokens.access);
    await restoreSession();
    sessionStore.setState({ status: 'unauthenticated', user: null });
    profileAnswers(() => HttpResponse.error());
    await restoreSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user });
    expect(localStorage.getItem('event_access_token')).toBe(tokens.access);
  });
});

test('later the profile is loaded again, while the screen stays', async () => {
  signInAs({ ...user, email_verified: false });
  const restored = restoreSession();
  expect(sessionStore.getState().status).toBe('authenticated');
  await restored;
  expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user });
});

test.each([429, 500])(
  'a profile that answers %i when it is loaded again leaves the session as it is',
  async (status) => {
    signInAs(user);
    profileAnswers(() => HttpResponse.json({}, { status }));
    await expect(restoreSession()).rejects.toMatchObject({ status });
    expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user });
  },
);

describe('signing in', () => {
  test('stores both tokens, then loads the profile', async () => {
    loginAnswers(() => HttpResponse.json(tokens));
    await signIn(credentials);
    expect(localStorage.getItem('event_access_token')).toBe(tokens.access);
    expect(localStorage.getItem('event_refresh_token')).toBe(tokens.refresh);
    expect(sessionStore.getState()).toEqual({
      status: 'authenticated',
      user,
      error: null,
      expired: false,
    });
  });

  test('stores the refresh token first: another tab that sees the access token finds both', async () => {
    const stored = jest.spyOn(Storage.prototype, 'setItem');
    loginAnswers(() => HttpResponse.json(tokens));
    await signIn(credentials);
    const keys = stored.mock.calls.map(([key]) => key).filter((key) => key.includes('token'));
    expect(keys).toEqual(['event_refresh_token', 'event_access_token']);
  });

  test.each([
    ["the server's detail", { detail: 'Account locked.' }, 'Account locked.'],
    ['our sentence without one', {}, 'Login failed. Please check your credentials.'],
  ])('that fails shows %s', async (_name, body, message) => {
    loginAnswers(() => HttpResponse.json(body, { status: 401 }));
    await expect(signIn(credentials)).rejects.toMatchObject({ status: 401 });
    expect(sessionStore.getState()).toEqual({
      status: 'unauthenticated',
      user: null,
      error: message,
      expired: false,
    });
    expect(expired).not.toHaveBeenCalled();
    clearAuthError();
    expect(sessionStore.getState().error).toBeNull();
  });

  test('whose profile cannot be loaded leaves no half session behind', async () => {
    loginAnswers(() => HttpResponse.json(tokens));
    profileAnswers(() => HttpResponse.json({}, { status: 500 }));
    await expect(signIn(credentials)).rejects.toMatchObject({ status: 500 });
    expect(localStorage.getItem('event_access_token')).toBeNull();
    expect(sessionStore.getState().status).toBe('unauthenticated');
  });
});

describe('registration', () => {
  const registration = {
    ...credentials,
    username: user.username,
    first_name: 'Ada',
    last_name: 'Obi',
    password2: credentials.password,
    role: 'ATTENDEE' as const,
  };

  test('posts the data, then signs in with the same email and password', async () => {
    const seen: unknown[] = [];
    server.use(
      route.post('/api/auth/register/', async ({ request }) => {
        seen.push(await request.json());
        return HttpResponse.json(user, { status: 201 });
      }),
      route.post('/api/auth/token/', async ({ request }) => {
        seen.push(await request.json());
        return HttpResponse.json(tokens);
      }),
    );
    await register(registration);
    expect(seen).toEqual([registration, credentials]);
    expect(sessionStore.getState().status).toBe('authenticated');
  });

  test.each([
    [{ detail: 'Closed today.' }, 'Closed today.'],
    [{ email: ['Taken.'] }, 'Registration failed. Please try again.'],
  ])('refused with %j says so and names the fields', async (body, message) => {
    server.use(route.post('/api/auth/register/', () => HttpResponse.json(body, { status: 400 })));
    await expect(register(registration)).rejects.toMatchObject({
      fields: 'email' in body ? { email: 'Taken.' } : {},
    });
    expect(sessionStore.getState().error).toBe(message);
  });
});

test('a social sign-in that fails names the provider', async () => {
  server.use(route.post('/api/auth/google/', () => HttpResponse.json({}, { status: 400 })));
  await expect(signInWithProvider('google', 'abc')).rejects.toMatchObject({ status: 400 });
  expect(sessionStore.getState().error).toBe('google login failed');
});

describe('signing out', () => {
  test('clears the tokens and the user at once and revokes the refresh token', async () => {
    signInAs(user);
    const stored = localStorage.getItem('event_refresh_token');
    const revoked: unknown[] = [];
    server.use(
      route.post('/api/auth/logout/', async ({ request }) => {
        revoked.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const done = signOut();
    expect(sessionStore.getState().status).toBe('unauthenticated');
    await done;
    expect(revoked).toEqual([{ refresh: stored }]);
    expect(localStorage.getItem('event_refresh_token')).toBeNull();
  });

  test('works when the server does not respond', async () => {
    signInAs(user);
    server.use(route.post('/api/auth/logout/', () => HttpResponse.error()));
    await signOut();
    expect(sessionStore.getState()).toEqual({
      status: 'unauthenticated',
      user: null,
      error: null,
      expired: false,
    });
  });
});

describe('saving the profile', () => {
  test('without a session says Not authenticated.', async () => {
    await expect(updateProfile(new FormData())).rejects.toMatchObject({
      message: 'PATCH /auth/profile/ failed: 401',
    });
    expect(sessionStore.getState().error).toBe('Not authenticated.');
  });

  test('shows the new user everywhere', async () => {
    signInAs(user);
    const renamed = { ...user, first_name: 'Adaeze' };
    server.use(route.patch('/api/auth/profile/', () => HttpResponse.json(renamed)));
    await updateProfile(new FormData());
    expect(sessionStore.getState().user).toEqual(renamed);
  });

  test('that fails shows the detail, or Profile update failed.', async () => {
    signInAs(user);
    server.use(route.patch('/api/auth/profile/', () => HttpResponse.json({}, { status: 400 })));
    await expect(updateProfile(new FormData())).rejects.toMatchObject({ status: 400 });
    expect(sessionStore.getState().error).toBe('Profile update failed.');
  });
});

describe('another tab', () => {
  let stop: () => void;
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  beforeEach(() => {
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  test.each(['event_access_token', null])('that signs out (%s) signs this one out', (key) => {
    signInAs(user);
    localStorage.clear();
    tell(key);
    expect(sessionStore.getState()).toEqual({
      status: 'unauthenticated',
      user: null,
      error: null,
      expired: false,
    });
  });

  test('that signs in signs this one in', async () => {
    localStorage.setItem('event_refresh_token', tokens.refresh);
    localStorage.setItem('event_access_token', tokens.access);
    tell('event_access_token');
    await waitFor(() =>
      expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user }),
    );
  });

  test('that changes the profile shows the new name here', async () => {
    signInAs(user);
    const renamed = { ...user, last_name: 'Okafor' };
    profileAnswers(() => HttpResponse.json(renamed));
    localStorage.setItem('event_profile', JSON.stringify(renamed));
    tell('event_profile');
    await waitFor(() => expect(sessionStore.getState().user).toEqual(renamed));
  });
});
