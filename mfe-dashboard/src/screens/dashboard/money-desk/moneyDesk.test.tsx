import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage } from '@nzuko/contract/testing';
import { http, HttpResponse } from 'msw';

import type { DeskPayout, OpenDispute, OrganizerBalance } from '../../../api/moneyDeskApi';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { buildCorrection, buildEventMoney, buildMoney } from '../../../test/money';

setUpFakeApi();

const organizer = { id: 12, name: 'Chidi Eze', email: 'chidi@example.test' };
const buildDeskPayout = (
  overrides: Partial<DeskPayout> = {},
  payout: Partial<DeskPayout['payout']> = {},
): DeskPayout => ({
  payout: {
    id: 31,
    state: 'APPROVAL',
    is_refused: false,
    amount: '1498000.00',
    fee: '50.00',
    sent: '1497950.00',
    account: 'GTBank ••••6789',
    reference: 'nz-payout-12-abc',
    problem: null,
    requested_at: '2031-03-01T08:00:00.000Z',
    done_at: null,
    ...payout,
  },
  organizer,
  trouble: 'approval',
  short_by: null,
  is_unsent: false,
  is_account_changed: false,
  ...overrides,
});
const dispute: OpenDispute = {
  id: 5,
  provider_id: 991,
  amount: '5000.00',
  due_at: '2031-03-02T08:00:00.000Z',
  is_overdue: true,
  opened_at: '2031-03-01T08:00:00.000Z',
  payment_reference: 'nz-order-9',
  order_id: 9,
  tickets_on_hold: true,
  event: { id: 7, title: 'Lagos React Meetup' },
  organizer: { id: 12, name: 'Chidi Eze' },
  buyer: { name: 'Ngozi Adeyẹmi', email: 'ngozi@example.test' },
};
const balance: OrganizerBalance = {
  organizer,
  owed: '-5000.00',
  available: '-5000.00',
  pending: '0.00',
  on_its_way: '0.00',
  disputed: '0.00',
  paid_out: '20000.00',
};

const DESK = '/api/money/desk/payouts/';
/** Fakes the payouts that wait, by stage. */
function answerPayouts(byStage: Partial<Record<string, DeskPayout[]>>, topUp = '0.00') {
  server.use(
    http.get(DESK, ({ request }) => {
      const rows = byStage[new URL(request.url).searchParams.get('stage') ?? ''] ?? [];
      return HttpResponse.json({ ...buildPage(rows), top_up: topUp });
    }),
  );
}

beforeEach(() => {
  answerPayouts({});
  answer('/disputes/', buildPage([]));
  answer('/refunds/', buildPage([]));
  answer('/payment-cases/', buildPage([]));
  answer('/money/organizers/', buildPage([]));
});

const open = (query = '') => openDashboard('ADMIN', `?tab=money${query}`);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('only administrators have the tab', async () => {
  openDashboard('ORGANIZER', '?tab=money');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Money');
  expect(screen.queryByRole('link', { name: 'Money' })).not.toBeInTheDocument();
});

test('nothing to do is said for each part', async () => {
  open();
  expect(await screen.findByText('No payouts are waiting for approval.')).toBeInTheDocument();
  expect(screen.getByText('No payout is stuck.')).toBeInTheDocument();
  expect(
    screen.getByText('No payout that came back in the last 30 days is still waiting.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Disputes' }));
  expect(await screen.findByText('There are no open disputes.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Cases' }));
  expect(await screen.findByText('There are no open cases.')).toBeInTheDocument();
});

test('an administrator approves a payout after reading where it goes', async () => {
  answerPayouts({ approval: [buildDeskPayout()] });
  const approved = jest.fn();
  server.use(
    http.post('/api/money/payouts/31/approve/', () => {
      approved();
      answerPayouts({});
      return HttpResponse.json(buildDeskPayout({}, { state: 'REQUESTED' }).payout);
    }),
  );
  open();
  expect(await screen.findByRole('tab', { name: 'Payouts 1' })).toBeInTheDocument();
  await press('Approve the payout to Chidi Eze');
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve this payout?' });
  expect(dialog).toHaveTextContent('₦1,497,950 goes to Chidi Eze, GTBank ••••6789.');
  expect(approved).not.toHaveBeenCalled();
  await press('Send ₦1,497,950');
  expect(await screen.findByText('₦1,497,950 is on its way to Chidi Eze.')).toBeInTheDocument();
  expect(await screen.findByText('No payouts are waiting for approval.')).toBeInTheDocument();
  expect(approved).toHaveBeenCalledTimes(1);
});

