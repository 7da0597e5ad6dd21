import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { memberFiles } from '@nzuko/shared-auth/member-files';
import { dataSaverStore } from '@nzuko/shared-ui';
import { renderAt } from '@nzuko/shared-ui/testing';

import type { DoorScan, DoorTicket } from '../../api/doorApi';
import type { GatePass } from '../../api/gateApi';
import { DOOR_REFRESH_MS } from '../../constants';
import { buildDoorList, buildDoorTicket, buildVerdict, signedList } from '../../test/door';
import { server, setUpFakeApi } from '../../test/renderScreen';
import GateScreen from './GateScreen';

setUpFakeApi();

const TOKEN = 'a'.repeat(43);
const FOLDER = `gate ${TOKEN.slice(0, 16)} photos`;
const HOUR = 60 * 60 * 1000;
const withPhoto = buildDoorTicket({ photo: '1-abcdefghijkl' });
const another = buildDoorTicket({
  ticket_number: 'TKT-AAAA-AAAA-AAA1',
  name: 'Adé Bello',
  photo: '2-abcdefghijkl',
});
const bare = buildDoorTicket({ ticket_number: 'TKT-AAAA-AAAA-AAA2', name: 'Ada Obi' });

/** The API at a gate where photos are checked. */
function fakeGate() {
  const gate = {
    state: 'started' as GatePass['state'],
    checksPhotos: true,
    tickets: [] as DoorTicket[],
    isDown: false,
    photos: [] as string[],
    scans: [] as DoorScan[],
  };
  const unlessDown =
    (answer: (request: Request) => Response | Promise<Response>) =>
    async ({ request }: { request: Request }) =>
      gate.isDown ? HttpResponse.error() : answer(request);
  const pass = (): GatePass => ({
    event: { id: 7, title: 'Lagos React Meetup', timezone: 'Africa/Lagos' },
    gate: 'Gate A',
    helper: 'Ada’s phone',
    starts_at: new Date(Date.now() - HOUR).toISOString(),
    ends_at: new Date(Date.now() + HOUR).toISOString(),
    state: gate.state,
    now: new Date().toISOString(),
  });
  const list = () => {
    const shown = gate.tickets.map(({ photo, ...ticket }) =>
      gate.checksPhotos && photo ? { ...ticket, photo } : ticket,
    );
    const made = buildDoorList(shown);
    return signedList({ ...made, rules: { ...made.rules, checks_photos: gate.checksPhotos } });
  };
  server.use(
    http.get(
      '/api/gate/',
      unlessDown(() => HttpResponse.json(pass())),
    ),
    http.post(
      '/api/gate/start/',
      unlessDown(() => HttpResponse.json(pass())),
    ),
    http.get(
      '/api/gate/door/',
      unlessDown(() =>
        gate.state === 'started'
          ? HttpResponse.json(list())
          : HttpResponse.json({ code: 'gate_link_revoked' }, { status: 410 }),
      ),
    ),
    http.get(
      '/api/gate/door/photos/:key/',
      unlessDown((request) => {
        const key = new URL(request.url).pathname.split('/').at(-2) ?? '';
        gate.photos.push(key);
        return new HttpResponse(`face ${key}`, { headers: { 'Content-Type': 'image/webp' } });
      }),
    ),
    http.post(
      '/api/gate/door/sync/',
      unlessDown(async (request) => {
        const { scans } = (await request.json()) as { scans: DoorScan[] };
        gate.scans.push(...scans);
        return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
      }),
    ),
  );
  return gate;
}

const onDevice = () => memberFiles.names(FOLDER);
const face = (key: string) => `data:image/webp;base64,${btoa(`face ${key}`)}`;
const spoken = () => screen.getByRole('status', { name: 'Answer' });

beforeEach(async () => {
  localStorage.clear();
  await memberFiles.remove(FOLDER);
});
afterEach(() => act(() => dataSaverStore.setState({ isOn: false })));

function open() {
  return renderAt(<GateScreen />, { path: `/gate#${TOKEN}`, route: '/gate' });
}

async function openStarted(tickets = [withPhoto, another, bare]) {
  const gate = fakeGate();
  gate.tickets = tickets;
  gate.state = 'ready';
  const view = open();
  const start = await screen.findByRole('button', { name: 'Start' });
  gate.state = 'started';
  await userEvent.click(start);
  await screen.findByText('Ready to scan');
  return { gate, ...view };
}

async function typeNumber(text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Ticket number'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Check In' }));
}

test('photos are kept behind the list, and shown by scans without a connection', async () => {
  const { gate } = await openStarted();
  expect(await screen.findByText('Photos: 2 of 2')).toBeVisible();
  gate.isDown = true;
  await typeNumber(withPhoto.ticket_number);
  expect(await screen.findByRole('img', { name: `Photo of ${withPhoto.name}` })).toHaveAttribute(
    'src',
    face('1-abcdefghijkl'),
  );
  expect(spoken()).toHaveTextContent('Checked against the list on this device.');
  await typeNumber(bare.ticket_number);
  await waitFor(() => expect(spoken()).toHaveTextContent('No photo'));
  // It is already in, and still compared.
  await typeNumber(withPhoto.ticket_number);
  await waitFor(() => expect(spoken()).toHaveTextContent('Already checked in'));
  expect(screen.getByRole('img', { name: `Photo of ${withPhoto.name}` })).toBeVisible();
});

test('a photo that isn’t on the device says so offline, and the scan counts', async () => {
  act(() => dataSaverStore.setState({ isOn: true }));
  const { gate } = await openStarted();
  expect(await screen.findByText(/^Photos: 0 of 2\. Data Saver is on/)).toBeVisible();
  gate.isDown = true;
  await typeNumber(withPhoto.ticket_number);
  expect(await screen.findByText(/The photo isn’t on this device/)).toBeVisible();
  expect(spoken()).toHaveTextContent('Checked in');
});

test('Data Saver keeps photos back until they are asked for', async () => {
  act(() => dataSaverStore.setState({ isOn: true }));
  const { gate } = await openStarted();
  const save = await screen.findByRole('button', { name: 'Save Photos' });
  expect(gate.photos).toEqual([]);
  await userEvent.click(save);
  expect(await screen.findByText('Photos: 2 of 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Photos' })).not.toBeInTheDocument();
});

test('an event without photos says nothing of them', async () => {
  const { gate } = await openStarted([bare]);
  await screen.findByLabelText('Find by name');
  expect(screen.queryByText(/^Photos:/)).not.toBeInTheDocument();
  expect(gate.photos).toEqual([]);
});

test('switched off in mid-shift, the next list erases them', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { gate } = await openStarted();
  expect(await screen.findByText('Photos: 2 of 2')).toBeVisible();
  gate.checksPhotos = false;
  await act(() => jest.advanceTimersByTimeAsync(2 * DOOR_REFRESH_MS));
  await waitFor(async () => expect(await onDevice()).toEqual([]));
  expect(screen.queryByText(/^Photos:/)).not.toBeInTheDocument();
});

test('the end of a link erases them, with scans that still wait to be sent, which arrive once', async () => {
  const { gate, unmount } = await openStarted();
  expect(await screen.findByText('Photos: 2 of 2')).toBeVisible();
  gate.isDown = true;
  await typeNumber(withPhoto.ticket_number);
  await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
  unmount();
  gate.state = 'revoked';
  gate.isDown = false;
  open();
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await waitFor(async () => expect(await onDevice()).toEqual([]));
  await waitFor(() => expect(gate.scans).toHaveLength(1));
  expect(gate.scans).toMatchObject([{ ticket_number: withPhoto.ticket_number, let_in: true }]);
});
