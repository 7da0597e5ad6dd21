import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { User } from '@nzuko/contract';
import { onSessionExpired } from '@nzuko/shared-auth';
import { buildUser, resetSession, tokenEndingIn } from '@nzuko/shared-auth/testing';
import { resetUi } from '@nzuko/shared-ui/testing';

/** The fake API of this remote's tests. */
export const server = setupServer();

/** Starts and stops the fake API around a test file and resets state between tests. */
export function withFakeApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetSession();
    resetUi();
    sessionStorage.clear();
    onSessionExpired(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
  });
  afterAll(() => server.close());
}

/** Fakes a POST under `/api` and records what was sent. */
export function answerPost(path: string, body: JsonBodyType, status = 200): { sent: unknown[] } {
  const calls: { sent: unknown[] } = { sent: [] };
  server.use(
    route.post(`/api${path}`, async ({ request }) => {
      calls.sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return calls;
}

/** Makes a POST under `/api` fail with a network error. */
export function failNetworkAt(path: string): void {
  server.use(route.post(`/api${path}`, () => HttpResponse.error()));
}

/** Fakes sign-in and profile, so that signing in succeeds as `user`. */
export function fakeSignIn(user: User = buildUser()): { sent: unknown[] } {
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(user)));
  return answerPost('/auth/token/', {
    access: tokenEndingIn(3600),
    refresh: tokenEndingIn(86_400),
  });
}