test('while the desk is read again after an approval, the next payout can be looked at and left', async () => {
  answerPayouts({ approval: [buildDeskPayout(), buildDeskPayout({}, { id: 32 })] });
  server.use(
    http.post('/api/money/payouts/31/approve/', () => {
      server.use(http.get(DESK, () => new Promise(() => undefined)));
      return HttpResponse.json(buildDeskPayout({}, { state: 'REQUESTED' }).payout);
    }),
  );
  open();
  const [first, second] = await screen.findAllByRole('button', { name: /^Approve the/ });
  await userEvent.click(first!);
  await screen.findByRole('alertdialog');
  await press('Send ₦1,497,950');
  await screen.findByText('₦1,497,950 is on its way to Chidi Eze.');
  await userEvent.click(second!);
  await screen.findByRole('alertdialog');
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('why an approval is refused is said where it was asked for', async () => {
  answerPayouts({ approval: [buildDeskPayout({ is_account_changed: true })] });
  const sentence = 'The organizer has changed their payout account since.';
  server.use(
    http.post('/api/money/payouts/31/approve/', () =>
      HttpResponse.json(
        { error: sentence, detail: sentence, code: 'account_changed' },
        { status: 409 },
      ),
    ),
  );
  open();
  expect(await screen.findByText('Account changed')).toBeInTheDocument();
  await press('Approve the payout to Chidi Eze');
  await screen.findByRole('alertdialog');
  await press('Send ₦1,497,950');
  const dialog = screen.getByRole('alertdialog');
  expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
});

test('a refusal that comes too late says so, and the list is read again', async () => {
  const sentence = 'This payout has been sent.';
  answerPayouts({ approval: [buildDeskPayout()] });
  server.use(
    http.post('/api/money/payouts/31/refuse/', () => {
      answerPayouts({});
      return HttpResponse.json({ detail: sentence }, { status: 409 });
    }),
  );
  open();
  await screen.findByText('GTBank ••••6789', { exact: false });
  await press('Refuse the payout to Chidi Eze');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this payout?' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Wrong account');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse Payout' }));
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  expect(await screen.findByText('No payouts are waiting for approval.')).toBeInTheDocument();
});

test('a refusal needs a reason, which is sent', async () => {
  answerPayouts({ approval: [buildDeskPayout()] });
  const sent: unknown[] = [];
  server.use(
    http.post('/api/money/payouts/31/refuse/', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildDeskPayout({}, { state: 'FAILED' }).payout);
    }),
  );
  open();
  await screen.findByText('GTBank ••••6789', { exact: false });
  await press('Refuse the payout to Chidi Eze');
  await screen.findByRole('dialog', { name: 'Refuse this payout?' });
  await press('Refuse Payout');
  expect(await screen.findByText('Reason is required')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Reason/), 'The event did not take place.');
  await press('Refuse Payout');
  expect(await screen.findByText('The money is back in Chidi Eze’s balance.')).toBeInTheDocument();
  expect(sent).toEqual([{ reason: 'The event did not take place.' }]);
});

