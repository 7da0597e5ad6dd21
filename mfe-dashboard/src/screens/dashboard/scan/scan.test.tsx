import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { memberStorage } from '@nzuko/shared-auth';
import { buildUser } from '@nzuko/shared-auth/testing';

import type { DoorConflict, DoorScan, DoorVerdict } from '../../../api/doorApi';
import { clearQueries } from '../../../api/queryClient';
import { buildStatistics } from '../../../test/builders';
import {
  buildDoorList,
  buildDoorTicket,
  buildSetup,
  buildVerdict,
  signedList,
} from '../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { deviceId, newId, scanLogOf } from './scanLog';

setUpFakeApi();

const number = 'TKT-4F7K-9QXM-2RBD';
const list = buildDoorList([
  buildDoorTicket(),
  buildDoorTicket({ ticket_number: 'TKT-AAAA-AAAA-AAA1', status: 'PENDING' }),
]);
const conflict: DoorConflict = {
  id: '6f1c2d3e-0000-4000-8000-000000000009',
  outcome: 'already_checked_in',
  detail: 'Also let in at 09:12 by Main gate · Bola.',
  name: 'Ngozi Adeyẹmi',
  ticket_number: number,
  scanned_at: '2031-03-01T08:20:00.000Z',
  device_id: 'abcd2d3e-0000-4000-8000-000000000009',
  scanned_by: 'Chidi Eze',
  checked_in_time: '2031-03-01T08:12:00.000Z',
  checked_in_device_id: null,
  handled_by: null,
  handled_at: null,
  handled_note: null,
};

/** Records the scans that reach the API; it answers each with `verdict`, or not at all if null. */
function judgeAs(verdict: Partial<DoorVerdict> | null): DoorScan[] {
  const received: DoorScan[] = [];
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      if (!verdict) return HttpResponse.error();
      const { scans } = (await request.json()) as { scans: DoorScan[] };
      received.push(...scans);
      return HttpResponse.json({
        results: scans.map(({ id }) => buildVerdict({ ...verdict, id })),
      });
    }),
  );
  return received;
}

beforeEach(() => {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/door/', signedList(list));
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  answer('/events/7/door/setup/', buildSetup());
});

const open = () => openDashboard('ORGANIZER', '?tab=scan');
const spoken = () => screen.getByRole('status', { name: 'Answer' });

async function enterNumber(text: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText('Ticket number'));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Check In' }));
}

