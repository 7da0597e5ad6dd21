import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { signOut } from '@nzuko/shared-auth';
import { buildEvent } from '@nzuko/contract/testing';

import { buildSoldTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { salesExportStore } from './salesExport';

setUpFakeApi();

const names: string[] = [];

beforeEach(() => {
  names.length = 0;
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

/** The export has two pages; the second is answered on request. */
function answerTwoPages(status = 200) {
  let release = () => undefined as void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('/api/tickets/sold/', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isExport = query.get('page_size') === '100';
      const isLast = query.get('page') === '2';
      if (isExport && isLast) {
        await isReleased;
        if (status !== 200) return HttpResponse.json({}, { status });
      }
      return HttpResponse.json({
        count: 2,
        next: isLast ? null : '/api/tickets/sold/?page=2',
        previous: null,
        totals: { tickets: 2, revenue: '3000.00', checked_in: 0 },
        results: [buildSoldTicket({ id: isLast ? 62 : 61 })],
      });
    }),
  );
  return release;
}

const begin = async () => {
  const rendered = openDashboard('ORGANIZER', '?tab=ticket-sales');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const status = await screen.findByRole('region', { name: 'Export' });
  await within(status).findByText('Exporting tickets: 1 of 2');
  return { ...rendered, status };
};

test('shows how far it is, and goes on while its user is on another tab', async () => {
  const release = answerTwoPages();
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
  answerTwoPages()();
  openDashboard('ORGANIZER', '?tab=ticket-sales');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual(['ticket-sales-2031-05-06.csv']));
});

test('can be stopped, and begun again', async () => {
  answerTwoPages();
  const { status } = await begin();
  await userEvent.click(within(status).getByRole('button', { name: 'Stop Export' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(names).toEqual([]);
  const release = answerTwoPages();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  release();
  await waitFor(() => expect(names).toHaveLength(1));
});

test('a failure is told on any tab, until it is dismissed', async () => {
  const release = answerTwoPages(500);
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
  const release = answerTwoPages();
  await begin();
  await signOut();
  release();
  await waitFor(() => expect(salesExportStore.getState().current).toBeNull());
  expect(names).toEqual([]);
});
