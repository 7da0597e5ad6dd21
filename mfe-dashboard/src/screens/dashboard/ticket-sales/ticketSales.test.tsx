import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { buildEvent, buildSoldTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { soldTicketRows } from './soldTickets';

setUpFakeApi();

const totals = { tickets: 41, revenue: '61500.00', checked_in: 3 };

/** Answers with one ticket of 45 and notes what was asked for. */
function answerSold() {
  const asked: string[] = [];
  server.use(
    http.get('/api/tickets/sold/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        count: 45,
        next: null,
        previous: null,
        totals,
        results: [buildSoldTicket()],
      });
    }),
  );
  return asked;
}

function open(query = '?tab=ticket-sales') {
  answer('/events/my_events/', [buildEvent()]);
  return openDashboard('ORGANIZER', query);
}

test('shows the sold tickets with the totals of all pages', async () => {
  answerSold();
  open();
  const row = await screen.findByRole('row', { name: /Ngozi Adeyẹmi/ });
  expect(within(row).getByText('Sold')).toBeInTheDocument();
  expect(within(row).getByText('₦1,500')).toBeInTheDocument();
  expect(within(row).getByText('Booked Sat, 1 Mar 2031, 09:05 WAT')).toBeInTheDocument();
  expect(screen.getByText('₦61,500')).toBeInTheDocument();
  expect(screen.getByText('45 tickets')).toBeInTheDocument();
});

test('filters go to the API and into the URL, and lead to the first page', async () => {
  const asked = answerSold();
  const { router } = open('?tab=ticket-sales&page=2');
  await screen.findByRole('row', { name: /Ngozi/ });
  expect(asked.at(-1)).toBe('?page=2&page_size=20');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Event' }),
    'Lagos React Meetup',
  );
  await waitFor(() => expect(asked.at(-1)).toBe('?event=7&status=CANCELLED&page=1&page_size=20'));
  expect(router.state.location.search).toBe('?tab=ticket-sales&status=CANCELLED&event=7');
});

test('exports every ticket that fits as CSV', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const asked = answerSold();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(names).toEqual([expect.stringMatching(/^ticket-sales-\d{4}-\d{2}-\d{2}\.csv$/)]),
  );
  expect(asked.at(-1)).toBe('?page=1&page_size=100');
});

test('a row of the CSV has plain prices and times of the event’s zone', () => {
  expect(soldTicketRows([buildSoldTicket({ status: 'PENDING' })])[1]).toEqual([
    'Lagos React Meetup',
    'NZ-7F3K-22QP',
    'Standard',
    'Ngozi Adeyẹmi',
    'ngozi@example.test',
    '1500.00',
    'Awaiting payment',
    'Sat, 1 Mar 2031, 09:05 WAT',
    '',
  ]);
});

test('a failure shows its message with Try Again', async () => {
  answer('/tickets/sold/', {}, 500);
  open();
  expect(
    await screen.findByText('Failed to load ticket sales. Please try again.'),
  ).toBeInTheDocument();
  answerSold();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('row', { name: /Ngozi/ })).toBeInTheDocument();
});