describe('online', () => {
  test.each<[DoorVerdict['outcome'], string]>([
    ['admitted', 'Checked in'],
    ['already_checked_in', 'Already checked in'],
    ['other_event', 'Another event’s ticket'],
    ['ticket_unpaid', 'Not paid'],
    ['ticket_cancelled', 'Ticket cancelled'],
    ['event_cancelled', 'Event cancelled'],
    ['unknown_ticket', 'Unknown ticket'],
    ['not_genuine', 'Not genuine'],
  ])('%s is shown as %s, with the server’s message', async (outcome, title) => {
    judgeAs({ outcome, detail: 'So says the server.' });
    open();
    await enterNumber(number);
    await waitFor(() => expect(spoken()).toHaveTextContent(title));
    expect(spoken()).toHaveTextContent('So says the server.');
  });

  test('the next number can be typed right away', async () => {
    judgeAs({});
    open();
    await userEvent.type(await screen.findByLabelText('Ticket number'), number);
    await userEvent.click(screen.getByRole('button', { name: 'Check In' }));
    await waitFor(() => expect(screen.getByLabelText('Ticket number')).toHaveValue(''));
    expect(screen.getByLabelText('Ticket number')).toHaveFocus();
  });

  test('a hand scanner’s next ticket is checked in too, although the one before isn’t answered yet', async () => {
    const received: string[] = [];
    let answerFirst: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (answerFirst = resolve));
    server.use(
      http.post('/api/events/7/door/sync/', async ({ request }) => {
        const { scans } = (await request.json()) as { scans: DoorScan[] };
        received.push(...scans.map((each) => each.ticket_number));
        if (received.length === 1) await isReleased;
        return HttpResponse.json({
          results: scans.map(({ id, ticket_number }) => buildVerdict({ id, ticket_number })),
        });
      }),
    );
    open();
    const next = 'TKT-AAAA-AAAA-AAA2';
    const field = await screen.findByLabelText('Ticket number');
    await userEvent.type(field, `${number}{Enter}`);
    await waitFor(() => expect(received).toEqual([number]));
    // By then, the one after that is being sent, too.
    await userEvent.type(field, `${next}{Enter}TKT-`);
    answerFirst();
    await waitFor(() => expect(received).toEqual([number, next]));
    await waitFor(() => expect(spoken()).toHaveTextContent(next));
    expect(field).toHaveValue('TKT-');
  });

  test('an empty number is rejected', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Check In' }));
    expect(screen.getByLabelText('Ticket number')).toHaveAccessibleDescription(
      'Type the number on the ticket',
    );
  });

  test('an admission is undone', async () => {
    const received = judgeAs({});
    open();
    await enterNumber(number);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(spoken()).toHaveTextContent(`Ticket ${number} is no longer checked in.`);
    // A hand scanner types the next one.
    expect(screen.getByLabelText('Ticket number')).toHaveFocus();
    await waitFor(() => expect(received).toHaveLength(2));
    expect(received[1]).toMatchObject({ id: received[0]?.id, undone: true });
  });

  test('an admission undone while it is being sent is sent again, as undone', async () => {
    const received: DoorScan[] = [];
    let answerFirst: () => void = () => undefined;
    const isUndone = new Promise<void>((resolve) => (answerFirst = resolve));
    server.use(
      http.post('/api/events/7/door/sync/', async ({ request }) => {
        const { scans } = (await request.json()) as { scans: DoorScan[] };
        received.push(...scans);
        // The first answer is lost, so the scan waits here; the second is late.
        if (received.length === 1) return HttpResponse.error();
        if (received.length === 2) await isUndone;
        return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
      }),
    );
    open();
    await enterNumber(number);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(await screen.findByRole('button', { name: 'Send Now' }));
    await waitFor(() => expect(received).toHaveLength(2));
    await userEvent.click(undo);
    answerFirst();
    await waitFor(() => expect(received).toHaveLength(3));
    expect(received.map(({ undone }) => undone === true)).toEqual([false, false, true]);
  });

  test('a refusal of the API reads Failed to check in attendee', async () => {
    server.use(http.post('/api/events/7/door/sync/', () => new HttpResponse('', { status: 500 })));
    open();
    await enterNumber(number);
    await waitFor(() =>
      expect(spoken()).toHaveTextContent('Failed to check in attendee. Please try again.'),
    );
  });

  test('long before the start it asks, and a second tap lets them in', async () => {
    const received = judgeAs({ outcome: 'too_early', detail: 'The event starts tomorrow.' });
    open();
    await enterNumber(number);
    await waitFor(() => expect(spoken()).toHaveTextContent('Too early'));
    judgeAs({});
    const second = judgeAs({});
    await userEvent.click(screen.getByRole('button', { name: 'Let In Anyway' }));
    await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
    expect(screen.queryByRole('button', { name: 'Let In Anyway' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Ticket number')).toHaveFocus();
    expect([...received, ...second].map((each) => [each.ticket_number, each.early_ok])).toEqual([
      [number, false],
      [number, true],
    ]);
    expect(second[0]?.id).not.toBe(received[0]?.id);
  });

  test('a conflict is marked as handled, with a note; then it says by whom', async () => {
    answer('/events/7/door/conflicts/', [conflict]);
    const sent = jest.fn();
    server.use(
      http.post(`/api/events/7/door/conflicts/${conflict.id}/handle/`, async ({ request }) => {
        sent(await request.json());
        const handled = {
          ...conflict,
          handled_by: 'Bola Ade',
          handled_at: '2031-03-01T08:30:00.000Z',
          handled_note: 'Twins',
        };
        answer('/events/7/door/conflicts/', [handled]);
        return HttpResponse.json(handled);
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Handled/ }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Have you dealt with Ngozi Adeyẹmi?',
    });
    await userEvent.type(within(dialog).getByLabelText(/Note/), 'Twins');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as Handled' }));
    expect(await screen.findByText('All conflicts are handled.')).toBeVisible();
    await userEvent.click(screen.getByText('1 handled'));
    expect(screen.getByText(/Handled by Bola Ade, .*09:30 WAT\. “Twins”/)).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ note: 'Twins' });
  });

  test('a conflict that somebody else has handled says so, and who', async () => {
    answer('/events/7/door/conflicts/', [conflict]);
    const detail = 'Bola Ade handled this at 09:30.';
    server.use(
      http.post(`/api/events/7/door/conflicts/${conflict.id}/handle/`, () =>
        HttpResponse.json({ detail, code: 'already_handled' }, { status: 409 }),
      ),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as Handled/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as Handled' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  test('conflicts are listed with who admitted them, and when', async () => {
    answer('/events/7/door/conflicts/', [conflict]);
    open();
    expect(await screen.findByRole('heading', { name: 'Conflicts' })).toBeInTheDocument();
    expect(
      screen.getByText(/Let in Sat, 1 Mar 2031, 09:20 WAT by Chidi Eze, device ABCD/),
    ).toBeInTheDocument();
  });

  test('reads that the list failed, with Try Again', async () => {
    answer('/events/7/door/', {}, 500);
    open();
    expect(
      await screen.findByText('Failed to load the door list. Please try again.'),
    ).toBeInTheDocument();
    answer('/events/7/door/', signedList(list));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Ready to scan')).toBeInTheDocument();
  });
});

