import { delay, http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { http, onSessionExpired, sessionStore } from '../index';
import { buildUser, fakeToken, resetSession, tokenEndingIn } from '../testing';

const server = setupServer();
const access = () => localStorage.getItem('event_access_token');
const refresh = () => localStorage.getItem('event_refresh_token');

function storeTokens(accessToken: string, refreshToken = tokenEndingIn(86_400)): void {
  localStorage.setItem('event_access_token', accessToken);
  localStorage.setItem('event_refresh_token', refreshToken);
  sessionStore.setState({ status: 'authenticated', user: buildUser() });
}

/** An endpoint that only returns 200 for `good`, and records every Authorization header. */
function guardedEvents(good: string): (string | null)[] {
  const seen: (string | null)[] = [];
  server.use(
    route.get('/api/events/my_events/', ({ request }) => {
      seen.push(request.headers.get('Authorization'));
      return request.headers.get('Authorization') === `Bearer ${good}`
        ? HttpResponse.json([])
        : HttpResponse.json({ detail: 'no' }, { status: 401 });
    }),
  );
  return seen;
}

function refreshAnswers(answer: () => Response | Promise<Response>): { count: number } {
  const calls = { count: 0 };
  server.use(
    route.post('/api/auth/token/refresh/', () => {
      calls.count += 1;
      return answer();
    }),
  );
  return calls;
}

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

describe('a request', () => {
  test('from a visitor carries no token', async () => {
    server.use(
      route.get('/api/events/', ({ request }) =>
        HttpResponse.json({ sent: request.headers.get('Authorization') }),
      ),
    );
    const { data } = await http.get('/events/');
    expect(data).toEqual({ sent: null });
  });

  test('carries the access token', async () => {
    const token = tokenEndingIn(3600);
    storeTokens(token);
    const seen = guardedEvents(token);
    await http.get('/events/my_events/');
    expect(seen).toEqual([`Bearer ${token}`]);
  });

  test.each([
    ['that expires within 30 seconds', tokenEndingIn(29)],
    ['that has expired', tokenEndingIn(-5)],
    ['without an exp claim', fakeToken({ sub: 1 })],
    ['that is corrupt', 'not-a-token'],
  ])('with an access token %s refreshes it first', async (_name, old) => {
    const fresh = tokenEndingIn(3600);
    storeTokens(old);
    const seen = guardedEvents(fresh);
    refreshAnswers(() => HttpResponse.json({ access: fresh }));
    await http.get('/events/my_events/');
    expect(seen).toEqual([`Bearer ${fresh}`]);
    expect(access()).toBe(fresh);
  });

  test('with an access token that expires in 31 seconds is sent unchanged', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const token = tokenEndingIn(31);
    storeTokens(token);
    const seen = guardedEvents(token);
    await http.get('/events/my_events/');
    expect(seen).toHaveLength(1);
  });
});

test('ten parallel requests make one refresh', async () => {
  const fresh = tokenEndingIn(3600);
  storeTokens(tokenEndingIn(-5));
  const seen = guardedEvents(fresh);
  const calls = refreshAnswers(async () => {
    await delay(20);
    return HttpResponse.json({ access: fresh });
  });
  await Promise.all(Array.from({ length: 10 }, () => http.get('/events/my_events/')));
  expect(calls.count).toBe(1);
  expect(seen).toHaveLength(10);
});

