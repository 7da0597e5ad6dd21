import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import { buildMoney, buildPayout, buildPayoutTerms } from '../../../test/money';
import { catchDownloads } from '../../../test/downloads';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { statementMonths } from './statementMonths';

setUpFakeApi();

beforeEach(() => {
  answer('/money/payout-account/', { is_verified: false, account: null, waiting: null });
  answer('/money/payout-account/banks/', []);
  answer('/money/', buildMoney());
  answer('/events/my_events/', [buildEvent({ created_at: daysFromNow(-70) })]);
  answer('/money/payouts/terms/', buildPayoutTerms());
  answer('/money/payouts/', { next: null, results: [] });
});

const open = () => openDashboard('ORGANIZER', '?tab=payouts');
const month = statementMonths(new Date())[1];

test('statements go back to the month of the first event, also in a team without any', async () => {
  answer('/events/my_events/', [buildEvent({ created_at: new Date().toISOString() })]);
  open();
  const months = within(await screen.findByLabelText('Month'));
  await waitFor(() => expect(months.getAllByRole('option')).toHaveLength(1));
});

test.each([
  ['PDF', 'pdf'],
  ['CSV', 'csv'],
])('an organizer downloads a month’s statement as %s', async (name, format) => {
  const names = catchDownloads();
  server.use(
    http.get(`/api/money/months/${month?.value}/statement.${format}`, () => new HttpResponse('x')),
  );
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Month'), month?.label ?? '');
  await userEvent.click(screen.getByRole('button', { name: `Download ${name}` }));
  await waitFor(() => expect(names).toEqual([`statement-${month?.value}.${format}`]));
});

test('a statement that the API refuses says why, one that doesn’t come how to go on', async () => {
  const now = statementMonths(new Date())[0];
  answer(`/money/months/${now?.value}/statement.pdf`, { month: ['This month has not begun yet'] }, 400); // oxfmt-ignore
  server.use(http.get(`/api/money/months/${now?.value}/statement.csv`, () => HttpResponse.error()));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('This month has not begun yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(
    await screen.findByText(
      'We couldn’t download the statement. Check your connection and try again.',
    ),
  ).toBeInTheDocument();
});

test('each payout has its statement; one that doesn’t come says so', async () => {
  const names = catchDownloads();
  const payout = buildPayout();
  answer('/money/payouts/', { next: null, results: [payout] });
  server.use(
    http.get(`/api/money/payouts/${payout.id}/statement.pdf`, () => new HttpResponse('x')),
    http.get(`/api/money/payouts/${payout.id}/statement.csv`, () => HttpResponse.error()),
  );
  open();
  const name = `Statement for payout ${payout.reference} as`;
  await userEvent.click(await screen.findByRole('button', { name: `${name} PDF` }));
  await waitFor(() => expect(names).toEqual([`payout-${payout.reference}.pdf`]));
  await userEvent.click(screen.getByRole('button', { name: `${name} CSV` }));
  expect(
    await screen.findByText(
      'We couldn’t download the statement. Check your connection and try again.',
    ),
  ).toBeInTheDocument();
});

test('an organizer sets a tax number, which is checked first', async () => {
  let sent: unknown;
  server.use(
    http.put('/api/money/tax-number/', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ tax_number: '2012345678901', vat_percent: '7.5' });
    }),
  );
  open();
  const field = await screen.findByLabelText('Tax number', { selector: 'input' });
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.type(field, '12345');
  await userEvent.click(save);
  expect(
    await screen.findByText('Tax number must have 13 digits; an earlier TIN has 10, or 8 and 4'),
  ).toBeInTheDocument();
  expect(sent).toBeUndefined();
  await userEvent.clear(field);
  await userEvent.type(field, '201 234 567 8901');
  await userEvent.click(save);
  expect(await screen.findByText('Tax number saved')).toBeInTheDocument();
  expect(sent).toEqual({ tax_number: '2012345678901' });
});

test('a tax number that can’t be saved says so', async () => {
  server.use(http.put('/api/money/tax-number/', () => HttpResponse.error()));
  answer('/money/tax-number/', { tax_number: '12345678-0001', vat_percent: '7.5' });
  open();
  const field = await screen.findByLabelText('Tax number', { selector: 'input' });
  expect(field).toHaveValue('12345678-0001');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Your tax number could not be saved. Please try again.'),
  ).toBeInTheDocument();
});
