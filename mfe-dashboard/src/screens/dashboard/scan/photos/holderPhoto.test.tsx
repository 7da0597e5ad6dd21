import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import type { DoorScan, DoorVerdict } from '../../../../api/doorApi';
import {
  buildDoorList,
  buildDoorTicket,
  buildSetup,
  buildVerdict,
  signedList,
} from '../../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../../test/renderScreen';

setUpFakeApi();

const number = 'TKT-4F7K-9QXM-2RBD';
const KEY = '5-abcdefghijkl';

beforeEach(() => {
  localStorage.clear();
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/door/conflicts/', []);
  answer('/events/7/gate-links/', []);
  answer('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  answer('/events/7/door/setup/', buildSetup());
  answer('/events/7/door/', signedList(buildDoorList([buildDoorTicket()])));
});

function judgeAs(verdict: Partial<DoorVerdict>): void {
  server.use(
    http.post('/api/events/7/door/sync/', async ({ request }) => {
      const { scans } = (await request.json()) as { scans: DoorScan[] };
      const results = scans.map(({ id }) => buildVerdict({ ...verdict, id }));
      return HttpResponse.json({ results });
    }),
  );
}

type Answer = () => Response | Promise<Response>;
const face: Answer = () =>
  new HttpResponse('a face', { headers: { 'Content-Type': 'image/webp' } });

/** Answers requests for photos in turn, the last one for good; counts them. */
function servePhoto(...answers: Answer[]) {
  const asked = { times: 0 };
  server.use(
    http.get('/api/events/7/door/photos/:key/', ({ params }) => {
      expect(params.key).toBe(KEY);
      const next = answers[Math.min(asked.times, answers.length - 1)];
      asked.times += 1;
      return next?.();
    }),
  );
  return asked;
}

const spoken = () => screen.getByRole('status', { name: 'Answer' });
const photo = () => screen.queryByRole('img', { name: 'Photo of Ngozi Adeyẹmi' });

async function scan() {
  openDashboard('ORGANIZER', '?tab=scan');
  await userEvent.type(await screen.findByLabelText('Ticket number'), number);
  await userEvent.click(screen.getByRole('button', { name: 'Check In' }));
  await waitFor(() => expect(spoken()).toHaveTextContent('Ngozi Adeyẹmi'));
}

test.each(['admitted', 'already_checked_in'] as const)(
  'the answer “%s” shows the photo, which it doesn’t wait for',
  async (outcome) => {
    judgeAs({ outcome, photo: KEY, checks_photo: true });
    let send = () => {};
    servePhoto(async () => {
      await new Promise<void>((resolve) => (send = resolve));
      return face();
    });
    await scan();
    expect(await screen.findByText('Loading the photo…')).toBeInTheDocument();
    expect(spoken()).toHaveTextContent('VIP');
    send();
    await waitFor(() => expect(photo()).toBeVisible());
    expect(spoken()).not.toHaveTextContent('No photo');
  },
);

test.each(['wrong_gate', 'left'] as const)(
  'whoever is told “%s” is compared with nothing',
  async (outcome) => {
    judgeAs({ outcome, photo: KEY, checks_photo: true });
    const asked = servePhoto(face);
    await scan();
    expect(photo()).toBeNull();
    expect(spoken()).not.toHaveTextContent('No photo');
    expect(asked.times).toBe(0);
  },
);

test('a ticket without one says so, and nothing is asked for', async () => {
  judgeAs({ photo: null, checks_photo: true });
  const asked = servePhoto(face);
  await scan();
  expect(spoken()).toHaveTextContent('No photo');
  expect(asked.times).toBe(0);
});

test.each([
  ['by the API', { photo: null, checks_photo: false }],
  // Earlier versions sent the address of the picture to every door.
  ['by an API of an earlier version', { photo: '/api/media/a.webp', checks_photo: undefined }],
])('where photos aren’t checked %s, none is shown or missed', async (_by, verdict) => {
  judgeAs(verdict);
  const asked = servePhoto(face);
  await scan();
  expect(photo()).toBeNull();
  expect(screen.queryByText('No photo')).not.toBeInTheDocument();
  expect(asked.times).toBe(0);
});

test('a photo that can’t be loaded is asked for again at a press', async () => {
  judgeAs({ photo: KEY, checks_photo: true });
  servePhoto(() => HttpResponse.json({}, { status: 500 }), face);
  await scan();
  expect(await screen.findByText('We couldn’t load the photo.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load Photo' }));
  await waitFor(() => expect(photo()).toBeVisible());
});

test('a photo that is gone says so', async () => {
  judgeAs({ photo: KEY, checks_photo: true });
  servePhoto(() => HttpResponse.json({ detail: 'We couldn’t find that photo.' }, { status: 404 }));
  await scan();
  expect(await screen.findByText('The photo was removed or changed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load Photo' })).not.toBeInTheDocument();
});

test('a photo that never comes doesn’t hold up the next scan', async () => {
  judgeAs({ photo: KEY, checks_photo: true });
  servePhoto(async () => {
    await delay('infinite');
    return face();
  });
  await scan();
  judgeAs({ name: 'Adé Bello', photo: null, checks_photo: true });
  await userEvent.type(screen.getByLabelText('Ticket number'), number);
  await userEvent.click(screen.getByRole('button', { name: 'Check In' }));
  await waitFor(() => expect(spoken()).toHaveTextContent('Adé Bello'));
  expect(screen.queryByText('Loading the photo…')).not.toBeInTheDocument();
});