test('stuck payouts say what to do: how much to top up, where the code goes, and what can be ended', async () => {
  const code = buildDeskPayout({ trouble: 'code' }, { id: 32, state: 'OTP' });
  const short = buildDeskPayout(
    { trouble: 'short', short_by: '2500.00', is_unsent: true },
    { state: 'REQUESTED' },
  );
  answerPayouts({ stuck: [short, code] }, '4000.00');
  const sent: unknown[] = [];
  server.use(
    http.post('/api/money/payouts/32/release/', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open();
  expect(await screen.findByText('Top up ₦4,000')).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /₦2,500 short when it was last tried/ }));
  expect(row.getByRole('button', { name: 'End Payout to Chidi Eze' })).toBeInTheDocument();
  await press('Enter Code for the payout to Chidi Eze');
  await userEvent.type(await screen.findByLabelText(/Code/), '12');
  await press('Send Payout');
  expect(await screen.findByText('The code has 4 to 10 digits')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Code/), '3456');
  await press('Send Payout');
  expect(await screen.findByText('The payment provider has the code.')).toBeInTheDocument();
  expect(sent).toEqual([{ otp: '123456' }]);
});

test('a payout that is tried and not sent says why, and can be ended', async () => {
  const problem = 'The payment provider refuses the transfer: Not from this address';
  const stuck = [
    buildDeskPayout({ trouble: 'slow', is_unsent: true }, { state: 'REQUESTED', problem }),
    buildDeskPayout({ trouble: 'slow' }, { id: 32, state: 'SENDING' }),
  ];
  answerPayouts({ stuck });
  const sent: unknown[] = [];
  server.use(
    http.post('/api/money/payouts/31/refuse/', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(buildDeskPayout({}, { state: 'FAILED' }).payout);
    }),
  );
  open();
  expect(await screen.findByText('Not sent')).toBeInTheDocument();
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(screen.getByText('No answer')).toBeInTheDocument();
  await press('End Payout to Chidi Eze');
  const dialog = within(await screen.findByRole('dialog', { name: 'End this payout?' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'It can’t be sent.');
  await userEvent.click(dialog.getByRole('button', { name: 'End Payout' }));
  expect(await screen.findByText('The money is back in Chidi Eze’s balance.')).toBeInTheDocument();
  expect(sent).toEqual([{ reason: 'It can’t be sent.' }]);
});

test.each([
  ['failed', /or was ended here, automatic payouts are paused until the organizer requests one/],
  ['reversed', /check the account: automatic payouts are paused until the organizer requests one/],
] as const)('a payout that %s says how the next one is sent', async (trouble, words) => {
  answerPayouts({ returned: [buildDeskPayout({ trouble })] });
  open();
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('payouts to approve sort by their columns, as the URL says', async () => {
  const named = (id: number, name: string, sent: string) =>
    buildDeskPayout({ organizer: { ...organizer, id, name } }, { id, sent });
  answer(
    '/money/desk/payouts/',
    buildPage([
      named(1, 'Musa', '90.00'),
      named(2, 'Ada', '1000.00'),
      named(3, 'Zainab', '700.00'),
    ]),
  );
  const { router } = open('&part=payouts&approve-sort=-transfer');
  const table = within(await screen.findByRole('table', { name: 'payouts to approve' }));
  const names = () => table.getAllByRole('link', { name: /^\w+$/ }).map((link) => link.textContent);
  expect(names()).toEqual(['Ada', 'Zainab', 'Musa']);
  await userEvent.click(table.getByRole('button', { name: 'Organizer' }));
  expect(names()).toEqual(['Ada', 'Musa', 'Zainab']);
  expect(router.state.location.search).toContain('approve-sort=organizer');
  await userEvent.click(table.getByRole('button', { name: 'Requested' }));
  expect(names()).toEqual(['Musa', 'Ada', 'Zainab']);
});

test('a page of more disputes than it shows does not sort', async () => {
  answer('/disputes/', { ...buildPage([dispute]), count: 21 });
  open('&part=disputes&sort=-amount');
  const table = within(await screen.findByRole('table', { name: 'open disputes' }));
  expect(table.queryByRole('button', { name: 'Amount' })).not.toBeInTheDocument();
});

test('disputes are listed with their deadline, and overdue ones are marked', async () => {
  answer('/disputes/', buildPage([dispute]));
  open('&part=disputes');
  const row = await screen.findByRole('row', { name: /Sun, 2\sMar\s2031, 09:00\sWAT/ });
  expect(within(row).getByText('Overdue')).toBeInTheDocument();
  expect(row).toHaveTextContent('₦5,000');
  expect(row).toHaveTextContent('Ngozi Adeyẹmi');
  expect(within(row).getByRole('link', { name: 'Lagos React Meetup' })).toBeInTheDocument();
});

test('balances are searched, and one opens with its correction, which is posted once when confirmed', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/api/money/organizers/', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search') ?? '');
      return HttpResponse.json(buildPage([balance]));
    }),
  );
  const pages = [
    { ...buildMoney({ next: '/api/money/organizers/12/?after=7' }), organizer },
    buildMoney({
      events: [buildEventMoney({ event: { id: 6, title: 'Abuja JS', status: 'PUBLISHED' } })],
    }),
  ];
  server.use(
    http.get('/api/money/organizers/12/', ({ request }) =>
      HttpResponse.json(pages[new URL(request.url).searchParams.get('after') === '7' ? 1 : 0]),
    ),
  );
  answer('/money/organizers/12/payout-account/', {
    is_verified: false,
    account: null,
    waiting: null,
  });
  answer('/money/organizers/12/payouts/', { next: null, results: [] });
  answer('/money/organizers/12/postings/', { next: null, results: [] });
  const posted = buildCorrection({ event_id: 6, note: 'Paid twice by hand.' });
  const keys: (string | null)[] = [];
  const sent: unknown[] = [];
  server.use(
    http.post('/api/money/organizers/12/corrections/', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      sent.push(await request.json());
      answer('/money/organizers/12/postings/', { next: null, results: [posted] });
      return keys.length === 1
        ? HttpResponse.json({ detail: 'Down' }, { status: 503 })
        : HttpResponse.json(posted, { status: 201 });
    }),
  );
  open('&part=balances');
  await userEvent.type(await screen.findByLabelText('Search organizers'), 'chidi');
  await waitFor(() => expect(asked).toContain('chidi'));
  await userEvent.click(await screen.findByRole('link', { name: 'Chidi Eze' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chidi Eze' })).toBeInTheDocument();
  expect(
    await screen.findByText('No account is confirmed, so nothing can be paid out.'),
  ).toBeInTheDocument();
  const form = screen.getByRole('form', { name: 'Correct the balance' });
  await userEvent.selectOptions(within(form).getByLabelText('Direction'), 'take');
  // An event of any page.
  await within(form).findByRole('option', { name: 'Abuja JS' });
  await userEvent.selectOptions(within(form).getByLabelText('Event'), 'Abuja JS');
  await userEvent.type(within(form).getByLabelText(/Amount/), '₦1,500.50');
  await userEvent.type(within(form).getByLabelText(/Reason/), 'Paid twice by hand.');
  await press('Post Correction');
  const asks = await screen.findByRole('alertdialog', { name: 'Post this correction?' });
  expect(asks).toHaveTextContent(
    '₦1,500.50 is taken from Chidi Eze’s balance. You can’t undo this.',
  );
  await press('Cancel');
  expect(sent).toEqual([]);
  await press('Post Correction');
  await press('Take ₦1,500.50');
  const failed = await screen.findByText(
    'We didn’t get a response, so we don’t know whether the correction was posted. Try again: it’s only posted once.',
  );
  // It was, as its row shows.
  expect(await screen.findByRole('rowheader', { name: /Paid twice by hand/ })).toBeInTheDocument();
  // Where it’s in sight: at the button.
  expect(failed).toAppearAfter(within(form).getByLabelText(/Reason/));
  await press('Post Correction');
  await press('Take ₦1,500.50');
  expect(await screen.findByText('₦1,500.50 taken from the balance.')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({
    amount: '-1500.50',
    event_id: 6,
    reason: 'Paid twice by hand.',
  });
  expect(new Set(keys).size).toBe(1);
});

test('what fails to load can be tried again', async () => {
  server.use(http.get(DESK, () => HttpResponse.json({}, { status: 500 })));
  open();
  const [failed] = await screen.findAllByText('Failed to load these payouts. Please try again.');
  expect(failed).toBeInTheDocument();
  answerPayouts({ approval: [buildDeskPayout()] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: /^Approve the/ })).toBeInTheDocument();
});
