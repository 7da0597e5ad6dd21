import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';

import { buildSoldTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { answerSold, openSales } from '../../../test/sales';

setUpFakeApi();

test('shows the sold tickets with the totals of all pages', async () => {
  answerSold();
  openSales();
  const row = await screen.findByRole('row', { name: /Ngozi Adeyẹmi/ });
  expect(within(row).getByText('Sold')).toBeInTheDocument();
  expect(within(row).getByText('₦1,500')).toBeInTheDocument();
  expect(within(row).getByText('Sat, 1 Mar 2031, 09:05 WAT')).toBeInTheDocument();
  expect(screen.getByText('₦61,500')).toBeInTheDocument();
  expect(screen.getByText('45 tickets')).toBeInTheDocument();
});

test('a buyer who deleted their account has no address to write to', async () => {
  answerSold(buildSoldTicket({ name: 'Deleted account', email: '' }));
  openSales();
  const row = await screen.findByRole('row', { name: /Deleted account/ });
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  expect(within(row).queryByText(/@/)).not.toBeInTheDocument();
});

test('filters go to the API and into the URL, and return to the first page', async () => {
  const asked = answerSold();
  const { router } = openSales('?tab=ticket-sales&page=2');
  await screen.findByRole('row', { name: /Ngozi/ });
  expect(asked.at(-1)).toBe('?when=upcoming&status=NOT_CANCELLED&page=2&page_size=20');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Event' }),
    'Lagos React Meetup',
  );
  await waitFor(() => expect(asked.at(-1)).toBe('?event=7&status=CANCELLED&page=1&page_size=20'));
  expect(router.state.location.search).toBe('?tab=ticket-sales&status=CANCELLED&event=7');
});

