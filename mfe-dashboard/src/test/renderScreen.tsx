import { resetSession, signInAs, buildUser } from 'shared-auth/testing';
import type { Role } from 'shared-auth';
import { ToastArea } from 'shared-ui';
import { renderAt, resetUi } from 'shared-ui/testing';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

import { forgetQueries } from '../api/queryClient';
import DashboardScreen from '../screens/dashboard/DashboardScreen';
import { buildMessages, buildPage } from './builders';

/** The API as the tests of this remote fake it, at the HTTP edge. */
export const server = setupServer();

/** Starts and resets that API, the session, the stores and the cache around the tests of a file. */
export function setUpFakeApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetSession();
    resetUi();
    forgetQueries();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer('/events/', buildPage([]));
    answer('/events/my_events/', []);
    answer('/tickets/', []);
    answer('/events/saved/', []);
    answer('/announcements/', buildMessages([]));
  });
  afterEach(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  afterAll(() => server.close());
}

/** Makes the API answer a GET. */
export function answer(path: string, body: JsonBodyType, status = 200): void {
  server.use(http.get(`/api${path}`, () => HttpResponse.json(body, { status })));
}

/** Shows the dashboard as a signed-in user of the role, at its URL with a query (`?tab=…`). */
export function openDashboard(role: Role, query = '') {
  signInAs(buildUser({ role }));
  return renderAt(
    <>
      <DashboardScreen />
      <ToastArea />
    </>,
    { path: `/dashboard${query}`, route: '/dashboard' },
  );
}