describe('the refresh token', () => {
  const [first, second] = [tokenEndingIn(86_400), tokenEndingIn(86_401)];

  /** Refreshes as the API does: each token works once. Records the tokens it got. */
  function rotating(fresh: () => string = () => tokenEndingIn(3600)): string[] {
    const used: string[] = [];
    server.use(
      route.get('/api/events/my_events/', () => HttpResponse.json([])),
      route.post('/api/auth/token/refresh/', async ({ request }) => {
        used.push(((await request.json()) as { refresh: string }).refresh);
        return HttpResponse.json({ access: fresh(), refresh: second });
      }),
    );
    return used;
  }

  test('is replaced by the one in the answer, which the next refresh uses', async () => {
    storeTokens(tokenEndingIn(-5), first);
    const used = rotating();
    await http.get('/events/my_events/');
    expect(refresh()).toBe(second);
    localStorage.setItem('event_access_token', tokenEndingIn(-5));
    await http.get('/events/my_events/');
    expect(used).toEqual([first, second]);
  });

  test('stays when the answer is lost, and is used again', async () => {
    storeTokens(tokenEndingIn(-5), first);
    refreshAnswers(() => HttpResponse.error());
    await expect(http.get('/events/my_events/')).rejects.toMatchObject({ kind: 'network' });
    const used = rotating();
    await http.get('/events/my_events/');
    expect(used).toEqual([first]);
    expect(refresh()).toBe(second);
  });

  test('is replaced once for each request if access tokens last a second, without a loop', async () => {
    storeTokens(tokenEndingIn(1), first);
    const used = rotating(() => tokenEndingIn(1));
    await http.get('/events/my_events/');
    await http.get('/events/my_events/');
    expect(used).toHaveLength(2);
    expect(sessionStore.getState().status).toBe('authenticated');
  });

  test('of a rejected refresh is kept if another tab has replaced it meanwhile', async () => {
    const theirs = tokenEndingIn(3600);
    storeTokens(tokenEndingIn(-5), first);
    const seen = guardedEvents(theirs);
    refreshAnswers(() => {
      storeTokens(theirs, second);
      return HttpResponse.json({ detail: 'used' }, { status: 401 });
    });
    await http.get('/events/my_events/');
    expect(seen).toEqual([`Bearer ${theirs}`]);
    expect([access(), refresh()]).toEqual([theirs, second]);
    expect(expired).not.toHaveBeenCalled();
  });

  describe('in several tabs', () => {
    type Work = () => Promise<unknown>;
    const takeTurns = (request: (work: Work, signal: AbortSignal) => Promise<unknown>) => {
      const locks = {
        request: (_name: string, { signal }: { signal: AbortSignal }, work: Work) =>
          request(work, signal),
      };
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    };
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'locks');
      jest.useRealTimers();
    });

    test('is used by one at a time: who waited takes the access token that is there', async () => {
      const theirs = tokenEndingIn(3600);
      storeTokens(tokenEndingIn(-5), first);
      const calls = refreshAnswers(() => HttpResponse.json({}, { status: 500 }));
      const seen = guardedEvents(theirs);
      takeTurns((work) => {
        storeTokens(theirs, second);
        return work();
      });
      await http.get('/events/my_events/');
      expect(calls.count).toBe(0);
      expect(seen).toEqual([`Bearer ${theirs}`]);
    });

    test('is used once more for an access token that the API refuses before its end', async () => {
      const [refused, fresh] = [tokenEndingIn(3600), tokenEndingIn(7200)];
      storeTokens(refused, first);
      const seen = guardedEvents(fresh);
      const calls = refreshAnswers(() => HttpResponse.json({ access: fresh, refresh: second }));
      takeTurns((work) => work());
      await http.get('/events/my_events/');
      expect(calls.count).toBe(1);
      expect(seen).toEqual([`Bearer ${refused}`, `Bearer ${fresh}`]);
    });

    test('is used without a turn if another tab keeps its own for ten seconds', async () => {
      const fresh = tokenEndingIn(3600);
      storeTokens(tokenEndingIn(-5), first);
      const seen = guardedEvents(fresh);
      refreshAnswers(() => HttpResponse.json({ access: fresh, refresh: second }));
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
      const waiting = new Promise<void>((isWaiting) =>
        takeTurns(
          (_work, signal) =>
            new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject(new Error('Nobody gave way')));
              isWaiting();
            }),
        ),
      );
      const asked = http.get('/events/my_events/');
      await waiting;
      jest.advanceTimersByTime(10_000);
      jest.useRealTimers();
      await asked;
      expect(seen).toEqual([`Bearer ${fresh}`]);
      expect(refresh()).toBe(second);
    });
  });
});