test('opens on events to come, newest first, without cancelled tickets', async () => {
  const asked = answerSold();
  openSales();
  await screen.findByRole('row', { name: /Ngozi/ });
  expect(asked.at(-1)).toBe('?when=upcoming&status=NOT_CANCELLED&page=1&page_size=20');
  expect(screen.getByRole('combobox', { name: 'When' })).toHaveDisplayValue('Upcoming events');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Not cancelled');
  expect(screen.getByRole('columnheader', { name: 'Booked' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a picked event is shown whether it is over or not', async () => {
  const asked = answerSold();
  openSales('?tab=ticket-sales&event=7&status=ANY');
  await screen.findByRole('row', { name: /Ngozi/ });
  expect(asked.at(-1)).toBe('?event=7&page=1&page_size=20');
  expect(screen.queryByRole('combobox', { name: 'When' })).not.toBeInTheDocument();
});

test('its column sorts by the time of sale, which the URL keeps', async () => {
  const asked = answerSold();
  const { router } = openSales('?tab=ticket-sales&when=all&page=2');
  await screen.findByRole('row', { name: /Ngozi/ });
  await userEvent.click(screen.getByRole('button', { name: 'Booked' }));
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?status=NOT_CANCELLED&ordering=sold_at&page=1&page_size=20'),
  );
  expect(router.state.location.search).toBe('?tab=ticket-sales&when=all&sort=booked');
  expect(screen.getByRole('columnheader', { name: 'Booked' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Booked' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=ticket-sales&when=all'));
});

test.each([
  [
    '',
    'No tickets for upcoming events',
    'Show All Tickets',
    '?tab=ticket-sales&when=all&status=ANY',
  ],
  ['&status=VALID&search=ada', 'No matching tickets', 'Clear Filters', '?tab=ticket-sales'],
])('an empty list%s says what to do', async (query, title, button, then) => {
  const none = { tickets: 0, revenue: '0.00', checked_in: 0 };
  answer('/tickets/sold/', { count: 0, next: null, previous: null, totals: none, results: [] });
  const { router } = openSales(`?tab=ticket-sales${query}`);
  expect(await screen.findByText(title)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(router.state.location.search).toBe(then);
});

test('a count of nothing is announced where the count before was', async () => {
  answerSold();
  openSales();
  const count = await screen.findByText('45 tickets');
  expect(count).toHaveRole('status');
  const none = { tickets: 0, revenue: '0.00', checked_in: 0 };
  answer('/tickets/sold/', { ...buildPage([]), totals: none });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
  expect(await screen.findByText('No matching tickets')).toBeVisible();
  expect(count).toHaveTextContent(/^0 tickets$/);
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

test('what other filters didn’t find isn’t said of those whose answer is on its way', async () => {
  const none = { tickets: 0, revenue: '0.00', checked_in: 0 };
  answer('/tickets/sold/', { ...buildPage([]), totals: none });
  openSales('?tab=ticket-sales&search=zzz');
  await screen.findByText('No matching tickets');
  server.use(http.get('/api/tickets/sold/', () => new Promise<never>(() => undefined)));
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Loading ticket sales…')).toBeInTheDocument();
  expect(screen.queryByText('No tickets for upcoming events')).not.toBeInTheDocument();
});

test('somebody without events is told to create one', async () => {
  const none = { tickets: 0, revenue: '0.00', checked_in: 0 };
  answer('/tickets/sold/', { ...buildPage([]), totals: none });
  answer('/events/my_events/', []);
  openDashboard('ORGANIZER', '?tab=ticket-sales');
  expect(await screen.findByText('You have no events yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Event' })).toBeVisible();
  expect(screen.queryByText(/Share your event page/)).not.toBeInTheDocument();
});

test('without tickets, a cancelled event says so, and asks nobody to share it', async () => {
  const none = { tickets: 0, revenue: '0.00', checked_in: 0 };
  answer('/tickets/sold/', { count: 0, next: null, previous: null, totals: none, results: [] });
  answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
  const { unmount } = openDashboard('ORGANIZER', '?tab=ticket-sales');
  expect(await screen.findByText(/no upcoming event that people can book/)).toBeVisible();
  unmount();
  const { router } = openDashboard('ORGANIZER', '?tab=ticket-sales&event=7');
  expect(await screen.findByText('This event is cancelled')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show Its Tickets' }));
  expect(router.state.location.search).toBe('?tab=ticket-sales&event=7&status=ANY');
});

test('exports every matching ticket as CSV', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const asked = answerSold();
  openSales();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(names).toEqual([expect.stringMatching(/^ticket-sales-\d{4}-\d{2}-\d{2}\.csv$/)]),
  );
  expect(asked.at(-1)).toBe('?when=upcoming&status=NOT_CANCELLED&page=1&page_size=100');
});

test('a ticket that was sold at the door says so instead of that it was free', async () => {
  const ticket = buildSoldTicket({ price: '0.00', sold_at_door: true });
  const totals = { tickets: 1, revenue: '0.00', checked_in: 0 };
  answer('/tickets/sold/', { count: 1, next: null, previous: null, totals, results: [ticket] });
  openSales();
  expect(await screen.findByText('At the door')).toBeVisible();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

test('a ticket that somebody else bought says who', async () => {
  const ticket = buildSoldTicket({ buyer: { name: 'Tunde Ade', email: 'tunde@example.test' } });
  answerSold(ticket);
  openSales();
  const row = await screen.findByRole('row', { name: /Bought by Tunde Ade/ });
  expect(row).toHaveTextContent('Bought by Tunde Ade tunde@example.test');
});

test.each([
  ['15000.00', '₦15,000 refunded'],
  ['0.00', 'Nothing refunded'],
])('a cancelled ticket says what was refunded: %s', async (refunded, sentence) => {
  const ticket = buildSoldTicket({ status: 'CANCELLED', refund: null, refunded });
  answerSold(ticket);
  openSales();
  const row = await screen.findByRole('row', { name: /Ngozi/ });
  expect(within(row).getByText('Cancelled')).toBeVisible();
  expect(within(row).getByText(sentence)).toBeVisible();
});

test('a failure shows its message with Try Again', async () => {
  answer('/tickets/sold/', {}, 500);
  openSales();
  expect(
    await screen.findByText('Failed to load ticket sales. Please try again.'),
  ).toBeInTheDocument();
  answerSold();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('row', { name: /Ngozi/ })).toBeInTheDocument();
});
