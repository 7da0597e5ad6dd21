import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiSchemas } from 'shared-auth';
import { resetSession } from 'shared-auth/testing';
import { resetUi } from 'shared-ui/testing';

import { resetBrowser } from './fakeBrowser';

export const server = setupServer();

/** Starts and stops the fake network around a test file, and gives every test a fresh page. */
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

/** Answers GET /events/ and keeps what was asked. */
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

const DAY_MS = 86_400_000;

/** An event that begins `days` from now; `overrides` replace single fields. */
export function buildEvent(
  id: number,
  days: number,
  overrides: Partial<ApiSchemas['Event']> = {},
): ApiSchemas['Event'] {
  const start = Date.now() + days * DAY_MS;
  const now = new Date().toISOString();
  return {
    id,
    title: `Event ${id}`,
    description: 'An evening of talks.',
    location: 'The Zone, Gbagada, Lagos',
    city: 'Lagos',
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + DAY_MS / 8).toISOString(),
    timezone: 'Africa/Lagos',
    category: 'Technology',
    max_attendees: 100,
    available_capacity: 40,
    ticket_price: '5000.00',
    ticket_types: [],
    status: 'PUBLISHED',
    banner_image: null,
    created_at: now,
    updated_at: now,
    organizer_details: {
      id: 7,
      username: 'adaobi',
      first_name: 'Ada',
      last_name: 'Obi',
      profile_picture: null,
    },
    ...overrides,
  };
}

/** One page of events, as the API answers it. */
export const pageOf = (...results: ApiSchemas['Event'][]): ApiSchemas['EventPage'] => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
