import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiSchemas } from '@nzuko/contract';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';
import { resetSession } from '@nzuko/shared-auth/testing';
import { resetUi } from '@nzuko/shared-ui/testing';

import { resetBrowser } from './fakeBrowser';

export const server = setupServer();

/** Starts and stops the fake API around a test file and resets state between tests. */
export function withFakeApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetSession();
    resetUi();
    resetBrowser();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
  });
  afterAll(() => server.close());
}

/** Fakes GET /events/ and records the queries. */
export function answerEvents(body: JsonBodyType, status = 200) {
  const calls: { url: URL; authorization: string | null }[] = [];
  server.use(
    route.get('/api/events/', ({ request }) => {
      calls.push({
        url: new URL(request.url),
        authorization: request.headers.get('Authorization'),
      });
      return HttpResponse.json(body, { status });
    }),
  );
  return calls;
}

/** An event of three hours that starts `days` from now. */
export const eventIn = (days: number, id: number, overrides: Partial<ApiSchemas['Event']> = {}) =>
  buildEvent({
    id,
    title: `Event ${id}`,
    location: 'The Zone, Gbagada, Lagos',
    start_date: daysFromNow(days),
    end_date: daysFromNow(days + 3 / 24),
    ticket_price: '5000.00',
    ...overrides,
  });
