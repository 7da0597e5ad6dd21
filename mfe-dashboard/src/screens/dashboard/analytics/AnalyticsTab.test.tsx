import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import { buildSalesReport } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();
// Lazy-loaded: import it up front, so that no test waits for the compiler.
beforeAll(() => import('./AnalyticsTab'));

function open(query = '?tab=analytics') {
  answer('/events/my_events/', [
    buildEvent({ ticket_price: '1500.00' }),
    buildEvent({ id: 8, title: 'Aba Makers Fair' }),
  ]);
  return openDashboard('ORGANIZER', query);
}

const card = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).parentElement;

test('shows cards, key insights and the performance of each event', async () => {
  answer('/events/sales/', buildSalesReport());
  open();
  expect(await card('Sold Tickets')).toHaveTextContent('60');
  expect(await card('Revenue')).toHaveTextContent('₦90,000');
  expect(await card('Occupancy Rate')).toHaveTextContent('25%');
  const row = screen.getByRole('row', { name: /Lagos React Meetup/ });
  expect(within(row).getByText('50% · filling up')).toBeInTheDocument();
  expect(screen.getByText('No event has reached 80% occupancy yet.')).toBeInTheDocument();
});

test('a cancelled event has no seats left to fill', async () => {
  answer('/events/sales/', buildSalesReport({ events: [] }));
  answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
  openDashboard('ORGANIZER', '?tab=analytics');
  const row = within(await screen.findByRole('row', { name: /Lagos React Meetup/ }));
  expect(row.getByText('Cancelled')).toBeVisible();
  expect(screen.queryByText(/many seats left/)).not.toBeInTheDocument();
});

test('the charts can be read as tables', async () => {
  answer('/events/sales/', buildSalesReport());
  open();
  expect(
    await screen.findByRole('img', { name: /^Tickets sold by day: peak 60/ }),
  ).toBeInTheDocument();
  expect(screen.getByText('60', { selector: 'strong' }).parentElement).toHaveTextContent(
    /^Peak: 60 \(/,
  );
  const table = screen.getByRole('table', { name: 'Check-ins by hour', hidden: true });
  expect(within(table).getByRole('row', { name: '09:00 15', hidden: true })).toBeInTheDocument();
});

test('the range changes the figures and is in the URL', async () => {
  server.use(
    http.get('/api/events/sales/', ({ request }) => {
      const from = new URL(request.url).searchParams.get('from');
      const days = from ? Math.round((Date.now() - Date.parse(from)) / 86_400_000) : Infinity;
      const [event] = buildSalesReport().events;
      const events = event ? [{ ...event, tickets: days < 10 ? 4 : 60 }] : [];
      return HttpResponse.json(buildSalesReport({ events }));
    }),
  );
  const { router } = open();
  expect(await card('Sold Tickets')).toHaveTextContent('60Last 30 days');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Time range' }),
    'Last 7 days',
  );
  await waitFor(async () => expect(await card('Sold Tickets')).toHaveTextContent('4Last 7 days'));
  expect(router.state.location.search).toBe('?tab=analytics&range=7');
});

test('one event can be picked', async () => {
  answer('/events/sales/', buildSalesReport());
  answer('/events/8/sales/', buildSalesReport({ events: [] }));
  open();
  await card('Sold Tickets');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Aba Makers Fair');
  await waitFor(async () => expect(await card('Sold Tickets')).toHaveTextContent('0Last'));
  expect(screen.queryByRole('row', { name: /Lagos React Meetup/ })).not.toBeInTheDocument();
});

test('shows the amount paid where ticket types have their own prices', async () => {
  answer(
    '/events/sales/',
    buildSalesReport({ totals: { tickets: 60, revenue: '120000.00', checked_in: 15 } }),
  );
  open();
  expect(await card('Revenue')).toHaveTextContent('₦120,000 paid');
});

test('the performance of an event shows the amount paid beside its revenue', async () => {
  answer('/events/my_events/', [buildEvent({ ticket_price: '0.00' })]);
  answer('/events/sales/', buildSalesReport());
  openDashboard('ORGANIZER', '?tab=analytics');
  const row = await screen.findByRole('row', { name: /Lagos React Meetup/ });
  expect(within(row).getByText('₦0')).toHaveTextContent(/^Revenue/);
  expect(within(row).getByText('₦90,000')).toHaveTextContent(/^Paid/);
});

test('exports the report as CSV under the spec’s name', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  answer('/events/sales/', buildSalesReport());
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(names).toEqual([expect.stringMatching(/^analytics-report-\d{4}-\d{2}-\d{2}\.csv$/)]);
});

test('Failed to load analytics data shows with Try Again', async () => {
  answer('/events/sales/', {}, 500);
  open();
  expect(
    await screen.findByText('Failed to load analytics data. Please try again.'),
  ).toBeInTheDocument();
  answer('/events/sales/', buildSalesReport());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Sold Tickets')).toHaveTextContent('60');
});

test('without a published event it links to the form', async () => {
  answer('/events/my_events/', [buildEvent({ status: 'DRAFT' })]);
  openDashboard('ORGANIZER', '?tab=analytics');
  expect(await screen.findByText('Nothing to analyse yet')).toBeInTheDocument();
});
