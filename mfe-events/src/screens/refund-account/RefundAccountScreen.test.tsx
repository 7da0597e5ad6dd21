import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import type { RefundLink } from '../../api/refundLinksApi';
import { buildRefundLink } from '../../test/builders';
import { refetchAll, renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import RefundAccountScreen from './RefundAccountScreen';

setUpFakeApi();

const path = '/api/refund-links/abc/';
const answer = (link: RefundLink) => server.use(http.get(path, () => HttpResponse.json(link)));
const open = () =>
  renderScreen(<RefundAccountScreen />, { path: '/refund/abc', route: '/refund/:token' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  answer(buildRefundLink());
  server.use(
    http.get(`${path}banks/`, () =>
      HttpResponse.json([
        { id: 9, name: 'Guaranty Trust Bank' },
        { id: 21, name: 'Zenith Bank' },
      ]),
    ),
    http.post(`${path}resolve/`, () => HttpResponse.json({ account_name: 'TUNDE BELLO' })),
  );
});

async function enter(number: string) {
  await userEvent.selectOptions(await screen.findByLabelText('Bank'), 'Zenith Bank');
  const field = screen.getByLabelText('Account number');
  await userEvent.clear(field);
  await userEvent.type(field, number);
  await press('Check Account');
}

test('a payer chooses an account, sees its holder, and sends the refund there', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${path}confirm/`, async ({ request }) => {
      sent.push(await request.json());
      const account = { bank: 'Zenith Bank', ending: '6789' };
      return HttpResponse.json(buildRefundLink({ state: 'under_way', account }));
    }),
  );
  open();
  expect(screen.getByText('Loading refund…')).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Where should we send your refund?' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/₦1,500 for Lagos React Meetup/)).toBeInTheDocument();
  await enter('012 345 6789');
  expect(await screen.findByRole('heading', { name: 'Is this your account?' })).toHaveFocus();
  for (const fact of ['TUNDE BELLO', 'Zenith Bank', '0123456789']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(sent).toEqual([]);
  await press('Send My Refund Here');
  expect(await screen.findByRole('heading', { name: 'Your refund is on its way' })).toHaveFocus();
  expect(screen.getByText(/to Zenith Bank, account ending in 6789/)).toBeInTheDocument();
  expect(sent).toEqual([{ bank_id: 21, account_number: '0123456789' }]);
});

test('an account that nobody has can be corrected, and a found one changed', async () => {
  const words = 'We couldn’t find this account at Zenith Bank. Check the number and the bank.';
  server.use(
    http.post(
      `${path}resolve/`,
      () => HttpResponse.json({ account_number: [words] }, { status: 400 }),
      { once: true },
    ),
  );
  open();
  await enter('12');
  expect(await screen.findByText('An account number has 10 digits')).toBeInTheDocument();
  await enter('0000000000');
  expect(await screen.findByText(words)).toBeInTheDocument();
  await enter('0123456789');
  await press('Use Another Account');
  expect(await screen.findByLabelText('Account number')).toHaveValue('0123456789');
  expect(screen.getByLabelText('Bank')).toHaveDisplayValue('Zenith Bank');
});

test('why an account couldn’t be looked up is said at the button', async () => {
  server.use(http.post(`${path}resolve/`, () => HttpResponse.json({}, { status: 502 })));
  open();
  await enter('0123456789');
  expect(await screen.findByRole('alert')).toAppearAfter(screen.getByLabelText('Account number'));
});

test.each([
  [502, { detail: 'x' }, 'We couldn’t send your refund just now. Please try again.'],
  [
    429,
    { detail: 'Too many attempts. Please try again in 9 minutes.' },
    'Too many attempts. Please try again in 9 minutes.',
  ],
  [400, { account_number: ['Use another account.'] }, 'Use another account.'],
])(
  'a confirmation that fails with %p says why, and can be pressed again',
  async (status, body, words) => {
    server.use(http.post(`${path}confirm/`, () => HttpResponse.json(body, { status })));
    open();
    await enter('0123456789');
    await press('Send My Refund Here');
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send My Refund Here' })).toBeEnabled(),
    );
  },
);

test('a link that was answered in another tab says so', async () => {
  open();
  await enter('0123456789');
  answer(buildRefundLink({ state: 'under_way' }));
  server.use(
    http.post(`${path}confirm/`, () => HttpResponse.json({ detail: 'Gone.' }, { status: 410 })),
  );
  await press('Send My Refund Here');
  expect(await screen.findByRole('heading', { name: 'Your refund is on its way' })).toBeVisible();
});

test('what was typed stays when a refetch fails, unless the link has ended', async () => {
  const refuse = (url: string, status: number) =>
    server.use(http.get(url, () => HttpResponse.json({ detail: 'Why.' }, { status })));
  open();
  await userEvent.type(await screen.findByLabelText('Account number'), '0123456789');
  refuse(path, 429);
  refuse(`${path}banks/`, 429);
  await refetchAll();
  expect(screen.getByLabelText('Account number')).toHaveValue('0123456789');
  refuse(path, 410);
  await refetchAll();
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
});

test('a refund that has been paid says so', async () => {
  answer(buildRefundLink({ state: 'done' }));
  open();
  expect(await screen.findByRole('heading', { name: 'Your refund has been paid' })).toBeVisible();
});

test('an expired link mails a new one', async () => {
  answer(buildRefundLink({ state: 'expired' }));
  server.use(http.post(`${path}renew/`, () => HttpResponse.json({ detail: 'Check your email.' })));
  open();
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await press('Send Me a New Link');
  expect(await screen.findByText('Check your email.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send Me a New Link' })).not.toBeInTheDocument();
});

test.each([
  [404, 'No refund here', false],
  [410, 'This link has ended', false],
  [500, 'The refund could not be loaded', true],
  [503, 'No connection', true],
])('a link answered with %p says "%s"', async (status, title, canRetry) => {
  server.use(http.get(path, () => HttpResponse.json({ detail: 'Why.' }, { status })));
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 }),
  ).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try Again' })).toHaveLength(canRetry ? 1 : 0);
});

test.each([
  [404, false, ['Browse Events /events', 'Write to Us /contact?topic=refund']],
  [410, false, ['Browse Events /events', 'Write to Us /contact?topic=refund']],
  [410, true, ['My Tickets /dashboard?tab=my-tickets', 'Write to Us /contact?topic=refund']],
])('a link answered with %p offers a member (%p) ways on: %p', async (status, isMember, ways) => {
  if (isMember) signInAs(buildUser());
  server.use(http.get(path, () => HttpResponse.json({ detail: 'Why.' }, { status })));
  open();
  expect(await screen.findByText('Why.')).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(ways);
});

test('without the list of banks there is a retry', async () => {
  server.use(http.get(`${path}banks/`, () => HttpResponse.json({ detail: 'x' }, { status: 502 })));
  open();
  expect(
    await screen.findByRole('heading', { name: 'Banks could not be loaded' }, { timeout: 10_000 }),
  ).toBeVisible();
  server.use(http.get(`${path}banks/`, () => HttpResponse.json([{ id: 9, name: 'Kuda Bank' }])));
  await press('Try Again');
  expect(await screen.findByRole('option', { name: 'Kuda Bank' })).toBeInTheDocument();
});
