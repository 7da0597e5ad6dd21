import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import type { DoorScan } from '../../../../api/doorApi';
import {
  buildDoorList,
  buildDoorTicket,
  buildGate,
  buildSetup,
  buildVerdict,
  signedList,
} from '../../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../../test/renderScreen';

setUpFakeApi();

const number = 'TKT-4F7K-9QXM-2RBD';
const gates = [buildGate(), buildGate({ id: 2, name: 'South', has_exit: true })];
const event = buildEvent({
  ticket_types: [
    { ticket_type: 'STANDARD', price: '0.00', available: 80 },
    { ticket_type: 'VIP', price: '0.00', available: 20 },
  ],
});

beforeEach(() => {
  localStorage.clear();
  answer('/events/my_events/', [event]);
  answer('/events/7/door/', signedList({ ...buildDoorList([buildDoorTicket()]), gates }));
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  answer('/events/7/door/setup/', buildSetup(gates));
});

const open = () => openDashboard('ORGANIZER', '?tab=scan');
const spoken = () => screen.getByRole('status', { name: 'Answer' });

/** Records what is sent to a path, and answers with a body. */
function take(method: 'post' | 'patch' | 'delete', path: string, body: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http[method](`/api/events/7${path}`, async ({ request }) => {
      sent.push(method === 'delete' ? null : await request.json());
      if (status === 204) return new HttpResponse(null, { status });
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

function judgeAs(outcome: 'admitted' | 'left') {
  const scans: DoorScan[] = [];
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const sent = ((await request.json()) as { scans: DoorScan[] }).scans;
      scans.push(...sent);
      return HttpResponse.json({
        results: sent.map(({ id }) => buildVerdict({ id, outcome, detail: 'As told.' })),
      });
    }),
  );
  return scans;
}

async function typeNumber(button: string) {
  await userEvent.type(await screen.findByLabelText('Ticket number'), number);
  await userEvent.click(screen.getByRole('button', { name: button }));
}

test('a scan names the chosen gate and way, which the device remembers; leaving is scanned where there is an exit', async () => {
  const scans = judgeAs('left');
  const { unmount } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Gate'), 'South');
  await userEvent.click(screen.getByRole('button', { name: 'Going Out' }));
  await userEvent.type(screen.getByLabelText('Find by name'), 'Ngozi');
  expect(screen.getByRole('button', { name: /^Check Out Ngozi/ })).toBeVisible();
  await typeNumber('Check Out');
  await waitFor(() => expect(spoken()).toHaveTextContent('Checked out'));
  expect(scans).toMatchObject([{ gate_id: 2, direction: 'out' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(spoken()).toHaveTextContent(`Ticket ${number} is inside again.`);
  await waitFor(() => expect(scans).toHaveLength(2));
  expect(scans[1]).toMatchObject({ id: scans[0]?.id, direction: 'out', undone: true });
  unmount();
  open();
  await waitFor(async () => expect(await screen.findByLabelText('Gate')).toHaveValue('2'));
  expect(screen.getByRole('button', { name: 'Going Out', pressed: true })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Gate'), 'North');
  expect(screen.queryByRole('button', { name: 'Going Out' })).not.toBeInTheDocument();
});

test('a gate is added for some types, and the API’s objection to its name stands at the field', async () => {
  take('post', '/gates/', { name: ['There is already a gate with this name'] }, 400);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Gate' }));
  const dialog = await screen.findByRole('dialog', { name: 'New gate' });
  await userEvent.type(within(dialog).getByLabelText(/Name/), 'North');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Standard' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add Gate' }));
  expect(await screen.findByText('There is already a gate with this name')).toBeVisible();
  const sent = take('post', '/gates/', buildGate({ id: 3, name: 'West' }), 201);
  await userEvent.clear(within(dialog).getByLabelText(/Name/));
  await userEvent.type(within(dialog).getByLabelText(/Name/), 'West');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add Gate' }));
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'West', ticket_types: ['VIP'], has_exit: false }]),
  );
});

test('a gate is changed in what was changed here alone: others may have changed the rest', async () => {
  const sent = take('patch', '/gates/2/', gates[1]!);
  open();
  const list = await screen.findByRole('list', { name: 'Gates' });
  expect(list).toHaveTextContent('All tickets. People are scanned as they leave, too.');
  await userEvent.click(screen.getByRole('button', { name: 'Edit… South' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change South' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /scanned as they leave/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ has_exit: false }]));
});

test('while a gate is being removed, none can be removed a second time', async () => {
  server.use(http.delete('/api/events/7/gates/1/', () => new Promise(() => undefined)));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove… North' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const button = await screen.findByRole('button', { name: 'Remove… North' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('a gate that a link opens can’t be removed, and says why', async () => {
  const detail = 'A helper’s link still opens North. Revoke it first.';
  take('delete', '/gates/1/', { detail, code: 'gate_in_use' }, 409);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove… North' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(detail)).toBeVisible();
});

test('the rules of the door are told, and changed, but none that wasn’t changed here', async () => {
  const sent = take('patch', '/door/setup/', buildSetup(gates));
  open();
  expect(
    await screen.findByText(/Earlier than 4 hours before the start, the scanner asks/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change Rules…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Door rules' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Ask for a second tap'), 'Never');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /come back in/ }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Check photos/ }));
  const alarm = within(dialog).getByLabelText(/Alarm/);
  await userEvent.type(alarm, 'many');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number of people, or leave it empty')).toBeVisible();
  await userEvent.clear(alarm);
  await userEvent.type(alarm, '450');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        early_minutes: 0,
        has_reentry: true,
        checks_photos: true,
        alarm_at: 450,
      },
    ]),
  );
});
