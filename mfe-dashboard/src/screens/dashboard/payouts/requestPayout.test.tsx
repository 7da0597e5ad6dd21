import { footerWith } from '@nzuko/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { Payout, PayoutTerms } from '../../../api/payoutsApi';
import { buildMoney, buildPayout, buildPayoutTerms } from '../../../test/money';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const requested = buildPayout({
  state: 'REQUESTED',
  amount: '141649.50',
  fee: '50.00',
  sent: '141599.50',
  done_at: null,
});
const underWay = {
  code: 'payout_under_way' as const,
  detail: 'A payout is under way. Wait until it has arrived.',
};

let payouts: Payout[];
/** Each request that reached the API: its body and key. */
let asked: { body: unknown; key: string | null }[];

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  payouts = [];
  asked = [];
  answer('/money/', buildMoney());
  answer('/money/payout-account/', { is_verified: false, account: null, waiting: null });
  answer('/money/payout-account/banks/', []);
  server.use(
    http.get('/api/money/payouts/', () => HttpResponse.json({ next: null, results: payouts })),
    http.get('/api/money/payouts/terms/', () =>
      HttpResponse.json(
        payouts.length > 0
          ? buildPayoutTerms({ available: '0.00', refusal: underWay })
          : buildPayoutTerms(),
      ),
    ),
  );
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const lost = () => HttpResponse.error();
const refused = (body: object, status: number) => () => HttpResponse.json(body, { status });
const taken = () => {
  payouts = [requested];
  return HttpResponse.json(requested, { status: 201 });
};

/** Answers the requests for a payout in turn, the last answer again and again. */
function answersTo(...answers: (() => Response)[]) {
  server.use(
    http.post('/api/money/payouts/', async ({ request }) => {
      asked.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return (answers[asked.length - 1] ?? answers.at(-1))?.();
    }),
  );
}

async function openDialog() {
  openDashboard('ORGANIZER', '?tab=payouts');
  await user().click(await screen.findByRole('button', { name: 'Request Payout' }));
  return within(await screen.findByRole('dialog', { name: 'Request a payout' }));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const press = (dialog: Dialog, name = 'Pay Out ₦141,649.50') =>
  user().click(dialog.getByRole('button', { name }));
const line = (dialog: Dialog, label: string) =>
  dialog.getByText(label, { selector: 'dt' }).nextElementSibling;
/** The open dialog hides the list from assistive technology. */
const expectRequested = async () =>
  expect(await screen.findByRole('row', { name: /nz-payout-2/ })).toBeInTheDocument();
/** In steps, since each try only starts its delay once the one before has failed. */
async function allTries(): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await act(() => jest.advanceTimersByTimeAsync(2500));
  }
}

