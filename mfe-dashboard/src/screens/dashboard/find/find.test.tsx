import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';

import type { DeskAccount, DeskOrder, FoundAccount } from '../../../api/findApi';
import { buildFoundEvent } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const buildAccount = (overrides: Partial<FoundAccount> = {}): FoundAccount => ({
  id: 7,
  name: 'Tolu Bello',
  email: 'tolu@example.test',
  role: 'ORGANIZER',
  created_at: '2031-03-01T08:00:00.000Z',
  suspended_at: null,
  has_two_step: true,
  events: 1,
  orders: 0,
  ...overrides,
});

const event = buildFoundEvent();

const order = {
  id: 34,
  buyer: { id: 8, name: 'Ngozi Eze', email: 'ngozi@example.test' },
  guest: null,
  event: { id: 12, title: 'Lagos React Meetup' },
  quantity: 2,
  total: '5000.00',
  status: 'PAID' as const,
  created_at: '2031-03-01T08:00:00.000Z',
  paid_at: '2031-03-01T08:05:00.000Z',
};

const payment = {
  id: 56,
  reference: 'NZ-34-1-abcd',
  amount: '5000.00',
  status: 'PAID' as const,
  order_id: 34,
  payer: order.buyer,
  event: order.event,
  created_at: '2031-03-01T08:00:00.000Z',
  paid_at: '2031-03-01T08:05:00.000Z',
  case: { id: 9, kind: 'partial_refund' as const, state: 'OPEN' as const },
};

const buildDeskAccount = (overrides: Partial<DeskAccount> = {}): DeskAccount => ({
  account: buildAccount(),
  email_verified_at: null,
  signs_in_with: ['password', 'google'],
  open_sessions: 2,
  last_seen_at: '2031-03-02T08:00:00.000Z',
  suspension: null,
  events: [event],
  orders: [],
  teams: [],
  ...overrides,
});

const DESK = '?view=desk&tab=find';
const field = () => screen.findByRole('searchbox', { name: 'Search' });
const table = async (name: string) => within(await screen.findByRole('table', { name }));

