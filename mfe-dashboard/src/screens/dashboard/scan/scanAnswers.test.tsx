import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import type { DoorScan } from '../../../api/doorApi';
import { DOOR_REFRESH_MS } from '../../../constants';
import {
  buildDoorList,
  buildDoorTicket,
  buildSetup,
  buildVerdict,
  signedList,
} from '../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';
import { answerLooks } from './doorAnswers';
import { deviceId } from './scanLog';

setUpFakeApi();

const list = buildDoorList([buildDoorTicket()]);

beforeEach(() => {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/door/', signedList(list));
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  answer('/events/7/door/setup/', buildSetup());
});

afterEach(() => jest.useRealTimers());

const open = () => openDashboard('ORGANIZER', '?tab=scan');
const spoken = () => screen.getByRole('status', { name: 'Answer' });

async function enterNumber(number: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Ticket number'), `${number}{Enter}`);
}

test('going out doesn’t look like coming in', () => {
  expect(answerLooks.left.tone).not.toBe(answerLooks.admitted.tone);
});

test.each([
  ['https://example.com/menu', 'This code isn’t a ticket’s.'],
  ['WIFI:T:WPA;S:Guests;P:secret;;', 'This code isn’t a ticket’s.'],
  [
    `${window.location.origin}/t/abcdefgh`,
    'This code is the link to a ticket. Ask them to open the link and show the code there.',
  ],
])('%s is said to be no ticket, without asking for one', async (text, detail) => {
  const received: DoorScan[] = [];
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: DoorScan[] };
      received.push(...scans);
      return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
    }),
  );
  open();
  await userEvent.click(await screen.findByLabelText('Ticket number'));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Check In' }));
  await waitFor(() => expect(spoken()).toHaveTextContent('Not a ticket'));
  expect(spoken()).toHaveTextContent(detail);
  expect(received).toEqual([]);
});

test('how many this device has wrongly let in is said until all are handled', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answer('/events/7/door/', signedList({ ...list, conflicts: { [deviceId()]: 3, other: 1 } }));
  open();
  const wronglyIn = /^3 scans on this device let in people who shouldn’t have been let in\./;
  expect(await screen.findByText(wronglyIn)).toBeVisible();
  answer('/events/7/door/', signedList(list));
  const timeout = 2 * DOOR_REFRESH_MS;
  await waitForElementToBeRemoved(screen.queryByText(wronglyIn), { timeout });
});

test('guests who are found are scrolled into view, once for each search', async () => {
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  open();
  const field = await screen.findByLabelText('Find by name');
  await userEvent.type(field, 'zzz');
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, 'ngozi');
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
  scroll.mockRestore();
});

test('a scan that gets no answer is the only one to wait for it: those in line behind it ask the list', async () => {
  const [first, second] = ['TKT-AAAA-AAAA-AAA1', 'TKT-AAAA-AAAA-AAA2'];
  const tickets = [first, second].map((ticket_number) => buildDoorTicket({ ticket_number }));
  answer('/events/7/door/', signedList(buildDoorList(tickets)));
  const asked: string[] = [];
  let lose: () => void = () => undefined;
  const isLost = new Promise<void>((resolve) => (lose = resolve));
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: DoorScan[] };
      asked.push(...scans.map((each) => each.ticket_number));
      await isLost;
      return HttpResponse.error();
    }),
  );
  open();
  await enterNumber(first);
  await waitFor(() => expect(asked).toEqual([first]));
  await enterNumber(second);
  lose();
  await waitFor(() => expect(spoken()).toHaveTextContent(second));
  expect(spoken()).toHaveTextContent('Checked in');
  expect(asked).toEqual([first]);
});

test('after Send Now, a hand scanner’s next ticket goes into its field', async () => {
  server.use(http.post('/api/events/7/door/sync/', () => HttpResponse.error()));
  open();
  await enterNumber('TKT-4F7K-9QXM-2RBD');
  const button = await screen.findByRole('button', { name: 'Send Now' });
  const sent = jest.fn();
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      sent();
      const { scans } = (await request.json()) as { scans: DoorScan[] };
      return HttpResponse.json({ results: scans.map(({ id }) => buildVerdict({ id })) });
    }),
  );
  await userEvent.click(button);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(screen.getByLabelText('Ticket number')).toHaveFocus();
});
