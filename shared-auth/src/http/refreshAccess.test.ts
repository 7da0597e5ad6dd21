import axios from 'axios';
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { resetSession, tokenEndingIn } from '../testing';
import { refreshAccess } from './refreshAccess';

const server = setupServer();
const stale = tokenEndingIn(-5);
const fresh = tokenEndingIn(3600);
const refresh = tokenEndingIn(86_400);
const access = () => localStorage.getItem('event_access_token');

function refreshAnswers(answer: () => Response): { count: number } {
  const calls = { count: 0 };
  server.use(
    route.post('/api/auth/token/refresh/', () => {
      calls.count += 1;
      return answer();
    }),
  );
  return calls;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  localStorage.setItem('event_access_token', stale);
  localStorage.setItem('event_refresh_token', refresh);
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

test('a refresh waits ten seconds for its answer', async () => {
  refreshAnswers(() => HttpResponse.json({ access: fresh }));
  const asked = jest.spyOn(axios, 'post');
  await expect(refreshAccess(stale)).resolves.toBe(fresh);
  expect(asked.mock.calls).toEqual([
    ['/api/auth/token/refresh/', { refresh }, { timeout: 10_000 }],
  ]);
});

test('a token from another tab is used without a refresh, unless it has expired, too', async () => {
  const calls = refreshAnswers(() => HttpResponse.json({ access: fresh }));
  localStorage.setItem('event_access_token', tokenEndingIn(7200));
  await expect(refreshAccess(stale)).resolves.toBe(access());
  expect(calls.count).toBe(0);
  localStorage.setItem('event_access_token', tokenEndingIn(-60));
  await expect(refreshAccess(stale)).resolves.toBe(fresh);
  expect(calls.count).toBe(1);
});

test('without an access token at hand, the refresh token brings one', async () => {
  refreshAnswers(() => HttpResponse.json({ access: fresh }));
  localStorage.removeItem('event_access_token');
  await expect(refreshAccess(null)).resolves.toBe(fresh);
});

test('without a refresh token nothing is asked', async () => {
  const calls = refreshAnswers(() => HttpResponse.json({ access: fresh }));
  localStorage.removeItem('event_refresh_token');
  await expect(refreshAccess(stale)).resolves.toBeNull();
  expect(calls.count).toBe(0);
});

test('whoever signs out during a refresh that is refused has no token left', async () => {
  refreshAnswers(() => {
    localStorage.clear();
    return HttpResponse.json({}, { status: 401 });
  });
  await expect(refreshAccess(stale)).resolves.toBeNull();
});

describe('with locks', () => {
  const locks = { request: jest.fn() };

  beforeEach(() => {
    locks.request.mockReset();
    locks.request.mockImplementation((_name, _options, work: () => unknown) => work());
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('all tabs take the same turns', async () => {
    refreshAnswers(() => HttpResponse.json({ access: fresh }));
    await refreshAccess(stale);
    expect(locks.request).toHaveBeenCalledWith(
      'event_refresh',
      { signal: expect.any(AbortSignal) },
      expect.any(Function),
    );
  });

  test('a refresh that fails in its turn is not tried again without one', async () => {
    const calls = refreshAnswers(() => HttpResponse.json({}, { status: 500 }));
    await expect(refreshAccess(stale)).rejects.toMatchObject({ status: 500 });
    expect(calls.count).toBe(1);
  });
});
