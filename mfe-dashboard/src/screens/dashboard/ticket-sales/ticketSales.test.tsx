import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';

import { buildSoldTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { soldTicketRows } from './soldTickets';

setUpFakeApi();

const totals = { tickets: 41, revenue: '61500.00', checked_in: 3 };

/** Answers with one ticket of 45 (or the given one) and records the queries. */
function answerSold(ticket = buildSoldTicket()) {
  const asked: string[] = [];
  server.use(
    http.get('/api/tickets/sold/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        count: 45,
        next: null,
        previous: null,
        totals,
        results: [ticket],
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
  expect(within(row).getByText('Sat, 1 Mar 2031, 09:05 WAT')).toBeInTheDocument();
  expect(screen.getByText('₦61,500')).toBeInTheDocument();
  expect(screen.getByText('45 tickets')).toBeInTheDocument();
});

test('a buyer who deleted their account has no address to write to', async () => {
  answerSold(buildSoldTicket({ name: 'Deleted account', email: '' }));
  open();
  const row = await screen.findByRole('row', { name: /Deleted account/ });
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  expect(within(row).queryByText(/@/)).not.toBeInTheDocument();
});

test('filters go to the API and into the URL, and return to the first page', async () => {
  const asked = answerSold();
  const { router } = open('?tab=ticket-sales&page=2');
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
  open();
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
  open('?tab=ticket-sales&event=7&status=ANY');
  await screen.findByRole('row', { name: /Ngozi/ });
  expect(asked.at(-1)).toBe('?event=7&page=1&page_size=20');
  expect(screen.queryByRole('combobox', { name: 'When' })).not.toBeInTheDocument();
});

test('its column sorts by the time of sale, which the URL keeps', async () => {
  const asked = answerSold();
  const { router } = open('?tab=ticket-sales&when=all&page=2');
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
    'Show all tickets',
    '?tab=ticket-sales&when=all&status=ANY',
  ],
  ['&status=VALID&search=ada', 'No matching tickets', 'Clear filters', '?tab=ticket-sales'],
])('an empty list%s says what to do', async (query, title, button, then) => {
  const none = { tickets: 0, revenue: '0.00', checked_in: 0 };
  answer('/tickets/sold/', { count: 0, next: null, previous: null, totals: none, results: [] });
  const { router } = open(`?tab=ticket-sales${query}`);
  expect(await screen.findByText(title)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(router.state.location.search).toBe(then);
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
  await userEvent.click(screen.getByRole('button', { name: 'Show its tickets' }));
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
  open();
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
  open();
  expect(await screen.findByText('At the door')).toBeVisible();
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});

test('a ticket that somebody else bought says who', async () => {
  const ticket = buildSoldTicket({ buyer: { name: 'Tunde Ade', email: 'tunde@example.test' } });
  answerSold(ticket);
  open();
  const row = await screen.findByRole('row', { name: /Bought by Tunde Ade/ });
  expect(row).toHaveTextContent('Bought by Tunde Ade tunde@example.test');
});

test.each([
  ['15000.00', '₦15,000 refunded'],
  ['0.00', 'Nothing refunded'],
])('a cancelled ticket says what was refunded: %s', async (refunded, sentence) => {
  const ticket = buildSoldTicket({ status: 'CANCELLED', refund: null, refunded });
  answerSold(ticket);
  open();
  const row = await screen.findByRole('row', { name: /Ngozi/ });
  expect(within(row).getByText('Cancelled')).toBeVisible();
  expect(within(row).getByText(sentence)).toBeVisible();
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

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Actions for ticket NZ-7F3K-22QP' }));

test('a ticket is refunded after confirming, and the list is refetched', async () => {
  const asked = answerSold();
  server.use(
    http.post('/api/tickets/61/refund/', () =>
      HttpResponse.json({ detail: 'The price is being sent back.', refund: '1500.00', order: {} }),
    ),
  );
  open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Refund this ticket?' });
  expect(dialog).toHaveTextContent('Ngozi Adeyẹmi');
  expect(dialog).toHaveTextContent(
    'The payment provider doesn’t give its fees back, so you bear ₦22.50.',
  );
  const before = asked.length;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund ₦1,500' }));
  expect(await screen.findByText('The price is being sent back.')).toBeInTheDocument();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('while a refund’s list is being fetched again, the next one can be asked for and kept', async () => {
  const next = buildSoldTicket({ id: 62, ticket_number: 'NZ-AAAA-1111', name: 'Musa Bello' });
  answer('/tickets/sold/', { ...buildPage([buildSoldTicket(), next]), totals });
  server.use(
    http.post('/api/tickets/61/refund/', () => {
      server.use(http.get('/api/tickets/sold/', () => new Promise(() => undefined)));
      return HttpResponse.json({ detail: 'On its way.', refund: '1500.00', order: {} });
    }),
  );
  open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refund ₦1,500' }));
  await screen.findByText('On its way.');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for ticket NZ-AAAA-1111' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Musa Bello');
  await userEvent.click(screen.getByRole('button', { name: 'Keep Ticket' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('refunding the only ticket of the last page leads to the new last page', async () => {
  const others = Array.from({ length: 20 }, (_, index) => buildSoldTicket({ id: 100 + index }));
  let last = [buildSoldTicket()];
  server.use(
    http.get('/api/tickets/sold/', ({ request }) => {
      const isLast = new URL(request.url).searchParams.get('page') === '2';
      return HttpResponse.json({
        ...buildPage(isLast ? last : others, others.length + last.length),
        totals,
      });
    }),
    http.post('/api/tickets/61/refund/', () => {
      last = [];
      return HttpResponse.json({ detail: 'On its way.', refund: '1500.00', order: {} });
    }),
  );
  const { router } = open('?tab=ticket-sales&page=2');
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refund ₦1,500' }));
  expect(await screen.findByText('20 tickets')).toBeInTheDocument();
  expect(await screen.findAllByRole('row', { name: /Ngozi/ })).toHaveLength(20);
  expect(router.state.location.search).toBe('?tab=ticket-sales');
});

test('a refund gives back the fees that the buyer bore, too', async () => {
  answerSold(buildSoldTicket({ price: '5000.00', refund: '5109.99' }));
  open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  expect(await screen.findByText(/We’ll refund ₦5,109\.99 and tell the buyer/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refund ₦5,109.99' })).toBeVisible();
});

test.each([
  [
    'that is refused',
    () => HttpResponse.json({ detail: 'It was refunded before.' }, { status: 409 }),
    'It was refunded before.',
  ],
  [
    'whose answer is lost',
    () => HttpResponse.error(),
    'The ticket could not be refunded. Please try again.',
  ],
  [
    'that the server fails at',
    () => HttpResponse.json({}, { status: 500 }),
    'The ticket could not be refunded. Please try again.',
  ],
])('a refund %s says so, and the list is refetched', async (_which, answerIt, sentence) => {
  const asked = answerSold();
  server.use(http.post('/api/tickets/61/refund/', answerIt));
  open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const refund = await screen.findByRole('button', { name: 'Refund ₦1,500' });
  const before = asked.length;
  await userEvent.click(refund);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

test('a ticket’s email is resent', async () => {
  answerSold();
  server.use(
    http.post('/api/tickets/61/resend/', () =>
      HttpResponse.json({ detail: 'The ticket is on its way by email.' }),
    ),
  );
  open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Resend Email' }));
  expect(await screen.findByText('The ticket is on its way by email.')).toBeInTheDocument();
});

test('an email that cannot be resent says so', async () => {
  answerSold();
  server.use(http.post('/api/tickets/61/resend/', () => HttpResponse.json({}, { status: 500 })));
  open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Resend Email' }));
  expect(
    await screen.findByText('The email could not be sent. Please try again.'),
  ).toBeInTheDocument();
});

test('a misspelt name is corrected, and the lists that show it are asked again', async () => {
  answerSold(buildSoldTicket({ name: 'Ngozi Ok' }));
  const sent: unknown[] = [];
  server.use(
    http.put('/api/tickets/61/name/', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return HttpResponse.json({ name: ['Not this.'] }, { status: 400 });
      answerSold(buildSoldTicket({ name: 'Ngozi Oko' }));
      return HttpResponse.json({ detail: 'The name on the ticket is now Ngozi Oko.' });
    }),
  );
  open();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct Name…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct the name' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Ngozi Ok');
  await userEvent.type(name, 'o');
  const save = within(dialog).getByRole('button', { name: 'Save Name' });
  await userEvent.click(save);
  expect(await within(dialog).findByText('Not this.')).toBeVisible();
  await userEvent.click(save);
  expect(await screen.findByText('The name on the ticket is now Ngozi Oko.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Ngozi Oko/ })).toBeVisible();
  expect(sent).toEqual([{ name: 'Ngozi Oko' }, { name: 'Ngozi Oko' }]);
});

test.each([
  [
    'a free ticket',
    { price: '0.00', refund: '0.00' },
    ['Resend Email', 'Correct Name…', 'Cancel Ticket…'],
  ],
  ['a ticket that was used', { checked_in: true, refund: null }, ['Resend Email']],
])('%s offers its actions', async (_case, overrides, names) => {
  answerSold(buildSoldTicket(overrides));
  open();
  await openMenu();
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(names);
});

test('a ticket whose payment is disputed says so and offers nothing', async () => {
  const disputed = buildSoldTicket({ on_hold: true, refund: null });
  answerSold(disputed);
  open();
  const row = await screen.findByRole('row', { name: /Ngozi/ });
  expect(within(row).getByText('Disputed')).toBeVisible();
  expect(within(row).queryByText('Sold')).not.toBeInTheDocument();
  expect(within(row).queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  expect(soldTicketRows([disputed])[1]).toContain('Disputed');
});

test.each([
  ['disputed', { on_hold: true }, 'Disputed'],
  ['cancelled', { status: 'CANCELLED' }, 'Cancelled'],
] as const)('a ticket that was used and is %s is shown as both', async (_what, more, label) => {
  answerSold(buildSoldTicket({ checked_in: true, refund: null, ...more }));
  open();
  const row = within(await screen.findByRole('row', { name: /Ngozi/ }));
  expect(row.getByText('Checked In')).toBeVisible();
  expect(row.getByText(label)).toBeVisible();
});

test.each(['PENDING', 'CANCELLED'] as const)('a %s ticket offers nothing', async (status) => {
  answerSold(buildSoldTicket({ status }));
  open();
  await screen.findByRole('row', { name: /Ngozi/ });
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
});
