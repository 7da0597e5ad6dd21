import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { memberStorage } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import type { DoorScan } from '../../api/doorApi';
import type { GatePass } from '../../api/gateApi';
import { DOOR_ANSWER_MS, DOOR_REFRESH_MS } from '../../constants';
import { buildDoorList, buildDoorTicket, buildVerdict, signedList } from '../../test/door';
import { server, setUpFakeApi } from '../../test/renderScreen';
import GateScreen from './GateScreen';

setUpFakeApi();

const TOKEN = 'a'.repeat(43);
const LIST = `gate ${TOKEN.slice(0, 16)}`;
const HOUR = 60 * 60 * 1000;
const number = 'TKT-4F7K-9QXM-2RBD';
const list = buildDoorList([
  buildDoorTicket(),
  buildDoorTicket({ ticket_number: 'TKT-AAAA-AAAA-AAA1', name: 'Adé Bello' }),
]);
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

const buildPass = (more: Partial<GatePass> = {}): GatePass => ({
  event: { id: 7, title: 'Lagos React Meetup', timezone: 'Africa/Lagos' },
  gate: 'Gate A',
  helper: 'Ada’s phone',
  starts_at: fromNow(-HOUR),
  ends_at: fromNow(HOUR),
  state: 'ready',
  now: fromNow(0),
  ...more,
});

/** The API of gate links: what it was asked by, and what it answers from now on. */
function fakeGate(pass: GatePass) {
  const gate = {
    pass,
    isDown: false,
    /** How far the API's clock is ahead of this device's, in milliseconds. */
    ahead: 0,
    startStatus: 200,
    startBody: null as JsonBodyType,
    syncStatus: 200,
    keys: [] as (string | null)[],
    starts: [] as (string | null)[],
    scans: [] as DoorScan[],
  };
  const guarded =
    (answer: (request: Request) => Response | Promise<Response>) =>
    ({ request }: { request: Request }) => {
      gate.keys.push(request.headers.get('Authorization'));
      return gate.isDown ? HttpResponse.error() : answer(request);
    };
  server.use(
    http.get(
      '/api/gate/',
      guarded(() => HttpResponse.json({ ...gate.pass, now: fromNow(gate.ahead) })),
    ),
    http.get(
      '/api/gate/door/',
      guarded(() => HttpResponse.json(signedList(list))),
    ),
    http.post(
      '/api/gate/start/',
      guarded((request) => {
        gate.starts.push(request.headers.get('Authorization'));
        if (gate.startStatus !== 200) {
          return HttpResponse.json(gate.startBody, { status: gate.startStatus });
        }
        gate.pass = { ...gate.pass, state: 'started' };
        return HttpResponse.json({ ...gate.pass, now: fromNow(gate.ahead) });
      }),
    ),
    http.post(
      '/api/gate/door/sync/',
      guarded(async (request) => {
        if (gate.syncStatus !== 200) {
          return HttpResponse.json(
            { detail: 'This link has ended.', code: 'gate_link_ended' },
            { status: gate.syncStatus },
          );
        }
        const { scans } = (await request.json()) as { scans: DoorScan[] };
        gate.scans.push(...scans);
        return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
      }),
    ),
  );
  return gate;
}

const open = (hash = `#${TOKEN}`) =>
  renderAt(<GateScreen />, { path: `/gate${hash}`, route: '/gate' });
const startButton = () => screen.findByRole('button', { name: 'Start' });
const spoken = () => screen.getByRole('status', { name: 'Answer' });

async function openStarted(gate = fakeGate(buildPass())) {
  const view = open();
  await userEvent.click(await startButton());
  await screen.findByText('Ready to scan');
  return { gate, ...view };
}

async function typeNumber(text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Ticket number'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Check In' }));
}

/** Opens the page again, as after closing the browser. */
async function openAgain(unmount: () => void) {
  unmount();
  return open();
}

test.each(['', '#', '#abc'])(
  'an address without a token (“%s”) says so, and asks nothing',
  async (hash) => {
    open(hash);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  },
);

