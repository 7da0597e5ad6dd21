import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { http, memberDrafts, onSessionExpired, sessionStore } from '../index';
import { buildUser, resetSession, signInAs, tokenEndingIn } from '../testing';
import { client } from './client';

const server = setupServer();
const expired = jest.fn();
let logged: jest.SpyInstance;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  expired.mockReset();
  onSessionExpired(expired);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

/** Records the requests for a path. */
function requestsTo(path: string, status = 200): Request[] {
  const seen: Request[] = [];
  server.use(
    route.all(path, ({ request }) => {
      seen.push(request.clone());
      return HttpResponse.json({}, { status });
    }),
  );
  return seen;
}

test('calls go to the API of this site, which has 30 seconds for its answer', () => {
  expect(client.defaults).toMatchObject({ baseURL: '/api', timeout: 30_000 });
});

test('data is sent as JSON, a form as the browser writes it', async () => {
  const seen = requestsTo('/api/events/');
  await http.post('/events/', { title: 'A meetup' });
  const form = new FormData();
  form.set('title', 'A meetup');
  await http.post('/events/', form);
  expect(seen.map(({ headers }) => headers.get('Content-Type'))).toEqual([
    'application/json',
    expect.stringMatching(/^multipart\/form-data; ?boundary=/),
  ]);
  await expect(seen[0]?.json()).resolves.toEqual({ title: 'A meetup' });
});

test('an anonymous call carries no token, and its 401 ends no session', async () => {
  signInAs(buildUser());
  const seen = requestsTo('/api/auth/token/', 401);
  const call = http.post('/auth/token/', {}, { anonymous: true });
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([null]);
  expect(sessionStore.getState().status).toBe('authenticated');
  expect(expired).not.toHaveBeenCalled();
});

test('a call names the team that its member acts for, and no other member’s', async () => {
  const seen = requestsTo('/api/money/');
  signInAs(buildUser({ id: 1 }));
  memberDrafts.set('team', '77');
  await http.get('/money/');
  await http.get('/money/', { anonymous: true });
  signInAs(buildUser({ id: 2 }));
  await http.get('/money/');
  expect(seen.map(({ headers }) => headers.get('X-Team'))).toEqual(['77', null, null]);
});

test('a call that names its team goes to that one, whichever its member acts for', async () => {
  const seen = requestsTo('/api/money/');
  signInAs(buildUser({ id: 1 }));
  memberDrafts.set('team', '77');
  await http.get('/money/', { headers: { 'X-Team': '5' } });
  expect(seen.map(({ headers }) => headers.get('X-Team'))).toEqual(['5']);
});

test('a session that is found expired at the start goes nowhere', async () => {
  signInAs(buildUser());
  requestsTo('/api/auth/profile/', 401);
  requestsTo('/api/auth/token/refresh/', 401);
  const call = http.get('/auth/profile/', { atStart: true });
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', expired: false });
  expect(expired).not.toHaveBeenCalled();
});

test.each([
  ['refused at once', () => undefined],
  ['without a token', () => localStorage.setItem('event_access_token', tokenEndingIn(-5))],
])('several calls that are %s send the user to sign in once', async (_how, prepare) => {
  signInAs(buildUser());
  prepare();
  requestsTo('/api/auth/token/refresh/', 401);
  requestsTo('/api/events/', 401);
  requestsTo('/api/money/', 401);
  await Promise.allSettled([http.get('/events/'), http.get('/money/'), http.get('/events/')]);
  expect(expired).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', expired: true });
});

test('calls made while the session loads send the user to sign in once', async () => {
  signInAs(buildUser());
  sessionStore.setState({ status: 'loading', user: null });
  requestsTo('/api/auth/token/refresh/', 401);
  requestsTo('/api/events/', 401);
  requestsTo('/api/money/', 401);
  await Promise.allSettled([http.get('/events/'), http.get('/money/')]);
  expect(expired).toHaveBeenCalledTimes(1);
});

test('a call that had to go without its token says so when it is refused', async () => {
  signInAs(buildUser());
  localStorage.setItem('event_access_token', tokenEndingIn(-5));
  localStorage.setItem('event_refresh_token', tokenEndingIn(-5));
  requestsTo('/api/events/my_events/', 401);
  await expect(http.get('/events/my_events/')).rejects.toMatchObject({ status: 401 });
  expect(expired).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', expired: true });
});

describe('once the tokens are gone from storage while the page is open', () => {
  beforeEach(() => signInAs(buildUser()));

  test('a call that is refused ends the session', async () => {
    localStorage.removeItem('event_access_token');
    localStorage.removeItem('event_refresh_token');
    requestsTo('/api/events/', 401);
    await expect(http.post('/events/', {})).rejects.toMatchObject({ status: 401 });
    expect(expired).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', expired: true });
  });

  test('a call gets a token for the refresh token that is left', async () => {
    localStorage.removeItem('event_access_token');
    const access = tokenEndingIn(3600);
    server.use(route.post('/api/auth/token/refresh/', () => HttpResponse.json({ access })));
    const seen = requestsTo('/api/events/');
    await http.post('/events/', {});
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([`Bearer ${access}`]);
    expect(sessionStore.getState().status).toBe('authenticated');
  });
});

test.each([400, 404, 409, 429, 499])('a %i is the screen’s, and is not logged', async (status) => {
  requestsTo('/api/events/', status);
  await expect(http.get('/events/')).rejects.toMatchObject({ status });
  expect(logged).not.toHaveBeenCalled();
});

describe('a refresh', () => {
  beforeEach(() => {
    signInAs(buildUser());
    localStorage.setItem('event_access_token', tokenEndingIn(-5));
    requestsTo('/api/events/my_events/');
  });

  test.each([400, 401, 403])('that is refused with %i ends the session', async (status) => {
    requestsTo('/api/auth/token/refresh/', status);
    await http.get('/events/my_events/');
    expect(sessionStore.getState().status).toBe('unauthenticated');
    expect(localStorage.getItem('event_refresh_token')).toBeNull();
  });

  test.each([404, 429, 500, 503])('that fails with %i does not', async (status) => {
    requestsTo('/api/auth/token/refresh/', status);
    await expect(http.get('/events/my_events/')).rejects.toMatchObject({ status });
    expect(sessionStore.getState().status).toBe('authenticated');
    expect(localStorage.getItem('event_refresh_token')).not.toBeNull();
  });

  test('sends the refresh token, and is made again when the next token has expired', async () => {
    const seen: unknown[] = [];
    server.use(
      route.post('/api/auth/token/refresh/', async ({ request }) => {
        seen.push(await request.json());
        return HttpResponse.json({ access: tokenEndingIn(-5) });
      }),
    );
    const refresh = localStorage.getItem('event_refresh_token');
    await http.get('/events/my_events/');
    await http.get('/events/my_events/');
    expect(seen).toEqual([{ refresh }, { refresh }]);
  });
});
