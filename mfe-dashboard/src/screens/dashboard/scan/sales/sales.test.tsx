import { footerWith } from '@nzuko/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser } from '@nzuko/shared-auth/testing';
import { plainText } from '@nzuko/shared-ui';

import type { DoorSale, DoorSalePayload, DoorSales } from '../../../../api/doorSalesApi';
import { buildMembership } from '../../../../test/builders';
import { buildDoorList, buildSetup, signedList } from '../../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../../test/renderScreen';

setUpFakeApi();

const sale: DoorSale = {
  id: 5,
  ticket_type: 'STANDARD',
  ticket_numbers: ['TKT-4F7K-9QXM-2RBD'],
  method: 'CASH',
  taken: '1500.00',
  name: 'Bola Ade',
  has_email: false,
  phone: null,
  gate: 'North',
  sold_by: 'Chidi Eze',
  sold_at: '2031-03-01T18:00:00.000Z',
  voided_by: null,
  voided_at: null,
  void_reason: null,
};
const report: DoorSales = {
  may_void: true,
  totals: [{ seller_id: 1, sold_by: 'Chidi Eze', method: 'CASH', tickets: 1, taken: '1500.00' }],
  sales: [sale],
};

beforeEach(() => {
  localStorage.clear();
  const ticket_types = [{ ticket_type: 'STANDARD' as const, price: '1500.00', available: 80 }];
  answer('/events/my_events/', [buildEvent({ ticket_types })]);
  answer('/events/7/door/', signedList(buildDoorList([])));
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/setup/', buildSetup());
  answer('/events/7/door/sales/', report);
});

const open = () => openDashboard('ORGANIZER', '?tab=scan');

/** Records what is sold, and under which keys; the first answers may be lost. */
function takeSales(lost = 0) {
  const sold: DoorSalePayload[] = [];
  const keys: (string | null)[] = [];
  server.use(
    http.post('/api/events/7/door/sales/', async ({ request }) => {
      sold.push((await request.json()) as DoorSalePayload);
      keys.push(request.headers.get('idempotency-key'));
      return sold.length > lost ? HttpResponse.json(sale, { status: 201 }) : HttpResponse.error();
    }),
  );
  return { sold, keys };
}

async function openSale() {
  await userEvent.click(await screen.findByRole('button', { name: 'Sell a Ticket' }));
  return within(await screen.findByRole('dialog', { name: 'Sell a ticket' }));
}

test('a sale says what to take, and sends it; one whose answer was lost is sold once', async () => {
  const { sold, keys } = takeSales(1);
  open();
  const dialog = await openSale();
  await userEvent.selectOptions(dialog.getByLabelText('How many'), '2');
  await userEvent.type(dialog.getByLabelText(/Name/), 'Bola Ade');
  await userEvent.click(dialog.getByRole('button', { name: /Sell for ₦3,000/ }));
  expect(await dialog.findByText(/it won’t be sold twice/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /Sell for/ }));
  expect(await screen.findByText('Ticket sold and checked in')).toBeVisible();
  const payload = {
    ...{ ticket_type: 'STANDARD', quantity: 2, method: 'CASH', total: '3000.00' },
    ...{ check_in: true, name: 'Bola Ade' },
  };
  expect(sold).toEqual([payload, payload]);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('a given ticket takes nothing, and a refusal says why above the buttons, where it’s in sight', async () => {
  const detail = 'Lagos React Meetup is sold out.';
  const { sold } = takeSales();
  open();
  let dialog = await openSale();
  await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'Free');
  await userEvent.click(dialog.getByRole('button', { name: 'Give Ticket' }));
  await waitFor(() => expect(sold).toMatchObject([{ method: 'FREE', total: '0.00' }]));
  server.use(
    http.post('/api/events/7/door/sales/', () =>
      HttpResponse.json({ detail, code: 'sold_out' }, { status: 409 }),
    ),
  );
  dialog = await openSale();
  await userEvent.click(dialog.getByRole('button', { name: /Sell for/ }));
  expect(await footerWith(dialog, 'Cancel').findByRole('alert')).toHaveTextContent(detail);
});