test('shows event, gate and hours, and opening it binds nothing until Start is pressed', async () => {
  signInAs(buildUser());
  const gate = fakeGate(buildPass());
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Lagos React Meetup' }),
  ).toBeVisible();
  expect(screen.getByText('Gate A')).toBeVisible();
  expect(gate.starts).toEqual([]);
  expect(localStorage.getItem(`gate_link_${TOKEN.slice(0, 16)}`)).toBeNull();

  await userEvent.click(await startButton());
  await screen.findByText('Ready to scan');
  expect(gate.starts).toEqual([expect.stringMatching(new RegExp(`^Gate ${TOKEN}\\.[\\w-]{43}$`))]);
  // A link's calls never carry the session of whoever is signed in on the phone.
  expect(gate.keys.every((key) => key?.startsWith('Gate '))).toBe(true);
});

test('the scanner stands alone: no list, no address, no figures, no conflicts, no way into the site', async () => {
  await openStarted();
  await screen.findByLabelText('Find by name');
  expect(screen.queryByText(/are in/)).not.toBeInTheDocument();
  expect(screen.queryByText('Conflicts')).not.toBeInTheDocument();
  expect(screen.queryByText('Adé Bello')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a guest is found by three letters, and checked in', async () => {
  const { gate } = await openStarted();
  const field = await screen.findByLabelText('Find by name');
  await userEvent.type(field, 'be');
  expect(screen.queryByText('Adé Bello')).not.toBeInTheDocument();
  await userEvent.type(field, 'l');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Check In Adé Bello, TKT-AAAA-AAAA-AAA1' }),
  );
  await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
  expect(gate.scans).toMatchObject([{ ticket_number: 'TKT-AAAA-AAAA-AAA1', let_in: false }]);
  await userEvent.type(field, '%%%');
  expect(screen.queryByText('Ngozi Adeyẹmi, VIP')).not.toBeInTheDocument();
});

test('the photo on a ticket is asked for by the link, never by the session', async () => {
  signInAs(buildUser());
  await openStarted();
  const keys: (string | null)[] = [];
  server.use(
    http.post('/api/gate/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: DoorScan[] };
      const photo = { photo: '5-abcdefghijkl', checks_photo: true };
      return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id, ...photo })) });
    }),
    http.get('/api/gate/door/photos/5-abcdefghijkl/', ({ request }) => {
      keys.push(request.headers.get('Authorization'));
      return new HttpResponse('a face', { headers: { 'Content-Type': 'image/webp' } });
    }),
  );
  await typeNumber(number);
  expect(await screen.findByRole('img', { name: 'Photo of Ngozi Adeyẹmi' })).toHaveAttribute(
    'src',
    `data:image/webp;base64,${btoa('a face')}`,
  );
  expect(keys).toEqual([expect.stringMatching(new RegExp(`^Gate ${TOKEN}\\.`))]);
});

test('a scan has four seconds here, too, before the saved list decides', async () => {
  const timeout = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
  await openStarted();
  const waited: unknown[] = [];
  server.use(
    http.post('/api/gate/door/sync/', () => {
      waited.push(timeout.mock.lastCall?.[0]);
      return HttpResponse.error();
    }),
  );
  await typeNumber(number);
  await waitFor(() => expect(waited).toEqual([DOOR_ANSWER_MS]));
  await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
});

test('pressed again after a lost answer, Start brings the same secret', async () => {
  const gate = fakeGate(buildPass());
  open();
  const button = await startButton();
  gate.isDown = true;
  await userEvent.click(button);
  expect(await screen.findByText(/press Start again/)).toBeVisible();
  gate.isDown = false;
  await userEvent.click(await startButton());
  await screen.findByText('Ready to scan');
  const tried = gate.keys.filter((key) => key?.includes('.'));
  expect(new Set(tried).size).toBe(1);
});

test('a second device that was too slow is told so', async () => {
  const gate = fakeGate(buildPass());
  open();
  const button = await startButton();
  gate.startStatus = 409;
  gate.startBody = {
    detail: 'This link is in use on another device. Ask the organizer to move it to this one.',
    code: 'gate_link_taken',
  };
  gate.pass = buildPass({ state: 'taken' });
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'In use on another device' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});

test.each<[GatePass['state'], string]>([
  ['early', 'Not open yet'],
  ['taken', 'In use on another device'],
  ['moved', 'Moved to another device'],
  ['revoked', 'This link has ended'],
  ['ended', 'This link has ended'],
  ['event_cancelled', 'Event cancelled'],
])('a link that is %s says “%s”, without Start', async (state, title) => {
  fakeGate(buildPass({ state }));
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Ticket number')).not.toBeInTheDocument();
});

