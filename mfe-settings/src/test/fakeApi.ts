import './fileStreams';

import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { onSessionExpired } from 'shared-auth';
import { resetSession } from 'shared-auth/testing';
import { resetUi } from 'shared-ui/testing';

/** The network's edge in the tests of this remote; a call that no test expects fails it. */
export const server = setupServer();

/** Starts and stops the fake network around a test file, and gives every test a fresh page. */
export function withFakeApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetSession();
    resetUi();
    onSessionExpired(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
  });
  afterAll(() => server.close());
}

/** Answers PATCH /auth/profile/ and keeps the fields of each form that was sent. */
export function answerProfile(body: JsonBodyType, status = 200) {
  const calls: { sent: Record<string, FormDataEntryValue>[] } = { sent: [] };
  server.use(
    route.patch('/api/auth/profile/', async ({ request }) => {
      calls.sent.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json(body, { status });
    }),
  );
  return calls;
}