test('for a free ticket no payment is asked for, whatever was chosen before', async () => {
  const ticket_types = [
    { ticket_type: 'STANDARD' as const, price: '1500.00', available: 80 },
    { ticket_type: 'EARLY_BIRD' as const, price: '0.00', available: 80 },
  ];
  answer('/events/my_events/', [buildEvent({ ticket_types })]);
  const { sold } = takeSales();
  open();
  const dialog = await openSale();
  await userEvent.selectOptions(dialog.getByLabelText('Paid by'), 'Card terminal');
  await userEvent.selectOptions(dialog.getByLabelText('Ticket'), 'Early Bird, Free');
  expect(dialog.queryByLabelText('Paid by')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Give Ticket' }));
  expect(await screen.findByText('Ticket given and checked in')).toBeVisible();
  expect(sold).toMatchObject([{ ticket_type: 'EARLY_BIRD', method: 'FREE', total: '0.00' }]);
});

test('a type that is sold out is marked, and what was said of it goes once another is chosen', async () => {
  const types = (available: number) => [
    buildEvent({
      ticket_types: [
        { ticket_type: 'STANDARD' as const, price: '1500.00', available },
        { ticket_type: 'EARLY_BIRD' as const, price: '0.00', available: 80 },
      ],
    }),
  ];
  answer('/events/my_events/', types(1));
  server.use(
    http.post('/api/events/7/door/sales/', () => {
      answer('/events/my_events/', types(0));
      const detail = 'No Standard tickets are left.';
      return HttpResponse.json({ detail, code: 'sold_out' }, { status: 409 });
    }),
  );
  open();
  const dialog = await openSale();
  await userEvent.type(dialog.getByLabelText(/Name/), 'Bola Ade');
  await userEvent.click(dialog.getByRole('button', { name: /Sell for/ }));
  expect(await dialog.findByText('No Standard tickets are left.')).toBeVisible();
  expect(await dialog.findByRole('option', { name: /^Standard.*· sold out$/ })).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Ticket'), 'Early Bird, Free');
  expect(dialog.queryByText('No Standard tickets are left.')).not.toBeInTheDocument();
  expect(dialog.getByLabelText(/Name/)).toHaveValue('Bola Ade');
});

test('a price that has changed is shown, so that the next press takes it', async () => {
  const price = (price: string) => [
    buildEvent({ ticket_types: [{ ticket_type: 'STANDARD' as const, price, available: 80 }] }),
  ];
  const { sold } = takeSales();
  server.use(
    http.post(
      '/api/events/7/door/sales/',
      () => {
        answer('/events/my_events/', price('2000.00'));
        const detail = 'The price has changed: it is ₦2,000 now. Nothing is sold yet.';
        return HttpResponse.json({ detail, code: 'price_changed' }, { status: 409 });
      },
      { once: true },
    ),
  );
  open();
  const dialog = await openSale();
  await userEvent.click(dialog.getByRole('button', { name: /Sell for ₦1,500/ }));
  expect(await dialog.findByText(/The price has changed/)).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: /Sell for ₦2,000/ }));
  expect(await screen.findByText('Ticket sold and checked in')).toBeVisible();
  expect(sold).toMatchObject([{ total: '2000.00' }]);
});

test('a sale that is being made can’t be closed; what became of it is said', async () => {
  let answerIt: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (answerIt = resolve));
  server.use(
    http.post('/api/events/7/door/sales/', async () => {
      await isReleased;
      return HttpResponse.json({ detail: 'Sold out.', code: 'sold_out' }, { status: 409 });
    }),
  );
  open();
  const dialog = await openSale();
  await userEvent.click(dialog.getByRole('button', { name: /Sell for/ }));
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(cancel);
  await userEvent.keyboard('{Escape}');
  answerIt();
  expect(await dialog.findByText('Sold out.')).toBeVisible();
  await userEvent.click(cancel);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a sale opens empty for the next customer, unless the one before is undecided', async () => {
  takeSales(1);
  open();
  let dialog = await openSale();
  const name = () => dialog.getByLabelText(/Name/);
  await userEvent.type(name(), 'Bola Ade');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  dialog = await openSale();
  expect(name()).toHaveValue('');
  await userEvent.type(name(), 'Musa Bello');
  await userEvent.click(dialog.getByRole('button', { name: /Sell for/ }));
  await dialog.findByText(/it won’t be sold twice/);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  dialog = await openSale();
  expect(name()).toHaveValue('Musa Bello');
});