test('everything available is paid out unless an amount is typed; fee, sum and account come first', async () => {
  answersTo(taken);
  const dialog = await openDialog();
  expect(line(dialog, 'From your balance')).toHaveTextContent('₦141,649.50');
  expect(line(dialog, 'Transfer fee')).toHaveTextContent('-₦50');
  expect(line(dialog, 'Arrives')).toHaveTextContent('₦141,599.50');
  expect(line(dialog, 'At')).toHaveTextContent('Access Bank ••••4321');
  await press(dialog);
  expect(await screen.findByText('₦141,599.50 goes to Access Bank ••••4321.')).toBeInTheDocument();
  await expectRequested();
  expect(asked).toEqual([
    { body: { amount: '141649.50' }, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  const button = await screen.findByRole('button', { name: 'Request Payout' });
  await waitFor(() => expect(button).toHaveAccessibleDescription(underWay.detail));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(button).toHaveFocus());
});

test('a part can be paid out, and what can’t be is said at the field, without sums', async () => {
  answersTo(taken);
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Amount in naira');
  await user().type(field, '141,649.51');
  expect(line(dialog, 'Arrives')).toHaveTextContent('–');
  await press(dialog, 'Pay Out');
  expect(await dialog.findByText('Only ₦141,649.50 can be paid out now')).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  await user().clear(field);
  await user().type(field, 'all');
  expect(line(dialog, 'Arrives')).toHaveTextContent('–');
  await press(dialog, 'Pay Out');
  expect(
    await dialog.findByText('Amount must be in naira, with at most two decimals'),
  ).toBeInTheDocument();
  expect(asked).toEqual([]);
  await user().clear(field);
  await user().type(field, '₦5,000');
  expect(line(dialog, 'Arrives')).toHaveTextContent('₦4,990');
  await press(dialog, 'Pay Out ₦5,000');
  await waitFor(() => expect(asked).toMatchObject([{ body: { amount: '5000.00' } }]));
});

test('what would only raise the fee stays in the balance, and the dialog says so', async () => {
  const dialog = await openDialog();
  await user().type(dialog.getByLabelText('Amount in naira'), '5,015');
  expect(line(dialog, 'From your balance')).toHaveTextContent('₦5,010');
  expect(
    dialog.getByText('₦5 stays in your balance: paying it out would only raise the transfer fee.'),
  ).toBeVisible();
  await user().clear(dialog.getByLabelText('Amount in naira'));
  expect(dialog.queryByText(/stays in your balance/)).not.toBeInTheDocument();
});

describe('more than is sent without approval', () => {
  const large = (more: Partial<PayoutTerms> = {}) =>
    answer(
      '/money/payouts/terms/',
      buildPayoutTerms({
        available: '1906000.00',
        approval: { limit: '1000000.00', left: '400000.00' },
        ...more,
      }),
    );

  test.each([
    [true, /^₦1,906,000 .* We’ll submit it automatically within the hour/],
    [false, /^₦1,906,000 .* You can request it at any time/],
  ])('is not promised at once (automatic: %p)', async (is_automatic, words) => {
    large({ is_automatic });
    openDashboard('ORGANIZER', '?tab=payouts');
    const button = await screen.findByRole('button', { name: 'Request Payout' });
    expect(button).toHaveAccessibleDescription(words);
    expect(button).toHaveAccessibleDescription(
      /payouts of more than ₦1,000,000 within 24 hours are only sent once we’ve approved them\.$/,
    );
  });

  test('is said to need approval before and after it is requested', async () => {
    large();
    const waiting = { ...requested, state: 'APPROVAL' as const };
    answersTo(() => {
      payouts = [waiting];
      return HttpResponse.json(waiting, { status: 201 });
    });
    const dialog = await openDialog();
    const words = /more than ₦1,000,000 within 24 hours, so we have to approve it/;
    expect(dialog.getByText(words)).toBeVisible();
    const field = dialog.getByLabelText('Amount in naira');
    await user().type(field, '400,000');
    expect(dialog.queryByText(words)).not.toBeInTheDocument();
    await user().clear(field);
    await press(dialog, 'Pay Out ₦1,906,000');
    expect(
      await screen.findByText('₦141,599.50 goes to Access Bank ••••4321 once we’ve approved it.'),
    ).toBeInTheDocument();
  });
});

test('a double press asks once', async () => {
  answersTo(taken);
  const dialog = await openDialog();
  await user().dblClick(dialog.getByRole('button', { name: 'Pay Out ₦141,649.50' }));
  await expectRequested();
  expect(asked).toHaveLength(1);
});

test.each([
  ['the connection', lost],
  ['the server, with a 500,', refused({}, 500)],
])('if %s fails, the same press is sent again by itself', async (_what, fail) => {
  answersTo(fail, taken);
  await press(await openDialog());
  await allTries();
  await expectRequested();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test('after lost answers the next press asks for the same with the same key, though the balance has moved', async () => {
  answersTo(lost);
  const dialog = await openDialog();
  await press(dialog);
  await allTries();
  expect(await footerWith(dialog, 'Not Now').findByRole('alert')).toHaveTextContent(
    /you won’t be paid twice/,
  );
  expect(asked).toHaveLength(3);
  // It had been carried out, and the page hears of it.
  payouts = [requested];
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await press(dialog);
  await allTries();
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  answersTo(taken);
  await press(dialog);
  await expectRequested();
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('another amount after lost answers is another press', async () => {
  answersTo(lost);
  const dialog = await openDialog();
  await press(dialog);
  await allTries();
  await user().type(dialog.getByLabelText('Amount in naira'), '500');
  await press(dialog, 'Pay Out ₦500');
  await allTries();
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
});

test.each([
  ['no_payout_account', 'Add a bank account for your payouts first.'],
  [
    'payouts_paused',
    'Your payout account is new, so nothing is paid out before 3 Mar 2031, 09:00 WAT.',
  ],
  ['payout_under_way', 'A payout is under way. Wait until it has arrived.'],
  ['refund_under_way', 'A refund to one of your buyers is under way. Try again when it is done.'],
  ['nothing_available', 'There is less than ₦100 to pay out.'],
] as const)(
  '%s is said beforehand at the button, and when the API refuses',
  async (code, detail) => {
    answersTo(refused({ detail, error: detail, code }, 409));
    const dialog = await openDialog();
    await user().type(dialog.getByLabelText('Amount in naira'), '500');
    answer('/money/payouts/terms/', buildPayoutTerms({ refusal: { code, detail } }));
    await press(dialog, 'Pay Out ₦500');
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    expect(dialog.getByLabelText('Amount in naira')).toHaveValue('500');
    await user().click(dialog.getByRole('button', { name: 'Not Now' }));
    const button = await screen.findByRole('button', { name: 'Request Payout' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(detail));
    await user().click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
  },
);

test('an amount that the API refuses is said at the field, which keeps it', async () => {
  const sentence = 'Only ₦4,000 can be paid out now';
  answersTo(refused({ amount: [sentence] }, 400));
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Amount in naira');
  await user().type(field, '5000');
  answer('/money/payouts/terms/', buildPayoutTerms({ available: '4000.00' }));
  await press(dialog, 'Pay Out ₦5,000');
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  expect(field).toHaveValue('5000');
  expect(await dialog.findByText(/all of it: ₦4,000\./)).toBeInTheDocument();
});

test('a failed load of what can be paid out can be tried again', async () => {
  answer('/money/payouts/terms/', {}, 500);
  openDashboard('ORGANIZER', '?tab=payouts');
  expect(
    await screen.findByText('Failed to load what can be paid out. Please try again.'),
  ).toBeInTheDocument();
  answer('/money/payouts/terms/', buildPayoutTerms({ is_automatic: false }));
  await user().click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/We’ll send it as soon as you request it/)).toBeInTheDocument();
});

test('after a payout that was refused or came back, automatic ones wait for a request', async () => {
  answer(
    '/money/payouts/terms/',
    buildPayoutTerms({ is_automatic: false, automatic_paused: true }),
  );
  openDashboard('ORGANIZER', '?tab=payouts');
  expect(await screen.findByText(/Automatic payouts are paused until then/)).toHaveTextContent(
    'We’ll send it as soon as you request it. Automatic payouts are paused until then, since your last one came back to your balance.',
  );
});
