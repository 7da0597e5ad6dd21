import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import type { DoorList, DoorTicket, SignedDoorList } from '../../../api/doorApi';
import { clearQueries } from '../../../api/queryClient';
import { DOOR_REFRESH_MS } from '../../../constants';
import {
  buildDoorList,
  buildDoorTicket,
  buildGate,
  buildSetup,
  buildVerdict,
  installWebCrypto,
  pagedList,
  signedList,
} from '../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();
beforeAll(installWebCrypto);

const guest = (place: number, more: Partial<DoorTicket> = {}) =>
  buildDoorTicket({
    ticket_number: `TKT-AAAA-AAAA-AAA${place}`,
    name: `Guest ${place}`,
    ...more,
  });
const guests = [1, 2, 3, 4, 5].map((place) => guest(place));
const inside = { checked_in_time: '2031-03-01T17:00:00Z' };

/** A door's fake API: records requests, and answers with the current list. */
function fakeDoor() {
  const door = {
    list: buildDoorList(guests),
    isDown: false,
    /** How many pages each answer had. */
    came: [] as number[],
    asked: [] as (string | null)[],
    spoil: (signed: SignedDoorList) => signed,
  };
  server.use(
    http.get('/api/events/7/door/', ({ request }) => {
      if (door.isDown) return HttpResponse.error();
      const have = new URL(request.url).searchParams.get('have');
      const signed = door.spoil(pagedList(door.list, have));
      door.asked.push(have);
      door.came.push(Object.keys(signed.pages ?? {}).length);
      return HttpResponse.json(signed);
    }),
  );
  return door;
}

beforeEach(() => {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  answer('/events/7/door/setup/', buildSetup());
});

/** Matches a list's figures, whose numbers are separate elements. */
const areIn = (inside: number, all: number) => (_text: string, element: Element | null) =>
  element?.textContent === `${inside} of ${all} are in`;

/** Opens the door with its first list. */
async function openDoor() {
  jest.useFakeTimers({ advanceTimers: true });
  const door = fakeDoor();
  const view = openDashboard('ORGANIZER', '?tab=scan');
  await screen.findByText(areIn(0, 5));
  return { door, ...view };
}

/** Waits for the next list. */
async function poll(door: { asked: unknown[]; isDown: boolean }): Promise<void> {
  const before = door.asked.length;
  await act(() => jest.advanceTimersByTimeAsync(DOOR_REFRESH_MS));
  if (!door.isDown) await waitFor(() => expect(door.asked.length).toBeGreaterThan(before));
}

const user = userEvent.setup({ delay: null });

async function scan(number: string): Promise<void> {
  await user.type(await screen.findByLabelText('Ticket number'), number);
  await user.click(screen.getByRole('button', { name: 'Check In' }));
}
const spoken = () => screen.getByRole('status', { name: 'Answer' });

test('asks for everything once, then for what it doesn’t have', async () => {
  const { door } = await openDoor();
  expect(door).toMatchObject({ asked: [''], came: [3] });
  await poll(door);
  expect(door.came).toEqual([3, 0]);
  door.list = buildDoorList([...guests.slice(0, 2), guest(3, inside), ...guests.slice(3)]);
  await poll(door);
  expect(await screen.findByText(areIn(1, 5))).toBeVisible();
  expect(door.came).toEqual([3, 0, 1]);
});

test('before a search, nobody is there to be checked in by name', async () => {
  await openDoor();
  expect(screen.getByLabelText('Find by name')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Check In ./ })).not.toBeInTheDocument();
});

test('finds a guest who was added, and none who was removed or renamed', async () => {
  const { door } = await openDoor();
  const field = screen.getByLabelText('Find by name');
  await user.type(field, 'guest');
  expect(await screen.findByText('5 guests found')).toBeInTheDocument();
  door.list = buildDoorList([...guests.slice(2), guest(6, { name: 'Latecomer' })]);
  await poll(door);
  expect(await screen.findByText('3 guests found')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'late');
  expect(await screen.findByText('Latecomer')).toBeVisible();
});

test('a guest who is in is found with the time of it, not to be checked in again', async () => {
  const { door } = await openDoor();
  door.list = buildDoorList([guest(1, { checked_in_time: '2031-03-01T17:13:00Z' }), guest(2)]);
  await poll(door);
  await screen.findByText(areIn(1, 2));
  await user.type(screen.getByLabelText('Find by name'), 'guest');
  const [first, second] = within(screen.getByRole('list', { name: 'Guests' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/Guest 1.*In since 18:13 WAT$/);
  expect(screen.queryByRole('button', { name: /^Check In Guest 1/ })).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/Guest 2.*Check In$/);
});

test('so is one whom this device has let in, until that is undone', async () => {
  const { door } = await openDoor();
  door.isDown = true;
  server.use(http.post('/api/events/7/door/sync/', () => HttpResponse.error()));
  await scan('TKT-AAAA-AAAA-AAA1');
  await user.type(screen.getByLabelText('Find by name'), 'guest 1');
  expect(await screen.findByText(/^In since /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Check In Guest 1/ })).toBeVisible();
});

