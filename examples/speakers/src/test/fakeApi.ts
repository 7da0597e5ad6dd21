import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { resetSession } from '@nzuko/shell-sdk/auth-testing';
import { resetUi } from '@nzuko/shell-sdk/testing';

export const server = setupServer();

/** Starts and stops the fake API around a test file, and resets the page's state between tests. */
export function withFakeApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetSession();
    resetUi();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** Fakes GET /events/. */
export function answerEvents(body: JsonBodyType, status = 200): void {
  server.use(http.get('/api/events/', () => HttpResponse.json(body, { status })));
}
