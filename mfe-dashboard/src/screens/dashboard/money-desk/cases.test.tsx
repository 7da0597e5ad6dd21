import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage } from '@nzuko/contract/testing';
import { http, HttpResponse } from 'msw';

import type { PaymentCase } from '../../../api/moneyDeskApi';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

beforeEach(() => {
  answer('/money/desk/payouts/', { ...buildPage([]), top_up: '0.00' });
  answer('/disputes/', buildPage([]));
  answer('/refunds/', buildPage([]));
});

const open = (query = '') => openDashboard('ADMIN', `?tab=money&part=cases${query}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openCase: PaymentCase = {
  id: 3,
  state: 'OPEN',
  kind: 'payout_unclear',
  subject: 'payout 31',
  detail: 'See there what became of it.',
  opened_at: '2031-03-01T08:00:00.000Z',
  closed_at: null,
  closed_by: null,
  note: null,
  payment_reference: null,
  order_id: null,
  event: null,
  buyer: null,
  unsent_payout: null,
};

test('a link to a case shows it alone, and what was done if it is closed', async () => {
  const asked: string[] = [];
  const at = '2031-03-02T08:00:00.000Z';
  const done = { state: 'CLOSED', closed_at: at, closed_by: 'Ada Obi', note: 'It arrived.' };
  const closed = { ...openCase, ...done };
  server.use(
    http.get('/api/payment-cases/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildPage(asked.at(-1) === '?id=3' ? [closed] : []));
    }),
  );
  open('&case=3');
  expect(await screen.findByText('Closed by Ada Obi')).toBeInTheDocument();
  expect(screen.getByText('It arrived.')).toBeInTheDocument();
  expect(asked).toContain('?id=3');
  await userEvent.click(screen.getByRole('link', { name: 'All open cases' }));
  expect(await screen.findByText('There are no open cases.')).toBeInTheDocument();
});

test('a case that opened again shows what was noted when it was closed', async () => {
  answer('/payment-cases/', buildPage([{ ...openCase, note: 'Topped up.' }]));
  open();
  expect(await screen.findByText('Closed before: Topped up.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close Case 3' })).toBeInTheDocument();
});

test('closed cases are listed on request, with links to their event and order', async () => {
  const event = { id: 12, title: 'Lagos JS' };
  const closed: PaymentCase = {
    ...openCase,
    ...{ state: 'CLOSED', closed_at: '2031-03-02T08:00:00.000Z', note: 'It arrived.' },
    ...{ order_id: 9, event },
  };
  server.use(
    http.get('/api/payment-cases/', ({ request }) => {
      const isClosed = new URL(request.url).searchParams.get('state') === 'CLOSED';
      return HttpResponse.json(buildPage(isClosed ? [closed, { ...closed, id: 4 }] : []));
    }),
  );
  open();
  expect(await screen.findByText('There are no open cases.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Closed');
  const cases = within(await screen.findByRole('table', { name: 'closed cases' }));
  // In the API's order: the last closed first.
  const [, first, second] = cases.getAllByRole('row').map((row) => within(row));
  expect(second?.getByText('Case 4')).toBeVisible();
  expect(first?.getByText('Case 3')).toBeVisible();
  expect(first?.getByText('It arrived.')).toBeVisible();
  expect(first?.getByText(/^Sun, 2 Mar 2031/)).toBeVisible();
  expect(first?.getByRole('link', { name: 'Lagos JS' })).toHaveAttribute('href', '/events/12');
  expect(first?.getByRole('link', { name: 'Order 9' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=find'),
  );
});

test('cases are limited to a kind', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/payment-cases/', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('kind'));
      return HttpResponse.json(buildPage(asked.at(-1) ? [] : [openCase]));
    }),
  );
  open();
  await screen.findByRole('table', { name: 'open cases' });
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Payout needs a code');
  expect(await screen.findByText('There are no such cases of this kind.')).toBeVisible();
  expect(asked.at(-1)).toBe('payout_otp');
});

test('a case is closed with a note', async () => {
  answer('/payment-cases/', buildPage([openCase]));
  const sent: unknown[] = [];
  server.use(
    http.post('/api/payment-cases/3/close/', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  open();
  expect(await screen.findByText('Payout unclear')).toBeInTheDocument();
  await press('Close Case 3');
  const dialog = await screen.findByRole('dialog', { name: 'Close this case?' });
  await userEvent.type(within(dialog).getByLabelText(/Note/), 'It arrived.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close Case' }));
  expect(await screen.findByText('Case closed')).toBeInTheDocument();
  expect(sent).toEqual([{ note: 'It arrived.' }]);
});

describe('a payout that the provider refuses', () => {
  const refusedCase: PaymentCase = {
    ...openCase,
    kind: 'payout_refused',
    detail: 'The provider refuses payout 31.',
    unsent_payout: { id: 31, amount: '4825.00', organizer: { id: 12, name: 'Chidi Eze' } },
  };
  const READ_AGAIN = 'The case, as it is read again.';
  const ended: PaymentCase = { ...refusedCase, detail: READ_AGAIN, unsent_payout: null };
  const REASON = 'Our provider can’t send to this bank.';
  type Answer = () => Promise<Response> | Response;
  const succeed: Answer = () => HttpResponse.json({});
  const refuseWith =
    (sentence: string): Answer =>
    () =>
      HttpResponse.json(
        { error: sentence, detail: sentence, code: 'waits_for_no_approval' },
        { status: 409 },
      );

  /** Fakes the call's answers in turn; from the first call on the payout has ended, whatever is answered. */
  function answerEnding(...answers: Answer[]) {
    answer('/payment-cases/', buildPage([refusedCase]));
    const sent: unknown[] = [];
    server.use(
      http.post('/api/money/payouts/31/refuse/', async ({ request }) => {
        sent.push(await request.json());
        answer('/payment-cases/', buildPage([ended]));
        return (answers[sent.length - 1] ?? succeed)();
      }),
    );
    return sent;
  }
  /** Presses “End Payout” in the case, and says why. */
  async function askToEnd() {
    await userEvent.click(await screen.findByRole('button', { name: 'End Payout to Chidi Eze' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this payout?' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), REASON);
    const confirm = dialog.getByRole('button', { name: 'End Payout' });
    return { dialog, confirm };
  }

  test('is ended after reading what happens to the money, with a reason that is sent', async () => {
    const sent = answerEnding();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'End Payout to Chidi Eze' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this payout?' });
    expect(dialog).toHaveTextContent(
      '₦4,825 goes back to Chidi Eze’s balance, and we email them why. Their next payout waits until they request one or change their account.',
    );
    const confirm = within(dialog).getByRole('button', { name: 'End Payout' });
    await userEvent.click(confirm);
    expect(await within(dialog).findByText('Reason is required')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/Reason/), REASON);
    await userEvent.click(confirm);
    expect(
      await screen.findByText('The money is back in Chidi Eze’s balance.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ reason: REASON }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(READ_AGAIN)).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'End Payout to Chidi Eze' }),
    ).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close Case 3' })).toBeInTheDocument();
  });

  test('isn’t ended when the dialog is left', async () => {
    const sent = answerEnding();
    open();
    const { dialog } = await askToEnd();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'End Payout to Chidi Eze' })).toBeInTheDocument();
  });

  test('pressed twice is ended once', async () => {
    let finish: (response: Response) => void = () => undefined;
    const sent = answerEnding(() => new Promise<Response>((resolve) => (finish = resolve)));
    open();
    const { confirm } = await askToEnd();
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(confirm);
    finish(HttpResponse.json({}));
    expect(await screen.findByText(/The money is back in/)).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['sent', 'This payout may have been sent by now, so you can’t end it.'],
    ['ended', 'This payout has already ended, and the money is back in the balance.'],
  ])('that was %s meanwhile says so in the dialog, and the desk is read again', async (_, said) => {
    answerEnding(refuseWith(said));
    open();
    const { dialog, confirm } = await askToEnd();
    await userEvent.click(confirm);
    expect(await dialog.findByText(said)).toBeInTheDocument();
    expect(screen.queryByText(/The money is back in Chidi/)).not.toBeInTheDocument();
    expect(await screen.findByText(READ_AGAIN)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(
      screen.queryByRole('button', { name: 'End Payout to Chidi Eze' }),
    ).not.toBeInTheDocument();
  });

  test('whose answer is lost can be tried again with the same reason', async () => {
    const said = 'This payout has already ended, and the money is back in the balance.';
    const sent = answerEnding(() => HttpResponse.error(), refuseWith(said));
    open();
    const { dialog, confirm } = await askToEnd();
    await userEvent.click(confirm);
    expect(
      await dialog.findByText(/so we don’t know whether the payout has ended\. Try again/),
    ).toBeInTheDocument();
    await userEvent.click(confirm);
    expect(await dialog.findByText(said)).toBeInTheDocument();
    expect(sent).toEqual([{ reason: REASON }, { reason: REASON }]);
  });

  test('can be ended when its case was closed too early', async () => {
    answer('/payment-cases/', buildPage([{ ...refusedCase, state: 'CLOSED', note: 'Read.' }]));
    open('&case=3');
    expect(
      await screen.findByRole('button', { name: 'End Payout to Chidi Eze' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close Case 3' })).not.toBeInTheDocument();
  });

  test('isn’t offered to be ended once the API says that it can’t be', async () => {
    answer('/payment-cases/', buildPage([ended]));
    open();
    expect(await screen.findByText('The provider refuses a payout')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'End Payout to Chidi Eze' }),
    ).not.toBeInTheDocument();
  });
});
