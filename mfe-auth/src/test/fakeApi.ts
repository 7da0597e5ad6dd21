import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { onSessionExpired, type User } from 'shared-auth';
import { buildUser, resetSession, tokenEndingIn } from 'shared-auth/testing';
import { resetUi } from 'shared-ui/testing';

/** The network's edge in the tests of this remote; a call that no test expects fails it. */
export const server = setupServer();

/** Starts and stops the fake network around a test file, and gives every test a fresh page. */
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

/** Answers one POST under `/api` and keeps what was sent. */
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

/** Makes one POST under `/api` fail as if the network were gone. */
export function loseNetworkAt(path: string): void {
  server.use(route.post(`/api${path}`, () => HttpResponse.error()));
}

/** Answers sign-in and profile, so that a sign-in succeeds as `user`. */
export function letSignIn(user: User = buildUser()): { sent: unknown[] } {
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(user)));
  return answerPost('/auth/token/', {
    access: tokenEndingIn(3600),
    refresh: tokenEndingIn(86_400),
  });
}