test('whoever has left is found with what lets them in again', async () => {
  const { door } = await openDoor();
  door.list = buildDoorList([guest(1, { ...inside, left_time: '2031-03-01T18:00:00Z' })]);
  await poll(door);
  await screen.findByText(areIn(0, 1));
  await user.type(screen.getByLabelText('Find by name'), 'guest');
  expect(await screen.findByRole('button', { name: /^Check In Guest 1/ })).toBeVisible();
});

/** Holds the API's answers to scans back until they are released. */
function holdAnswers() {
  const door = { asked: 0, release: (): void => undefined };
  const isReleased = new Promise<void>((resolve) => (door.release = resolve));
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: { id: string }[] };
      door.asked += 1;
      await isReleased;
      return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
    }),
  );
  return door;
}

test('a guest checked in by name leaves the search empty and focused; pressing twice asks once', async () => {
  await openDoor();
  const api = holdAnswers();
  const field = screen.getByLabelText('Find by name');
  await user.type(field, 'guest 1');
  const button = await screen.findByRole('button', { name: /^Check In Guest 1/ });
  await user.click(button);
  await waitFor(() => expect(api.asked).toBe(1));
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  api.release();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveFocus();
  expect(api.asked).toBe(1);
});

test('what is typed instead of a ticket number is answered as it was typed', async () => {
  await openDoor();
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: { id: string }[] };
      const unknown = { outcome: 'unknown_ticket', name: null, ticket_type: null } as const;
      return HttpResponse.json({
        results: scans.map(({ id }) =>
          buildVerdict({ ...unknown, id, ticket_number: 'TKT-HE11-0' }),
        ),
      });
    }),
  );
  await scan('hello');
  await waitFor(() => expect(spoken()).toHaveTextContent(/Unknown ticket\s*hello/));
});

test('somebody early who is let in with two taps is checked in once, which can be undone', async () => {
  await openDoor();
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: { id: string }[] };
      return HttpResponse.json({
        results: scans.map(({ id }) => buildVerdict({ id, outcome: 'too_early' })),
      });
    }),
  );
  await scan('TKT-AAAA-AAAA-AAA1');
  const letIn = await screen.findByRole('button', { name: 'Let In Anyway' });
  const api = holdAnswers();
  await user.dblClick(letIn);
  api.release();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(api.asked).toBe(1);
});

test('the next name, typed while a check-in is unanswered, stays', async () => {
  await openDoor();
  const api = holdAnswers();
  const field = screen.getByLabelText('Find by name');
  await user.type(field, 'guest 1');
  await user.click(await screen.findByRole('button', { name: /^Check In Guest 1/ }));
  await waitFor(() => expect(api.asked).toBe(1));
  await user.clear(field);
  await user.type(field, 'guest 2');
  api.release();
  await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
  expect(field).toHaveValue('guest 2');
  expect(screen.getByRole('button', { name: /^Check In Guest 2/ })).toBeVisible();
});

test('a ticket number typed while a check-in by name is unanswered stays where it is typed', async () => {
  await openDoor();
  const api = holdAnswers();
  await user.type(screen.getByLabelText('Find by name'), 'guest 1');
  await user.click(await screen.findByRole('button', { name: /^Check In Guest 1/ }));
  const field = screen.getByLabelText('Ticket number');
  await user.type(field, 'TKT-');
  api.release();
  await waitFor(() => expect(screen.getByLabelText('Find by name')).toHaveValue(''));
  expect(field).toHaveFocus();
});

test('a scan has four seconds before the saved list decides; the unsent ones have longer', async () => {
  const timeout = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await openDoor();
  const received: string[] = [];
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: { id: string }[] };
      received.push(`${scans.length} with ${timeout.mock.lastCall?.[0]} ms`);
      return HttpResponse.error();
    }),
  );
  await scan('TKT-AAAA-AAAA-AAA1');
  await user.click(await screen.findByRole('button', { name: 'Send Now' }));
  await waitFor(() => expect(received).toEqual(['1 with 4000 ms', '1 with 30000 ms']));
});

