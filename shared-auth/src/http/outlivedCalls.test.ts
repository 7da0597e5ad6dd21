import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { http, onSessionExpired, sessionStore, signOut } from '../index';
import { buildUser, resetSession, signInAs, tokenEndingIn } from '../testing';

jest.spyOn(console, 'error').mockImplementation(() => undefined);
const server = setupServer(route.post('/api/auth/logout/', () => HttpResponse.json({})));
const expired = jest.fn();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  expired.mockReset();
  onSessionExpired(expired);
  signInAs(buildUser({ id: 1 }));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Refuses the calls to /events/, and records the tokens they carry. */
function refuseCalls() {
  const tokens: (string | null)[] = [];
  server.use(
    route.post('/api/events/', ({ request }) => {
      tokens.push(request.headers.get('Authorization'));
      return HttpResponse.json({}, { status: 401 });
    }),
  );
  return tokens;
}

/** Holds back the answer to a refresh. */
function holdRefresh() {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isAsked = new Promise<void>((resolve) => {
    server.use(
      route.post('/api/auth/token/refresh/', async () => {
        resolve();
        await isAnswered;
        return HttpResponse.json({ access: tokenEndingIn(3600) });
      }),
    );
  });
  return { isAsked, answer };
}

const expire = () => localStorage.setItem('event_access_token', tokenEndingIn(-5));

/** A call whose member signs out while it waits for a fresh token. */
async function outlive(prepare: () => void) {
  prepare();
  const tokens = refuseCalls();
  const refresh = holdRefresh();
  const settled = expect(http.post('/events/', {})).rejects.toMatchObject({ status: 401 });
  await refresh.isAsked;
  await signOut();
  return { tokens, refresh, settled };
}

describe.each([
  ['waits for its token', expire, []],
  ['was refused with its token', () => undefined, [expect.stringMatching(/^Bearer /)]],
])('a call that %s', (_when, prepare, sent) => {
  test('ends no second session after Sign Out', async () => {
    const { tokens, refresh, settled } = await outlive(prepare);
    refresh.answer();
    await settled;
    expect(sessionStore.getState()).toMatchObject({ error: null, expired: false });
    expect(expired).not.toHaveBeenCalled();
    expect(tokens.filter(Boolean)).toEqual(sent);
  });

  test('isn’t sent as the next member, nor ends their session', async () => {
    const { tokens, refresh, settled } = await outlive(prepare);
    signInAs(buildUser({ id: 2 }));
    localStorage.setItem('event_refresh_token', tokenEndingIn(7200));
    refresh.answer();
    await settled;
    expect(tokens.filter(Boolean)).toEqual(sent);
    expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user: { id: 2 } });
  });
});
