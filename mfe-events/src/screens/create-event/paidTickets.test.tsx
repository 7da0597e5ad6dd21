import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import { field, fill, fillDraft, open, press, setUpCreateEvent } from '../../test/createEventPage';
import { server } from '../../test/renderScreen';

setUpCreateEvent();

const labels = ['Paying later', 'Fees', 'What people get back if they cancel', 'Until when'];
const shown = () => labels.filter((label) => screen.queryByLabelText(label));

test('what concerns paid tickets is asked once a ticket costs something', async () => {
  open();
  expect(shown()).toEqual([]);
  await fill(/^Ticket price/, '5000');
  expect(shown()).toEqual(labels);
  await fill(/^Ticket price/, '0');
  expect(shown()).toEqual([]);
  await press('Ticket Types, Quotas and Sale Dates');
  await press('Add VIP');
  expect(shown()).toEqual([]);
  const vip = within(screen.getByRole('group', { name: 'VIP' })).getByLabelText(/^Price/);
  await userEvent.clear(vip);
  await userEvent.type(vip, '15000');
  expect(shown()).toEqual(labels);
});

test('what was chosen for paid tickets is back with the price, and is sent', async () => {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/events/', async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json(buildEvent({ status: 'DRAFT' }), { status: 201 });
    }),
  );
  open();
  await fillDraft();
  await fill(/^Ticket price/, '5000');
  await userEvent.selectOptions(field('Until when'), 'Until 2 days before it starts');
  await userEvent.selectOptions(field('Paying later'), 'Not offered');
  await fill(/^Ticket price/, '0');
  await fill(/^Ticket price/, '900');
  expect(field('Until when')).toHaveDisplayValue('Until 2 days before it starts');
  expect(field('Paying later')).toHaveDisplayValue('Not offered');
  await press('Save as Draft');
  await waitFor(() =>
    expect(sent).toMatchObject([{ refund_until_hours: '48', pay_later_hours: '0' }]),
  );
});
