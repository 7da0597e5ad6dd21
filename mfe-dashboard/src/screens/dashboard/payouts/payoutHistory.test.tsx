import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { Payout } from '../../../api/payoutsApi';
import { PAYOUT_REFRESH_MS } from '../../../constants';
import { buildMoney, buildPayout, buildPayoutTerms } from '../../../test/money';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

/** After this, coming back to the page refetches. */
const STALE_MS = 20_000;

beforeEach(() => {
  answer('/money/', buildMoney());
  answer('/money/payouts/terms/', buildPayoutTerms());
  answer('/money/payout-account/', { is_verified: false, account: null, waiting: null });
  answer('/money/payout-account/banks/', []);
});

const open = () => openDashboard('ORGANIZER', '?tab=payouts');
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const history = () => screen.findByRole('table', { name: 'Payout history' });

/** Serves these payouts page by page, as the API does; returns the calls. */
function serve(payouts: () => Payout[]) {
  const calls: string[] = [];
  server.use(
    http.get('/api/money/payouts/', ({ request }) => {
      const { searchParams: query, search } = new URL(request.url);
      calls.push(search);
      const before = Number(query.get('before') ?? Infinity);
      const size = Number(query.get('page_size'));
      const rest = payouts().filter(({ id }) => id < before);
      const next = rest.length > size ? '/api/money/payouts/?more' : null;
      return HttpResponse.json({ next, results: rest.slice(0, size) });
    }),
  );
  return calls;
}

test.each([
  [{ state: 'REQUESTED' }, 'Requested', /It’s sent as soon as our payment provider takes it/],
  [{ state: 'SENDING' }, 'On its way', /within minutes/],
  [{ state: 'OTP' }, 'Waiting for a code', /There’s nothing for you to do/],
  [{ state: 'PAID' }, 'Paid', /Mon, 3 Mar 2031, 09:05 WAT/],
  [
    { state: 'FAILED', problem: 'The bank did not accept the transfer.' },
    'Failed',
    /The bank did not accept the transfer\. The money is back in your balance\./,
  ],
  [
    { state: 'FAILED', is_refused: true, problem: 'The event did not take place.' },
    'Not approved',
    /The event did not take place\. The money is back in your balance\./,
  ],
  [
    { state: 'REVERSED', problem: 'The bank sent the money back.' },
    'Sent back',
    /The bank sent the money back\. The money is back in your balance\./,
  ],
] as const)('a payout that is %j is called “%s”', async (change, label, text) => {
  serve(() => [buildPayout(change)]);
  open();
  const row = within(await history()).getByRole('row', { name: /Mon, 3\sMar\s2031, 09:00\sWAT/ });
  expect(within(row).getByText(label, { selector: 'span' })).toBeInTheDocument();
  expect(within(row).getByText(text, { selector: 'small' })).toBeInTheDocument();
  const cameBack = change.state === 'FAILED' || change.state === 'REVERSED';
  const [, amount, fee, sent, account] = within(row).getAllByRole('cell');
  expect(amount).toHaveTextContent('₦5,000');
  expect(fee).toHaveTextContent(cameBack ? '₦0' : '₦10');
  expect(sent).toHaveTextContent(cameBack ? '₦0' : '₦4,990');
  expect(account).toHaveTextContent('Access Bank ••••4321nz-payout-2-0123456789abcdef');
});