describe('a refresh that ends after its session', () => {
  /** Asks for events with a token that must be refreshed; `meanwhile` happens before the fresh token arrives. */
  async function askWhile(meanwhile: () => void): Promise<void> {
    storeTokens(tokenEndingIn(-5));
    server.use(route.get('/api/events/my_events/', () => HttpResponse.json([])));
    refreshAnswers(() => {
      meanwhile();
      return HttpResponse.json({ access: tokenEndingIn(3600) });
    });
    await http.get('/events/my_events/');
  }

  test('stores no token once someone has signed out', async () => {
    await askWhile(() => localStorage.clear());
    expect([access(), refresh()]).toEqual([null, null]);
  });

  test('leaves the tokens of whoever has signed in since', async () => {
    const theirs = tokenEndingIn(7200);
    const theirRefresh = tokenEndingIn(90_000);
    await askWhile(() => storeTokens(theirs, theirRefresh));
    expect([access(), refresh()]).toEqual([theirs, theirRefresh]);
  });
});

describe('when the refresh token', () => {
  test.each([
    ['is missing', ''],
    ['has expired', tokenEndingIn(-1)],
    ['is corrupt', 'x.y.z'],
  ])('%s, the tokens are cleared and no token is used', async (_name, old) => {
    storeTokens(tokenEndingIn(-5), old);
    server.use(
      route.get('/api/events/', ({ request }) =>
        HttpResponse.json({ sent: request.headers.get('Authorization') }),
      ),
    );
    const { data } = await http.get('/events/');
    expect(data).toEqual({ sent: null });
    expect(access()).toBeNull();
    expect(refresh()).toBeNull();
    expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(expired).not.toHaveBeenCalled();
  });

  test('cannot be used because the API is down, the session stays and the request fails', async () => {
    storeTokens(tokenEndingIn(-5));
    refreshAnswers(() => HttpResponse.error());
    await expect(http.get('/events/my_events/')).rejects.toMatchObject({ kind: 'network' });
    expect(refresh()).not.toBeNull();
    expect(sessionStore.getState().status).toBe('authenticated');
  });
});

describe('a 401', () => {
  test('triggers one refresh and one retry', async () => {
    const fresh = tokenEndingIn(7200);
    storeTokens(tokenEndingIn(3600));
    const seen = guardedEvents(fresh);
    const calls = refreshAnswers(() => HttpResponse.json({ access: fresh }));
    await expect(http.get('/events/my_events/')).resolves.toMatchObject({ status: 200 });
    expect(calls.count).toBe(1);
    expect(seen).toHaveLength(2);
    expect(expired).not.toHaveBeenCalled();
  });

  test('on the retry clears the tokens and goes to /login?session=expired', async () => {
    storeTokens(tokenEndingIn(3600));
    const seen = guardedEvents('never');
    refreshAnswers(() => HttpResponse.json({ access: tokenEndingIn(7200) }));
    await expect(http.get('/events/my_events/')).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
    expect(access()).toBeNull();
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('whose refresh is refused goes to /login?session=expired without a retry', async () => {
    storeTokens(tokenEndingIn(3600));
    const seen = guardedEvents('never');
    refreshAnswers(() => HttpResponse.json({ detail: 'revoked' }, { status: 401 }));
    await expect(http.get('/events/my_events/')).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    expect(expired).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState()).toMatchObject({
      error: 'Session expired. Please log in again.',
      expired: true,
    });
  });

  test('for a visitor is not an expired session', async () => {
    guardedEvents('never');
    await expect(http.get('/events/my_events/')).rejects.toMatchObject({ status: 401 });
    expect(expired).not.toHaveBeenCalled();
  });
});

test.each([403, 500, 503])('a %i is logged to the console and rejects', async (status) => {
  server.use(route.get('/api/events/', () => HttpResponse.json({}, { status })));
  await expect(http.get('/events/')).rejects.toMatchObject({ kind: 'response', status });
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^\[http\] /), expect.objectContaining({ status })],
  ]);
});
