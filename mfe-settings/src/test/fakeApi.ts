import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { onSessionExpired } from '@nzuko/shared-auth';
import { resetSession } from '@nzuko/shared-auth/testing';
import { resetUi } from '@nzuko/shared-ui/testing';

import type { Session } from '../api/sessions';
import type { TwoStep } from '../api/twoStep';

/** This browser's session, the only one unless a test fakes others. */
export const thisSession: Session = {
  id: 1,
  device: 'Chrome on Linux',
  signed_in_at: '2026-03-01T09:00:00Z',
  last_used_at: '2026-03-01T09:30:00Z',
  is_current: true,
};

/** The answer about two-step sign-in unless a test fakes another. */
export const noTwoStep: TwoStep = {
  is_on: false,
  app_added_at: null,
  passkeys: [],
  recovery_codes_left: 0,
  demanded_by: [],
};

/** The fake API of this remote's tests. */
export const server = setupServer(
  route.get('/api/sessions/', () => HttpResponse.json([thisSession])),
  route.get('/api/auth/two-step/', () => HttpResponse.json(noTwoStep)),
);

/** Starts and stops the fake API around a test file and resets state between tests. */
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

/** Fakes PATCH /auth/profile/ and records the fields of each request. */
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