test('a token that is none says that the link doesn’t work', async () => {
  server.use(http.get('/api/gate/', () => HttpResponse.json({ detail: 'No.' }, { status: 401 })));
  open();
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('without a connection it can be tried again', async () => {
  const gate = fakeGate(buildPass());
  gate.isDown = true;
  jest.useFakeTimers({ advanceTimers: true });
  open();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  gate.isDown = false;
  jest.useRealTimers();
  await userEvent.click(again);
  expect(await startButton()).toBeVisible();
});

describe('a clock that is wrong', () => {
  test('by hours keeps nobody from starting, or scanning', async () => {
    const gate = fakeGate(
      buildPass({ starts_at: fromNow(-4 * HOUR), ends_at: fromNow(-2 * HOUR) }),
    );
    gate.ahead = -3 * HOUR;
    await openStarted(gate);
  });

  test('ends no link when it is put right', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const gate = fakeGate(buildPass({ ends_at: fromNow(3 * HOUR) }));
    gate.ahead = 2 * HOUR;
    await openStarted(gate);
    jest.setSystemTime(Date.now() + 2 * HOUR);
    gate.ahead = 0;
    await act(() => jest.advanceTimersByTimeAsync(2 * DOOR_REFRESH_MS));
    expect(await screen.findByText('Ready to scan')).toBeVisible();
  });
});

describe('the end of a link', () => {
  test('erases the guests from the device as soon as the API tells of it', async () => {
    const { gate } = await openStarted();
    await waitFor(async () => expect(await memberStorage.get(LIST)).toBeDefined());
    gate.pass = { ...gate.pass, state: 'revoked' };
    gate.syncStatus = 410;
    await typeNumber(number);
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
    expect(screen.queryByLabelText('Ticket number')).not.toBeInTheDocument();
    await waitFor(async () => expect(await memberStorage.get(LIST)).toBeUndefined());
  });

  test('comes by the clock, offline too, with unsent scans that are sent later', async () => {
    const { gate, unmount } = await openStarted();
    await waitFor(async () => expect(await memberStorage.get(LIST)).toBeDefined());
    gate.isDown = true;
    await typeNumber(number);
    await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
    expect(await screen.findByText(/1 scan is waiting to be sent/)).toBeVisible();
    unmount();

    jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 2 * HOUR });
    open();
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
    expect(screen.getByText(/1 scan is waiting to be sent from this/)).toBeVisible();
    await waitFor(async () => expect(await memberStorage.get(LIST)).toBeUndefined());

    gate.isDown = false;
    gate.pass = { ...gate.pass, state: 'ended' };
    await act(() => jest.advanceTimersByTimeAsync(2 * DOOR_REFRESH_MS));
    await waitFor(() => expect(gate.scans).toHaveLength(1));
    expect(gate.scans).toMatchObject([{ ticket_number: number, let_in: true }]);
    const log = `door_scans_gate_${TOKEN.slice(0, 16)}_7`;
    await waitFor(() => expect(localStorage.getItem(log)).toBeNull());
    expect(screen.queryByText(/waiting to be sent/)).not.toBeInTheDocument();
  });

  test('erases at the next opening of any link what another one left', async () => {
    const { unmount } = await openStarted();
    await waitFor(async () => expect(await memberStorage.get(LIST)).toBeDefined());
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 2 * HOUR });
    unmount();
    open(`#${'b'.repeat(43)}`);
    await waitFor(async () => expect(await memberStorage.get(LIST)).toBeUndefined());
  });

  test('leaves a list alone that belongs to a link that still works', async () => {
    const { unmount } = await openStarted();
    await waitFor(async () => expect(await memberStorage.get(LIST)).toBeDefined());
    await openAgain(unmount);
    await screen.findByText('Ready to scan');
    expect(await memberStorage.get(LIST)).toBeDefined();
  });
});

test('a page opened offline goes on with the saved list', async () => {
  const { gate, unmount } = await openStarted();
  await waitFor(async () => expect(await memberStorage.get(LIST)).toBeDefined());
  gate.isDown = true;
  await openAgain(unmount);
  expect(await screen.findByText(/Tickets are checked against the list saved/)).toBeVisible();
  await typeNumber(number);
  await waitFor(() =>
    expect(spoken()).toHaveTextContent('Checked against the list on this device.'),
  );
});