test('what was taken is listed by helper and method, and voided with a reason', async () => {
  const voided: unknown[] = [];
  server.use(
    http.post('/api/events/7/door/sales/5/void/', async ({ request }) => {
      voided.push(await request.json());
      return HttpResponse.json({ ...sale, voided_by: 'Ada Obi', voided_at: sale.sold_at });
    }),
  );
  open();
  const table = await screen.findByRole('table', { name: 'What was taken at the door' });
  expect(plainText(within(table).getAllByRole('row')[1]?.textContent ?? '')).toMatch(
    /Chidi Eze.*Cash.*1.*₦1,500/,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Void…/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Void this sale?' }));
  expect(dialog.queryByText(/We’ll email/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
  expect(await dialog.findByText('Reason is required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Wrong type');
  await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
  expect(await screen.findByText('Sale voided')).toBeVisible();
  expect(voided).toEqual([{ reason: 'Wrong type' }]);
});

test('whoever only scans sells where the rules of the door say so; elsewhere sales aren’t asked for', async () => {
  answer('/teams/', [buildMembership({ id: buildUser().id, role: 'DOOR' })]);
  const asked = jest.fn();
  server.use(
    http.get('/api/events/7/door/sales/', () => {
      asked();
      return HttpResponse.json({ ...report, may_void: false });
    }),
  );
  const { unmount } = open();
  await screen.findByText('Ready to scan');
  expect(screen.queryByRole('heading', { name: 'Sales at the door' })).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
  unmount();
  const { rules, ...list } = buildDoorList([]);
  answer('/events/7/door/', signedList({ ...list, rules: { ...rules, staff_sells: true } }));
  const { clearQueries } = await import('../../../../api/queryClient');
  clearQueries();
  open();
  expect(await screen.findByRole('button', { name: 'Sell a Ticket' })).toBeVisible();
});

test('a cancelled event has no scanner and sells nothing, but says what is to be given back', async () => {
  answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
  open();
  expect(await screen.findByText('This event is cancelled')).toBeVisible();
  expect(await screen.findByText(/please give it back yourself/)).toBeVisible();
  expect(await screen.findByRole('table', { name: 'What was taken at the door' })).toBeVisible();
  expect(screen.queryByText('Ready to scan')).not.toBeInTheDocument();
  for (const name of ['Sell a Ticket', 'Add Gate']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('of a cancelled event whose tickets were given away, nothing is to be given back', async () => {
  answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
  const free = { method: 'FREE', taken: '0.00' } as const;
  const totals = report.totals.map((total) => ({ ...total, ...free }));
  answer('/events/7/door/sales/', { ...report, totals, sales: [{ ...sale, ...free }] });
  open();
  expect(await screen.findByRole('table', { name: 'What was taken at the door' })).toBeVisible();
  expect(screen.queryByText(/give it back yourself/)).not.toBeInTheDocument();
});

test('voiding says beforehand that a buyer with an address is told', async () => {
  answer('/events/7/door/sales/', { ...report, sales: [{ ...sale, has_email: true }] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Void…/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Void this sale?' });
  expect(dialog).toHaveTextContent('We’ll email the buyer that their tickets are no longer valid.');
});

test('once the event is over nothing is sold, and it says why', async () => {
  const ended = buildEvent({ end_date: new Date(Date.now() - 1000).toISOString() });
  answer('/events/my_events/', [ended]);
  open();
  const sell = await screen.findByRole('button', { name: 'Sell a Ticket' });
  expect(sell).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Lagos React Meetup is over.')).toBeVisible();
  await userEvent.click(sell);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('once all sales are voided there are no totals, only the sales', async () => {
  const voided = { ...sale, voided_by: 'Ada Obi', voided_at: sale.sold_at };
  answer('/events/7/door/sales/', { ...report, totals: [], sales: [voided] });
  open();
  expect(await screen.findByText(/Bola Ade/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('selling needs a connection, and says so; whoever may not sell sees nothing of it', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = open();
  expect(await screen.findByText(/Selling needs a connection/)).toBeVisible();
  unmount();
  network.mockRestore();
  const { clearQueries } = await import('../../../../api/queryClient');
  clearQueries();
  const refused = jest.fn();
  server.use(
    http.get('/api/events/7/door/sales/', () => {
      refused();
      return HttpResponse.json({ detail: 'Not yours.', code: 'not_in_role' }, { status: 403 });
    }),
  );
  open();
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await screen.findByRole('heading', { name: 'Gates' });
  expect(screen.queryByRole('heading', { name: 'Sales at the door' })).not.toBeInTheDocument();
});
