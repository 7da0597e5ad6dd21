import { resetSession, signInAs, buildUser } from '@nzuko/shared-auth/testing';
import type { Role } from '@nzuko/contract';
import { buildPage } from '@nzuko/contract/testing';
import { ToastArea } from '@nzuko/shared-ui';
import { renderAt, resetUi } from '@nzuko/shared-ui/testing';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

import { clearQueries } from '../api/queryClient';
import DashboardScreen from '../screens/dashboard/DashboardScreen';
import { buildMembership, buildMessages } from './builders';

/** The fake API of this remote's tests. */
export const server = setupServer();

/** The paths that the test has faked. */
const answered = new Set<string>();

/** Starts the fake API and resets session, stores and cache around a file's tests. */
export function setUpFakeApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetSession();
    resetUi();
    clearQueries();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer('/events/', buildPage([]));
    answer('/events/my_events/', []);
    answer('/tickets/', []);
    answer('/tickets/given/', []);
    answer('/events/saved/', []);
    answer('/announcements/', buildMessages([]));
    answer('/money/payout-account/', { is_verified: false, account: null, waiting: null });
    answer('/money/tax-number/', { tax_number: null, vat_percent: '7.5' });
  });
  afterEach(() => {
    server.resetHandlers();
    answered.clear();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  afterAll(() => server.close());
}

/** Fakes the response to a GET request. */
export function answer(path: string, body: JsonBodyType, status = 200): void {
  answered.add(path);
  server.use(http.get(`/api${path}`, () => HttpResponse.json(body, { status })));
}

/** Fakes the response to a GET request that the test itself has not faked. */
export function fallback(path: string, body: JsonBodyType): void {
  if (!answered.has(path)) answer(path, body);
}

/** Renders the dashboard for a signed-in user with the role, at a query (`?tab=…`). */
export function openDashboard(role: Role, query = '') {
  const user = buildUser({ role });
  signInAs(user);
  fallback('/teams/', role === 'ATTENDEE' ? [] : [buildMembership({ id: user.id })]);
  return renderAt(
    <>
      <DashboardScreen />
      <ToastArea />
    </>,
    { path: `/dashboard${query}`, route: '/dashboard' },
  );
}
