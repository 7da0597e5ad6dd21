import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import type { DoorScan } from '../../../api/doorApi';
import { clearQueries } from '../../../api/queryClient';
import { DOOR_REFRESH_MS } from '../../../constants';
import {
  buildBoard,
  buildDoorList,
  buildDoorTicket,
  buildSetup,
  buildVerdict,
  signedList,
} from '../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const user = userEvent.setup({ delay: null });
const ticket = buildDoorTicket({ name: 'Ngozi Adeyẹmi' });
const refusal = { detail: 'You’re not, or no longer, in this team.', code: 'not_in_team' };
const refuseScans = () =>
  server.use(
    http.post('/api/events/7/door/sync/', () => HttpResponse.json(refusal, { status: 403 })),
  );

beforeEach(() => {
  localStorage.clear();
  clearQueries();
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/door/', signedList(buildDoorList([ticket])));
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  answer('/events/7/door/setup/', buildSetup());
});

const open = () => openDashboard('ORGANIZER', '?tab=scan');
const spoken = () => screen.getByRole('status', { name: 'Answer' });

async function enterNumber() {
  await user.type(await screen.findByLabelText('Ticket number'), ticket.ticket_number);
  await user.click(screen.getByRole('button', { name: 'Check In' }));
}

test('a scan that trying again won’t help leads with the reason', async () => {
  refuseScans();
  open();
  await enterNumber();
  await waitFor(() => expect(spoken()).toHaveTextContent(refusal.detail));
  expect(spoken()).toHaveTextContent('This ticket wasn’t checked in.');
  expect(spoken()).not.toHaveTextContent('try again');
});

test('whoever is taken off the door sees no scanner and no guests, but what wasn’t sent', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  server.use(http.post('/api/events/7/door/sync/', () => HttpResponse.error()));
  open();
  await enterNumber();
  expect(await screen.findByText(/1 scan is waiting to be sent/)).toBeVisible();
  refuseScans();
  answer('/events/7/door/', refusal, 403);
  await user.click(screen.getByRole('button', { name: 'Send Now' }));
  expect(await screen.findByText(refusal.detail)).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByLabelText('Ticket number'), {
    timeout: 2 * DOOR_REFRESH_MS,
  });
  expect(screen.queryByLabelText('Find by name')).not.toBeInTheDocument();
  expect(screen.getByText(/1 scan is waiting to be sent/)).toBeVisible();
  expect(screen.getAllByText(refusal.detail)).toHaveLength(1);
});

test('scans that were never sent to an event that is no longer theirs are still told of', async () => {
  server.use(http.post('/api/events/7/door/sync/', () => HttpResponse.error()));
  const { unmount } = open();
  await enterNumber();
  expect(await screen.findByText(/1 scan is waiting to be sent/)).toBeVisible();
  expect(screen.queryByText(/1 scan at another event/)).not.toBeInTheDocument();
  unmount();
  clearQueries();
  answer('/events/my_events/', []);
  open();
  expect(await screen.findByText('No events to scan for yet')).toBeVisible();
  const told = screen.getByText(/^1 scan at another event hasn’t been sent from this device\./);
  expect(told).toHaveTextContent('ask its organizer to add you to the team again');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(told).not.toBeInTheDocument();
});

test.each([
  ['its live board is watched', '&door=board', 'PUBLISHED' as const],
  ['its event is cancelled', '', 'CANCELLED' as const],
])('what wasn’t sent from a door is sent, too, while %s', async (_what, query, status) => {
  server.use(http.post('/api/events/7/door/sync/', () => HttpResponse.error()));
  const { unmount } = open();
  await enterNumber();
  expect(await screen.findByText(/1 scan is waiting to be sent/)).toBeVisible();
  unmount();
  clearQueries();
  answer('/events/my_events/', [buildEvent({ status })]);
  answer('/events/7/door/board/', buildBoard());
  openDashboard('ORGANIZER', `?tab=scan${query}`);
  expect(await screen.findByText(/1 scan is waiting to be sent/)).toBeVisible();
  const sent: DoorScan[] = [];
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: DoorScan[] };
      sent.push(...scans);
      return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send Now' }));
  await waitFor(() => expect(sent).toMatchObject([{ let_in: true }]));
});

test('refused sales vanish, and aren’t asked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  expect(await screen.findByRole('heading', { name: 'Sales at the door' })).toBeVisible();
  const asked = jest.fn();
  server.use(
    http.get('/api/events/7/door/sales/', () => {
      asked();
      return HttpResponse.json(refusal, { status: 403 });
    }),
  );
  await waitForElementToBeRemoved(
    () => screen.queryByRole('heading', { name: 'Sales at the door' }),
    { timeout: 2 * DOOR_REFRESH_MS },
  );
  const before = asked.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(3 * DOOR_REFRESH_MS));
  expect(asked).toHaveBeenCalledTimes(before);
});

test('a refused door isn’t asked for again, nor called connected', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const asked = jest.fn();
  server.use(
    http.get('/api/events/7/door/', () => {
      asked();
      return HttpResponse.json(refusal, { status: 403 });
    }),
  );
  open();
  expect(await screen.findByText(refusal.detail)).toBeVisible();
  expect(screen.getByText('No access')).toBeVisible();
  expect(screen.queryByText('Connected')).not.toBeInTheDocument();
  const before = asked.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(3 * DOOR_REFRESH_MS));
  expect(asked).toHaveBeenCalledTimes(before);
});

test('once a door is refused, the events are loaded again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open();
  await screen.findByText('Ready to scan');
  answer('/events/7/door/', refusal, 403);
  answer('/events/my_events/', []);
  await act(() => jest.advanceTimersByTimeAsync(DOOR_REFRESH_MS));
  expect(await screen.findByText('No events to scan for yet')).toBeVisible();
});

test('a door that isn’t theirs says why, and doesn’t say to try again', async () => {
  answer('/events/7/door/', refusal, 403);
  open();
  expect(await screen.findByText(refusal.detail)).toBeVisible();
  expect(screen.queryByText(/Please try again/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
