import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { PayoutAccount } from '../../../api/payoutAccountApi';
import { buildMoney, buildPayoutTerms } from '../../../test/money';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const none: PayoutAccount = { is_verified: false, account: null, waiting: null };
const facts = { bank: 'Access Bank', ending: '4321', account_name: 'EZE CHIDI', is_yours: true };
const waiting: PayoutAccount = {
  ...none,
  waiting: {
    ...facts,
    name_match: 'full',
    code_expires_at: '2031-03-01T08:15:00.000Z',
    tries_left: 5,
  },
};
const inUse = {
  ...facts,
  confirmed_at: '2031-03-01T08:00:00.000Z',
  paused_until: '2031-03-03T08:00:00.000Z',
  fits_name: true,
};
const confirmed: PayoutAccount = { is_verified: true, account: inUse, waiting: null };

const PATH = '/api/money/payout-account/';

beforeEach(() => {
  answer('/money/payouts/', { next: null, results: [] });
  answer('/money/payouts/terms/', buildPayoutTerms());
  answer('/money/', buildMoney());
  answer('/money/payout-account/', none);
  answer('/money/payout-account/banks/', [
    { id: 1, name: 'Access Bank' },
    { id: 21, name: 'Zenith Bank' },
  ]);
});

const open = () => openDashboard('ORGANIZER', '?tab=payouts');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(number: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Bank'), 'Access Bank');
  await userEvent.type(screen.getByLabelText('Account number'), number);
  await press('Check Account');
}

test('an organizer adds an account, confirms it by the mailed code, and is verified', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(waiting);
    }),
    http.post(`${PATH}confirm/`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(confirmed);
    }),
  );
  open();
  await fillIn('0987 654 321');
  const form = await screen.findByRole('form', { name: 'Confirm your account' });
  expect(within(form).getByText('EZE CHIDI')).toBeInTheDocument();
  expect(screen.queryByText('Verified Organizer')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Code'), '123 456');
  await press('Confirm Account');
  expect(await screen.findByText('Verified Organizer')).toBeInTheDocument();
  expect(screen.getByText(/payouts are paused until Mon, 3 Mar 2031, 09:00 WAT/)).toBeVisible();
  expect(sent).toEqual([{ bank_id: 1, account_number: '0987654321' }, { code: '123456' }]);
});

test('nothing is sent without a bank and ten digits', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Account number'), '12345');
  await press('Check Account');
  expect(await screen.findByText('Choose your bank', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByText('An account number has 10 digits')).toBeInTheDocument();
});

test('the API’s reason against an account is at its field, and one against the call at the button', async () => {
  const sentence = 'This account belongs to TUNDE BELLO, but your name here is Chidi Eze.';
  server.use(
    http.post(PATH, () => HttpResponse.json({ account_number: [sentence] }, { status: 400 })),
  );
  open();
  await fillIn('0987654321');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByLabelText('Account number')).toHaveAccessibleDescription(
    expect.stringContaining(sentence),
  );
  const down = 'Our payment provider isn’t responding right now. Please try again in a moment.';
  const unavailable = { detail: down, code: 'provider_unavailable' };
  server.use(http.post(PATH, () => HttpResponse.json(unavailable, { status: 502 })));
  await press('Check Account');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(down);
  expect(alert).toAppearAfter(screen.getByLabelText('Account number'));
});

test('a wrong code is said at its field, and another code can be mailed', async () => {
  answer('/money/payout-account/', waiting);
  const sentence = 'That’s not the code we emailed. You have 4 tries left.';
  server.use(
    http.post(`${PATH}confirm/`, () => HttpResponse.json({ code: [sentence] }, { status: 400 })),
    http.post(`${PATH}code/`, () => HttpResponse.json(waiting)),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Code'), '000000');
  await press('Confirm Account');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await press('Send Another Code');
  expect(await screen.findByText('We’ve sent another code.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

test.each([
  ['has expired', { code_expires_at: '2021-03-01T08:15:00.000Z' }],
  ['was entered wrongly too often', { tries_left: 0 }],
])('a code that %s is said to be of no more use', async (_, spent) => {
  answer('/money/payout-account/', {
    ...waiting,
    waiting: { ...waiting.waiting, ...spent },
  });
  open();
  expect(
    await screen.findByText(/^The code we emailed you no longer works\. Send another one/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/It works for/)).not.toBeInTheDocument();
});

test('another owner is told who has the code for the account that they added', async () => {
  answer('/money/payout-account/', {
    ...waiting,
    waiting: { ...waiting.waiting, is_yours: false, name_match: 'partial' },
  });
  open();
  expect(
    await screen.findByText(/^We’ve emailed a code to the owner who added this account\./),
  ).toBeInTheDocument();
  expect(screen.queryByText(/match yours|emailed you/)).not.toBeInTheDocument();
});

test('an account can be changed, and the change given up', async () => {
  answer('/money/payout-account/', confirmed);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Account' }));
  expect(await screen.findByLabelText('Bank')).toBeInTheDocument();
  expect(screen.getByText(/payouts go to Access Bank •••• 4321/)).toBeInTheDocument();
  await press('Cancel');
  expect(screen.getByText('EZE CHIDI')).toBeInTheDocument();
});

test('an account that no longer fits the name says what to do', async () => {
  answer('/money/payout-account/', {
    is_verified: false,
    account: { ...inUse, fits_name: false, paused_until: null },
    waiting: null,
  });
  open();
  expect(await screen.findByText(/You’ve changed your name/)).toBeInTheDocument();
  expect(screen.queryByText(/paused/)).not.toBeInTheDocument();
});

test('another owner’s account says nothing about one’s own name', async () => {
  answer('/money/payout-account/', {
    is_verified: false,
    account: { ...inUse, fits_name: false, is_yours: false },
    waiting: null,
  });
  open();
  expect(await screen.findByRole('button', { name: 'Change Account' })).toBeInTheDocument();
  expect(screen.queryByText(/your name/)).not.toBeInTheDocument();
});

test('a failed load can be tried again', async () => {
  answer('/money/payout-account/', {}, 500);
  open();
  expect(
    await screen.findByText('Failed to load your payout account. Please try again.'),
  ).toBeInTheDocument();
  answer('/money/payout-account/', confirmed);
  await press('Try Again');
  expect(await screen.findByText('EZE CHIDI')).toBeInTheDocument();
});
