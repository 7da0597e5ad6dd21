import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { sessionStore, signOut } from '@nzuko/shared-auth';
import { chooseTeam } from '@nzuko/shared-auth/chosen-team';
import { buildEvent } from '@nzuko/contract/testing';

import { buildMembership, buildSoldTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { salesExportStore } from './salesExport';

setUpFakeApi();

const names: string[] = [];
/** The team that each page of an export was asked of. */
const teams: (string | null)[] = [];

afterEach(() => localStorage.clear());
beforeEach(() => {
  names.length = 0;
  teams.length = 0;
  salesExportStore.setState({ current: null });
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.download) names.push(this.download);
  });
  answer('/events/my_events/', [buildEvent()]);
});

/** The export's second page is answered on request. */
function answerPages(count = 2, status = 200) {
  let release = () => undefined as void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('/api/tickets/sold/', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isExport = query.get('page_size') === '100';
      const page = Number(query.get('page'));
      if (isExport) teams.push(request.headers.get('X-Team'));
      if (isExport && page === 2) {
        await isReleased;
        if (status !== 200) return HttpResponse.json({}, { status });
      }
      return HttpResponse.json({
        count,
        next: page === count ? null : `/api/tickets/sold/?page=${page + 1}`,
        previous: null,
        totals: { tickets: 2, revenue: '3000.00', checked_in: 0 },
        results: [buildSoldTicket({ id: 60 + page })],
      });
    }),
  );
  return release;
}

const begin = async () => {
  const rendered = openDashboard('ORGANIZER', '?tab=ticket-sales');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const status = await screen.findByRole('region', { name: 'Export' });
  await within(status).findByText(/^Exporting tickets: 1 of/);
  return { ...rendered, status };
};

test('shows how far it is, and goes on while its user is on another tab', async () => {
  const release = answerPages();
  const { status, router } = await begin();
  expect(within(status).getByRole('progressbar')).toHaveAttribute('value', '1');
  await userEvent.click(screen.getByRole('link', { name: 'My Events' }));
  await screen.findByRole('heading', { level: 1, name: 'My Events' });
  expect(router.state.location.search).toBe('?tab=my-events');
  expect(screen.getByText('Exporting tickets: 1 of 2')).toBeInTheDocument();
  expect(names).toEqual([]);
  release();
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^ticket-sales-/)]));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Events' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('the file is named after the day on the page’s clock', async () => {
  const ahead = Date.parse('2031-05-06T12:00:00Z') - Date.now();
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  answerPages()();
  openDashboard('ORGANIZER', '?tab=ticket-sales');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual(['ticket-sales-2031-05-06.csv']));
});

test('its pages stay those of its team when another is chosen, on whichever screen', async () => {
  const release = answerPages(3);
  await begin();
  chooseTeam(buildMembership({ id: 77, is_own: false }));
  release();
  await waitFor(() => expect(names).toHaveLength(1));
  const own = String(sessionStore.getState().user?.id);
  expect(teams).toEqual([own, own, own]);
});

test('can be stopped, and begun again', async () => {
  answerPages();
  const { status } = await begin();
  await userEvent.click(within(status).getByRole('button', { name: 'Stop Export' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(names).toEqual([]);
  const release = answerPages();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  release();
  await waitFor(() => expect(names).toHaveLength(1));
});

test('a failure is told on any tab, until it is dismissed', async () => {
  const release = answerPages(2, 500);
  await begin();
  release();
  const alert = await screen.findByText('We couldn’t create the file. Please try again.');
  expect(alert).toBeInTheDocument();
  expect(names).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(alert).not.toBeInTheDocument();
});

test('a page answered after its user has signed out saves no file', async () => {
  server.use(http.post('/api/auth/logout/', () => new HttpResponse(null, { status: 204 })));
  const release = answerPages();
  await begin();
  await signOut();
  release();
  await waitFor(() => expect(salesExportStore.getState().current).toBeNull());
  expect(names).toEqual([]);
});