describe('offline', () => {
  test('the saved list decides, and its admissions are queued and sent when the API is back', async () => {
    judgeAs(null);
    open();
    await enterNumber(number);
    await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
    expect(spoken()).toHaveTextContent('Checked against the list on this device.');
    expect(screen.getByText('Offline')).toBeInTheDocument();
    expect(await screen.findByText(/1 scan is waiting to be sent/)).toBeInTheDocument();
    await enterNumber(number);
    await waitFor(() => expect(spoken()).toHaveTextContent('Already checked in'));
    await enterNumber('TKT-AAAA-AAAA-AAA1');
    await waitFor(() => expect(spoken()).toHaveTextContent('Not paid'));
    expect(screen.getByText(/1 scan is waiting to be sent/)).toBeInTheDocument();

    const received = judgeAs({ outcome: 'already_checked_in', is_conflict: true });
    answer('/events/7/door/', signedList({ ...list, conflicts: { [deviceId()]: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Send Now' }));
    expect(await screen.findByText(/^1 scan on this device let in somebody/)).toBeInTheDocument();
    expect(screen.queryByText(/waiting to be sent/)).not.toBeInTheDocument();
    expect(received).toMatchObject([{ ticket_number: number, let_in: true, undone: false }]);
  });

  test('a page opened offline has this device’s saved list and the queued scans', async () => {
    judgeAs(null);
    const { unmount } = open();
    await enterNumber(number);
    await screen.findByText(/1 scan is waiting to be sent/);
    unmount();
    for (const path of ['/events/my_events/', '/events/7/door/']) {
      server.use(http.get(`/api${path}`, () => HttpResponse.error()));
    }
    const { clearQueries } = await import('../../../api/queryClient');
    clearQueries();
    open();
    expect(
      await screen.findByText(/Tickets are checked against the list saved/),
    ).toBeInTheDocument();
    expect(screen.getByText(/1 scan is waiting to be sent/)).toBeInTheDocument();
    await enterNumber(number);
    await waitFor(() => expect(spoken()).toHaveTextContent('Already checked in'));
  });

  test('scans that another tab has stored and not sent are kept, and sent from here, too', async () => {
    judgeAs(null);
    open();
    await enterNumber(number);
    await screen.findByText(/1 scan is waiting to be sent/);
    const stored = scanLogOf(String(buildUser().id), 7);
    const other = 'TKT-AAAA-AAAA-AAA2';
    stored.write(stored.read().map((scan) => ({ ...scan, id: newId(), ticket_number: other })));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/2 scans are waiting to be sent/)).toBeInTheDocument();
    const received = judgeAs({});
    await userEvent.click(screen.getByRole('button', { name: 'Send Now' }));
    await waitFor(() => expect(received).toHaveLength(2));
    expect(received.map((each) => each.ticket_number)).toEqual([number, other]);
  });

  test('a list that was tampered with in transit is not used', async () => {
    const { installWebCrypto } = await import('../../../test/door');
    installWebCrypto();
    const { list: text, signature } = signedList(list);
    answer('/events/7/door/', { list: text.replace('PENDING', 'VALID'), signature });
    open();
    expect(
      await screen.findByText('Failed to load the door list. Please try again.'),
    ).toBeInTheDocument();
  });
});

describe('the camera', () => {
  function cameraFails(name: string): void {
    const getUserMedia = () => Promise.reject(new DOMException('', name));
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia },
      configurable: true,
    });
  }

  test.each([
    ['NotAllowedError', 'Camera blocked', /The camera is blocked for this site/],
    ['NotFoundError', 'No camera', /This device has no usable camera/],
    ['NotReadableError', 'Camera didn’t start', /Another app may be using it/],
  ])('that fails with %s says why, and typing still works', async (name, title, words) => {
    cameraFails(name);
    judgeAs({});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Camera' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(title)).toBeVisible();
    await enterNumber(number);
    await waitFor(() => expect(spoken()).toHaveTextContent('Checked in'));
  });

  test('is not available on a page without HTTPS', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Camera' }));
    expect(await screen.findByText(/The camera only works over HTTPS/)).toBeInTheDocument();
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  });
});

test('the sound can be switched off, and stays off', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sound', pressed: true }));
  unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Sound', pressed: false })).toBeInTheDocument();
});

test('without a published event it links to the form for a new one', async () => {
  answer('/events/my_events/', [buildEvent({ status: 'DRAFT' })]);
  open();
  expect(await screen.findByText('No events to scan for yet')).toBeInTheDocument();
});

test('whoever is taken off the door keeps no list of its guests, and loses no scan that wasn’t sent', async () => {
  const kept = `door 7 ${buildUser().id}`;
  judgeAs(null);
  open();
  await enterNumber(number);
  await waitFor(async () => expect(await memberStorage.get(kept)).toBeDefined());
  const refusal = { detail: 'You’re not, or no longer, in this team.', code: 'not_in_team' };
  answer('/events/7/door/', refusal, 403);
  answer('/events/7/statistics/', buildStatistics());
  await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
  clearQueries();
  await userEvent.click(screen.getByRole('link', { name: 'Scan' }));
  await waitFor(async () => expect(await memberStorage.get(kept)).toBeUndefined());
  expect(Object.entries(localStorage).join()).toContain(number);
});