test('without payouts it says where they will be', async () => {
  serve(() => []);
  open();
  expect(await screen.findByText('No payouts yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
});

test('older payouts come page by page, and the focus stays with them', async () => {
  const calls = serve(() =>
    Array.from({ length: 21 }, (_, index) => buildPayout({ id: 100 - index })),
  );
  open();
  const table = within(await history());
  expect(table.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('The newest 10 payouts')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText('The newest 20 payouts')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show More' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('All 21 payouts')).toHaveFocus();
  expect(table.getAllByRole('row')).toHaveLength(22);
  expect(calls).toEqual(['?page_size=10', '?page_size=10&before=91', '?page_size=10&before=81']);
});

test('the history sorts by its columns once all of it is there', async () => {
  serve(() => [buildPayout({ id: 3, amount: '700.00' }), buildPayout({ id: 2, amount: '90.00' })]);
  open();
  const table = within(await history());
  const amounts = () =>
    table.getAllByRole('row').flatMap((row) => /₦(?:700|90)(?!\d)/.exec(row.textContent) ?? []);
  expect(amounts()).toEqual(['₦700', '₦90']);
  await userEvent.click(table.getByRole('button', { name: 'Amount' }));
  await userEvent.click(table.getByRole('button', { name: 'Amount' }));
  expect(amounts()).toEqual(['₦90', '₦700']);
});

test('a page that fails to load leaves the others, and can be tried again', async () => {
  const all = Array.from({ length: 11 }, (_, index) => buildPayout({ id: 100 - index }));
  serve(() => all);
  open();
  await history();
  answer('/money/payouts/', {}, 500);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load payouts.');
  expect(within(await history()).getAllByRole('row')).toHaveLength(11);
  serve(() => all);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText('All 11 payouts')).toBeInTheDocument();
});

test('a failed load can be tried again', async () => {
  answer('/money/payouts/', {}, 500);
  open();
  expect(await screen.findByText('Failed to load payouts. Please try again.')).toBeInTheDocument();
  serve(() => [buildPayout()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await history()).toBeInTheDocument();
});

describe('while a payout is under way', () => {
  const tick = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };

  test('it is looked at now and then, until it is paid, with the balances', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let state: Payout['state'] = 'SENDING';
    const calls = serve(() => [buildPayout({ state })]);
    answer('/money/', buildMoney({ available: '0.00', on_its_way: '4990.00' }));
    open();
    expect(await screen.findByText('On its way', { selector: 'span' })).toBeInTheDocument();
    await tick(PAYOUT_REFRESH_MS * 3);
    const polls = calls.filter((each) => each === '?page_size=1').length;
    expect(polls).toBeGreaterThanOrEqual(3);
    expect(polls).toBeLessThanOrEqual(4);
    expect(calls.filter((each) => each === '?page_size=10')).toHaveLength(1);
    state = 'PAID';
    answer('/money/', buildMoney({ available: '0.00', paid_out: '4990.00' }));
    await tick(PAYOUT_REFRESH_MS);
    expect(await screen.findByText('Paid', { selector: 'span' })).toBeInTheDocument();
    await waitFor(() => expect(figure('Paid out')).toHaveTextContent('₦4,990'));
    const made = calls.length;
    await tick(PAYOUT_REFRESH_MS * 5);
    expect(calls).toHaveLength(made);
  });

  test('the next one is looked at, too', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let payouts = [buildPayout({ state: 'SENDING' })];
    serve(() => payouts);
    open();
    await history();
    payouts = [buildPayout({ state: 'FAILED' })];
    await tick(PAYOUT_REFRESH_MS);
    expect(await screen.findByText('Failed', { selector: 'span' })).toBeInTheDocument();
    payouts = [buildPayout({ id: 32, state: 'SENDING' }), ...payouts];
    await tick(STALE_MS);
    show('hidden');
    show('visible');
    expect(await screen.findByText('On its way', { selector: 'span' })).toBeInTheDocument();
    payouts = payouts.map((payout) => (payout.id === 32 ? buildPayout({ id: 32 }) : payout));
    await tick(PAYOUT_REFRESH_MS);
    expect(await screen.findByText('Paid', { selector: 'span' })).toBeInTheDocument();
  });

  test('its end is seen though another was requested before the next look', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let payouts = [buildPayout({ state: 'SENDING' })];
    serve(() => payouts);
    open();
    await history();
    payouts = [buildPayout({ id: 32, state: 'REQUESTED' }), buildPayout({ state: 'FAILED' })];
    await tick(PAYOUT_REFRESH_MS);
    expect(await screen.findByText('Failed', { selector: 'span' })).toBeInTheDocument();
    expect(screen.getByText('Requested', { selector: 'span' })).toBeInTheDocument();
  });

  test('balances that were read before the list are read again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let state: Payout['state'] = 'SENDING';
    let reads = 0;
    serve(() => [buildPayout({ state })]);
    server.use(
      http.get('/api/money/', () => {
        reads += 1;
        return HttpResponse.json(buildMoney({ available: reads < 3 ? '0.00' : '5000.00' }));
      }),
    );
    open();
    await history();
    state = 'FAILED';
    await tick(STALE_MS - PAYOUT_REFRESH_MS);
    expect(await screen.findByText('Failed', { selector: 'span' })).toBeInTheDocument();
    show('hidden');
    await tick(STALE_MS);
    state = 'PAID';
    show('visible');
    await waitFor(() => expect(figure('Available')).toHaveTextContent('₦5,000'));
  });

  test('nothing is asked while the page is hidden', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const calls = serve(() => [buildPayout({ state: 'SENDING' })]);
    open();
    await history();
    await waitFor(() => expect(calls).toContain('?page_size=1'));
    show('hidden');
    const made = calls.length;
    await tick(PAYOUT_REFRESH_MS * 6);
    expect(calls).toHaveLength(made);
    show('visible');
    await tick(PAYOUT_REFRESH_MS);
    expect(calls.length).toBeGreaterThan(made);
  });
});