/** Fakes a search, and records what is searched for. */
function answerSearch(kind: string, results: object[], next: string | null = null) {
  const asked: string[] = [];
  server.use(
    http.get(`/api/desk/${kind}/`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('search')} ${searchParams.get('before') ?? ''}`.trim());
      return HttpResponse.json({ next: searchParams.has('before') ? null : next, results });
    }),
  );
  return asked;
}

test('the desk opens with Find, and asks for nothing before something is typed', async () => {
  openDashboard('ADMIN', '?view=desk');
  expect(await screen.findByRole('heading', { level: 1, name: 'Find' })).toBeVisible();
  expect(screen.getByText('Type above to find people.')).toBeVisible();
});

test('finds people by what is typed, once it is enough', async () => {
  const asked = answerSearch('accounts', [buildAccount({ suspended_at: '2031-03-02T08:00:00Z' })]);
  openDashboard('ADMIN', DESK);
  await userEvent.type(await field(), 'to');
  expect(
    await screen.findByText('Type at least three letters or digits in a row, or a number.'),
  ).toBeVisible();
  await userEvent.type(await field(), 'lu{Enter}');
  const people = await table('people');
  expect(people.getByRole('link', { name: 'Tolu Bello' })).toBeVisible();
  expect(people.getByText('tolu@example.test')).toBeVisible();
  expect(people.getByText('Suspended')).toBeVisible();
  expect(people.getByText('Two-step sign-in')).toBeVisible();
  expect(screen.getByText('Found: 1')).toBeInTheDocument();
  expect(asked).toEqual(['tolu']);
});

test('a shared link shows what it was searched for', async () => {
  answerSearch('events', [event]);
  openDashboard('ADMIN', `${DESK}&kind=events&q=react`);
  expect(await field()).toHaveValue('react');
  const events = await table('events');
  expect(events.getByRole('link', { name: 'Lagos React Meetup' })).toHaveAttribute(
    'href',
    '/events/12',
  );
  expect(events.getByText('12 of 100')).toBeInTheDocument();
  expect(events.getByRole('link', { name: 'Record of Lagos React Meetup' })).toHaveAttribute(
    'href',
    expect.stringContaining('?view=desk&tab=record&event=12'),
  );
});

test('says that nothing was found', async () => {
  answerSearch('accounts', []);
  openDashboard('ADMIN', `${DESK}&q=nobody`);
  expect(await screen.findByRole('heading', { name: 'No people found' })).toBeVisible();
});

test('says that it failed, and searches again', async () => {
  answer('/desk/accounts/', {}, 500);
  openDashboard('ADMIN', `${DESK}&q=tolu`);
  expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  answerSearch('accounts', [buildAccount()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Tolu Bello' })).toBeVisible();
});

test('says that it is searching while that takes long', async () => {
  server.use(
    http.get('/api/desk/accounts/', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  openDashboard('ADMIN', `${DESK}&q=tolu`);
  expect(await screen.findByText('Loading people…')).toBeInTheDocument();
});

test('reads on from the last row', async () => {
  const asked = answerSearch('accounts', [buildAccount()], '/api/desk/accounts/?before=7');
  openDashboard('ADMIN', `${DESK}&q=tolu`);
  await userEvent.click(await screen.findByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(asked).toEqual(['tolu', 'tolu 7']));
});

test('the search stays when another kind is picked', async () => {
  answerSearch('accounts', []);
  const asked = answerSearch('payments', [payment]);
  openDashboard('ADMIN', `${DESK}&q=ngozi`);
  await userEvent.click(await screen.findByRole('tab', { name: 'Payments' }));
  const payments = await table('payments');
  expect(payments.getByText('NZ-34-1-abcd')).toBeVisible();
  expect(payments.getByRole('link', { name: 'Refunded in part at the provider' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=money&part=cases&case=9'),
  );
  expect(asked).toEqual(['ngozi']);
});

test('a person’s page has what they do, and suspends them', async () => {
  answerSearch('accounts', [buildAccount()]);
  let shown = buildDeskAccount();
  server.use(
    http.get('/api/desk/accounts/7/', () => HttpResponse.json(shown)),
    http.post('/api/desk/accounts/7/suspend/', () => {
      const suspension = { id: 3, reason: 'A fraud', suspended_by: 'Ada Obi' };
      shown = buildDeskAccount({ suspension });
      return HttpResponse.json({});
    }),
  );
  openDashboard('ADMIN', `${DESK}&q=tolu`);
  await userEvent.click(await screen.findByRole('link', { name: 'Tolu Bello' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tolu Bello' })).toBeVisible();
  expect(await screen.findByText('Password, Google')).toBeVisible();
  expect(screen.getByText('2 devices')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Their record' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=record&account=7'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suspend Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Tolu Bello?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A fraud');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend Account' }));
  expect(await screen.findByText('Suspended by Ada Obi: A fraud')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lift the suspension of Tolu Bello' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.click(screen.getByRole('link', { name: 'Back to the search' }));
  expect(await field()).toHaveValue('tolu');
});

test('an order sold at the door has its guest as the buyer, and says who sold it', async () => {
  const guest = { name: 'Musa Bala', email: 'musa@example.test' };
  answerSearch('orders', [{ ...order, total: '0.00', guest }]);
  openDashboard('ADMIN', `${DESK}&kind=orders&q=musa`);
  const orders = await table('orders');
  expect(orders.getByText('Musa Bala')).toBeVisible();
  expect(orders.getByText('musa@example.test')).toBeVisible();
  expect(orders.getByText('Sold at the door by')).toContainElement(
    orders.getByRole('link', { name: 'Ngozi Eze' }),
  );
  expect(orders.getByText('At the door')).toBeVisible();
});

test.each([
  ['person', 'accounts', 'This account was deleted or never existed.', 'this account'],
  ['order', 'orders', 'We couldn’t find that order.', 'this order'],
])('says of a %s whether it is gone, or only failed', async (name, kind, gone, what) => {
  answer(`/desk/${kind}/7/`, {}, 404);
  const { unmount } = openDashboard('ADMIN', `${DESK}&${name}=7`);
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  unmount();
  answer(`/desk/${kind}/8/`, {}, 500);
  openDashboard('ADMIN', `${DESK}&${name}=8`);
  expect(await screen.findByText(`Failed to load ${what}. Please try again.`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('an order’s page has its tickets and payments', async () => {
  const ticket = {
    ticket_number: 'TKT-4F7K-9QXM-2RBD',
    ticket_type: 'STANDARD' as const,
    status: 'VALID' as const,
    on_hold: true,
    holder: 'Ngozi Eze',
    email: 'ngozi@example.test',
    checked_in_at: null,
  };
  const shown: DeskOrder = { order, phone: null, tickets: [ticket], payments: [payment] };
  answer('/desk/orders/34/', shown);
  openDashboard('ADMIN', `${DESK}&kind=orders&q=34&order=34`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 34' })).toBeVisible();
  expect((await table('tickets')).getByText('TKT-4F7K-9QXM-2RBD')).toBeVisible();
  expect((await table('tickets')).getByText('Disputed')).toBeVisible();
  expect((await table('payments')).getByText('NZ-34-1-abcd')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ngozi Eze' })).toHaveAttribute(
    'href',
    expect.stringContaining('person=8'),
  );
});