test('whoever is let in while a list is on its way stays in, also where this device’s clock is slow', async () => {
  const { door } = await openDoor();
  let arrive: () => void = () => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.get(
      '/api/events/7/door/',
      async () => {
        door.asked.push('');
        await hasArrived;
        const taken_at = new Date(Date.now() + 60 * 60_000).toISOString();
        return HttpResponse.json(pagedList({ ...buildDoorList([...guests, guest(6)]), taken_at }));
      },
      { once: true },
    ),
  );
  await poll(door);
  holdAnswers().release();
  await scan('TKT-AAAA-AAAA-AAA1');
  expect(await screen.findByText(areIn(1, 5))).toBeVisible();
  arrive();
  expect(await screen.findByText(areIn(1, 6))).toBeVisible();
  door.list = buildDoorList([guest(1, inside), ...guests.slice(1)]);
  await poll(door);
  expect(await screen.findByText(areIn(1, 5))).toBeVisible();
});

test('is connected again with the next list, though the clock was put back meanwhile', async () => {
  const { door } = await openDoor();
  server.use(http.post('/api/events/7/door/sync/', () => HttpResponse.error()));
  await scan('TKT-AAAA-AAAA-AAA1');
  expect(await screen.findByText('Offline')).toBeVisible();
  jest.setSystemTime(Date.now() - 60 * 60_000);
  await poll(door);
  expect(await screen.findByText('Connected')).toBeVisible();
});

test('learns of gates and their ticket types without a page', async () => {
  const { door } = await openDoor();
  door.list = { ...door.list, gates: [buildGate({ name: 'North' })] };
  await poll(door);
  expect(await screen.findByRole('option', { name: 'North' })).toBeInTheDocument();
  expect(door.came.at(-1)).toBe(0);
});

test('goes on with the list it has when one is damaged on its way, and with the next one', async () => {
  const { door } = await openDoor();
  door.list = buildDoorList([guest(1, inside), ...guests.slice(1)]);
  door.spoil = ({ pages = {}, ...rest }) => ({
    ...rest,
    pages: Object.fromEntries(
      Object.entries(pages).map(([version, text]) => [version, text.replace('Guest', 'Ghost')]),
    ),
  });
  await poll(door);
  expect(screen.getByText(areIn(0, 5))).toBeVisible();
  door.spoil = (signed) => signed;
  await poll(door);
  expect(await screen.findByText(areIn(1, 5))).toBeVisible();
});

test('offline, and after a reload, has what came in pieces, and catches up when it is back', async () => {
  const { door, unmount } = await openDoor();
  const old = 'TKT-BBBB-BBBB-BBB1';
  door.list = {
    ...buildDoorList([...guests.slice(0, 4), guest(5, inside)]),
    transferred_numbers: [old],
  } satisfies DoorList;
  await poll(door);
  await screen.findByText(areIn(1, 5));
  unmount();
  clearQueries();
  door.isDown = true;
  server.use(
    http.get('/api/events/my_events/', () => HttpResponse.error()),
    http.post('/api/events/7/door/sync/', () => HttpResponse.error()),
  );
  openDashboard('ORGANIZER', '?tab=scan');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText(/checked against the list saved/)).toBeInTheDocument();
  await scan('TKT-AAAA-AAAA-AAA5');
  await waitFor(() => expect(spoken()).toHaveTextContent('Already checked in'));
  await scan(old);
  await waitFor(() => expect(spoken()).toHaveTextContent('This ticket was transferred.'));

  door.isDown = false;
  door.list = buildDoorList(guests.slice(0, 4));
  // Failed requests are retried a few times before the next poll.
  await act(() => jest.advanceTimersByTimeAsync(2 * DOOR_REFRESH_MS));
  expect(await screen.findByText(areIn(0, 4))).toBeVisible();
});

test('offline, an admission that the list already has is undone on this device', async () => {
  const { door } = await openDoor();
  const admitted = ({ scans }: { scans: { id: string }[] }) =>
    HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) =>
      door.isDown ? HttpResponse.error() : admitted((await request.json()) as { scans: [] }),
    ),
  );
  await scan('TKT-AAAA-AAAA-AAA3');
  await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
  door.list = buildDoorList([...guests.slice(0, 2), guest(3, inside), ...guests.slice(3)]);
  await poll(door);
  door.isDown = true;
  await poll(door);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(areIn(0, 5))).toBeVisible();
  await scan('TKT-AAAA-AAAA-AAA3');
  await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
});

test('an API of an earlier version sends the whole list each time', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const lists = [buildDoorList(guests), buildDoorList(guests.slice(1))];
  let asked = 0;
  server.use(
    http.get('/api/events/7/door/', () => {
      const next = lists[Math.min(asked, 1)] ?? buildDoorList([]);
      asked += 1;
      return HttpResponse.json(signedList(next));
    }),
  );
  openDashboard('ORGANIZER', '?tab=scan');
  await screen.findByText(areIn(0, 5));
  await act(() => jest.advanceTimersByTimeAsync(DOOR_REFRESH_MS));
  expect(await screen.findByText(areIn(0, 4))).toBeVisible();
});
