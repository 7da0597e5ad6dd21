import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildPage } from '@nzuko/contract/testing';

import { buildSoldTicket } from '../../../test/builders';
import { answer, server, setUpFakeApi } from '../../../test/renderScreen';
import { answerSold, openSales, salesTotals } from '../../../test/sales';
import { soldTicketRows } from './soldTickets';

setUpFakeApi();

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Actions for ticket NZ-7F3K-22QP' }));

test('a ticket is refunded after confirming, and the list is refetched', async () => {
  const asked = answerSold();
  server.use(
    http.post('/api/tickets/61/refund/', () =>
      HttpResponse.json({ detail: 'The price is being sent back.', refund: '1500.00', order: {} }),
    ),
  );
  openSales();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Refund this ticket?' });
  expect(dialog).toHaveTextContent('Ngozi Adeyẹmi');
  expect(dialog).toHaveTextContent(
    'The payment provider keeps its fees, so this refund costs you ₦22.50.',
  );
  const before = asked.length;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refund ₦1,500' }));
  expect(await screen.findByText('The price is being sent back.')).toBeInTheDocument();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('while a refund’s list is being fetched again, the next one can be asked for and kept', async () => {
  const next = buildSoldTicket({ id: 62, ticket_number: 'NZ-AAAA-1111', name: 'Musa Bello' });
  answer('/tickets/sold/', { ...buildPage([buildSoldTicket(), next]), totals: salesTotals });
  server.use(
    http.post('/api/tickets/61/refund/', () => {
      server.use(http.get('/api/tickets/sold/', () => new Promise(() => undefined)));
      return HttpResponse.json({ detail: 'On its way.', refund: '1500.00', order: {} });
    }),
  );
  openSales();
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
        totals: salesTotals,
      });
    }),
    http.post('/api/tickets/61/refund/', () => {
      last = [];
      return HttpResponse.json({ detail: 'On its way.', refund: '1500.00', order: {} });
    }),
  );
  const { router } = openSales('?tab=ticket-sales&page=2');
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refund ₦1,500' }));
  expect(await screen.findByText('20 tickets')).toBeInTheDocument();
  expect(await screen.findAllByRole('row', { name: /Ngozi/ })).toHaveLength(20);
  expect(router.state.location.search).toBe('?tab=ticket-sales');
});

test('a refund gives back the fees that the buyer bore, too', async () => {
  answerSold(buildSoldTicket({ price: '5000.00', refund: '5109.99' }));
  openSales();
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
  openSales();
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
  openSales();
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Resend Email' }));
  expect(await screen.findByText('The ticket is on its way by email.')).toBeInTheDocument();
});

test('an email that cannot be resent says so', async () => {
  answerSold();
  server.use(http.post('/api/tickets/61/resend/', () => HttpResponse.json({}, { status: 500 })));
  openSales();
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
  openSales();
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
  ['a ticket without an address', { email: '', refund: null }, ['Correct Name…']],
])('%s offers its actions', async (_case, overrides, names) => {
  answerSold(buildSoldTicket(overrides));
  openSales();
  await openMenu();
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(names);
});

test('a ticket whose payment is disputed says so and offers nothing', async () => {
  const disputed = buildSoldTicket({ on_hold: true, refund: null });
  answerSold(disputed);
  openSales();
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
  openSales();
  const row = within(await screen.findByRole('row', { name: /Ngozi/ }));
  expect(row.getByText('Checked In')).toBeVisible();
  expect(row.getByText(label)).toBeVisible();
});

test.each(['PENDING', 'CANCELLED'] as const)('a %s ticket offers nothing', async (status) => {
  answerSold(buildSoldTicket({ status }));
  openSales();
  await screen.findByRole('row', { name: /Ngozi/ });
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
});
