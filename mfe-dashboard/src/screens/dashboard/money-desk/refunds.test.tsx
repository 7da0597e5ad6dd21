import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage } from '@nzuko/contract/testing';
import { http, HttpResponse } from 'msw';

import type { RefundCase } from '../../../api/moneyDeskApi';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const refund: RefundCase = {
  id: 7,
  state: 'NEEDS_ATTENTION',
  amount: '1500.00',
  reason: 'cancelled_by_buyer',
  problem: 'The bank did not take the money.',
  attempts: 6,
  age_seconds: 90_000,
  created_at: '2031-03-01T08:00:00.000Z',
  done_at: null,
  payment_reference: 'nz-order-9',
  order_id: 9,
  event: { id: 12, title: 'Lagos JS' },
  buyer: { name: 'Ngozi Adeyẹmi', email: 'ngozi@example.test' },
  payer_account: null,
  actions: [
    { action: 'RETRIED', by: 'Ada Obi', note: 'Called the bank', at: '2031-03-02T08:00:00.000Z' },
  ],
};

/** Fakes the list, as it is at each call, and records what was asked. */
function answerRefunds(list: { rows: RefundCase[] }) {
  const asked: string[] = [];
  server.use(
    http.get('/api/refunds/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildPage(list.rows));
    }),
  );
  return asked;
}

beforeEach(() => {
  answer('/money/desk/payouts/', { ...buildPage([]), top_up: '0.00' });
  answer('/disputes/', buildPage([]));
  answer('/payment-cases/', buildPage([]));
});

const open = (query = '') => openDashboard('ADMIN', `?tab=money&part=refunds${query}`);

type Answer = () => Promise<Response> | Response;
const refuseWith =
  (status: number, detail: string): Answer =>
  () =>
    HttpResponse.json({ error: detail, detail }, { status });

/** Fakes a step's answers in turn; from the first call on, nothing is stuck. */
function answerStep(what: 'retry' | 'settle', ...answers: Answer[]) {
  const list = { rows: [refund] };
  answerRefunds(list);
  const sent: unknown[] = [];
  server.use(
    http.post(`/api/refunds/7/${what}/`, async ({ request }) => {
      sent.push(await request.json());
      list.rows = [];
      return (answers[sent.length - 1] ?? (() => HttpResponse.json(refund)))();
    }),
  );
  return sent;
}

async function ask(button: string, title: string) {
  await userEvent.click(await screen.findByRole('button', { name: `${button} refund 7` }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText(/Note/), 'Bank transfer 4711');
  return { dialog, confirm: dialog.getByRole('button', { name: button }) };
}
const askToRetry = () => ask('Try Again', 'Try this refund again?');
const askToSettle = () => ask('Mark as Paid', 'Mark this refund as paid?');

test('stuck refunds are listed with their order, payer and story', async () => {
  const late: RefundCase = { ...refund, id: 8, state: 'QUEUED', problem: null, actions: [] };
  const asked = answerRefunds({ rows: [refund, late] });
  open();
  const [, first, second] = await screen.findAllByRole('row');
  expect(screen.getByRole('tab', { name: 'Refunds 2' })).toBeVisible();
  expect(first).toHaveTextContent('Refund 7Cancelled by the buyer');
  expect(first).toHaveTextContent('₦1,500');
  expect(first).toHaveTextContent('The bank did not take the money.6 attempts');
  expect(first).toHaveTextContent(/Tried again by Ada Obi, .*: Called the bank/);
  expect(first).toHaveTextContent('Ngozi Adeyẹmi');
  expect(second).toHaveTextContent('We try again automatically, at least once an hour.');
  const row = within(first as HTMLElement);
  expect(row.getByRole('link', { name: 'Lagos JS' })).toHaveAttribute('href', '/events/12');
  expect(row.getByRole('link', { name: 'Order 9' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=find&part=refunds&order=9'),
  );
  expect(second).toHaveTextContent('Not requested yet');
  expect(within(second as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(new Set(asked)).toEqual(new Set(['?stuck=true&page=1']));
});

test('the list shows other refunds on request, and a link one alone', async () => {
  const asked = answerRefunds({ rows: [] });
  const { router } = open();
  expect(await screen.findByText('No refund is stuck.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Refunded');
  expect(await screen.findByText('Nothing has been refunded yet.')).toBeVisible();
  expect(asked).toContain('?state=DONE&page=1');
  await router.navigate('/dashboard?tab=money&part=refunds&refund=7');
  expect(await screen.findByText('We couldn’t find that refund.')).toBeVisible();
  expect(asked).toContain('?id=7');
  await userEvent.click(screen.getByRole('link', { name: 'All stuck refunds' }));
  expect(await screen.findByText('No refund is stuck.')).toBeVisible();
});

test('a list that can’t be loaded says so, and is asked for again', async () => {
  answer('/refunds/', {}, 500);
  open();
  expect(await screen.findByText('Failed to load refunds. Please try again.')).toBeVisible();
  answerRefunds({ rows: [refund] });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Try Again refund 7' })).toBeVisible();
});

test('a refund is tried again after reading that it isn’t sent twice, with a note', async () => {
  const sent = answerStep('retry');
  open();
  const { confirm } = await askToRetry();
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'We ask the payment provider first whether ₦1,500 to Ngozi Adeyẹmi has gone through, and only send it if it hasn’t.',
  );
  await userEvent.click(confirm);
  expect(await screen.findByText('The refund is being tried again.')).toBeVisible();
  expect(await screen.findByText('No refund is stuck.')).toBeVisible();
  expect(sent).toEqual([{ note: 'Bank transfer 4711' }]);
});

test('a refund paid by hand is marked as paid once, though pressed twice', async () => {
  let finish: (response: Response) => void = () => undefined;
  const sent = answerStep('settle', () => new Promise<Response>((resolve) => (finish = resolve)));
  open();
  const { confirm } = await askToSettle();
  expect(screen.getByRole('dialog')).toHaveTextContent(/No money moves.*You can’t undo this\./);
  await userEvent.dblClick(confirm);
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(confirm);
  finish(HttpResponse.json(refund));
  expect(await screen.findByText('The refund is marked as paid.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a note is required', async () => {
  const sent = answerStep('settle');
  open();
  const { dialog, confirm } = await askToSettle();
  await userEvent.clear(dialog.getByLabelText(/Note/));
  await userEvent.click(confirm);
  expect(await dialog.findByText('Note is required')).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['somebody else settled it', refuseWith(409, 'This has already been refunded.'), /already been/],
  ['the right was lost', refuseWith(403, 'Only administrators can do this.'), /Only admin/],
  ['the answer is lost', () => HttpResponse.error(), /we don’t know whether that was saved/],
  ['the API is down', refuseWith(503, 'Down'), /we don’t know whether that was saved/],
])('if %s, the dialog says so and the list is read again', async (_, failing, said) => {
  answerStep('settle', failing);
  open();
  const { dialog, confirm } = await askToSettle();
  await userEvent.click(confirm);
  expect(await dialog.findByText(said)).toBeVisible();
  expect(await screen.findByText('No refund is stuck.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
