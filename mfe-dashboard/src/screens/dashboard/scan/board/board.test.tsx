import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import type { DoorBoard } from '../../../../api/gatesApi';
import { buildBoard } from '../../../../test/door';
import { answer, openDashboard, server, setUpFakeApi } from '../../../../test/renderScreen';
import { lastMinutes } from './minutes';

setUpFakeApi();

beforeEach(() => answer('/events/my_events/', [buildEvent()]));

const open = () => openDashboard('ORGANIZER', '?tab=scan&door=board');
/** The figure of a card. */
const figure = (label: string) => screen.getByText(label).closest('dl');

/** Answers as the API does: with the version that is shown, the next board comes when `push` is called. */
function holdBoards(first: DoorBoard) {
  const asked: (string | null)[] = [];
  let now = first;
  let tell: () => void = () => undefined;
  server.use(
    http.get('/api/events/7/door/board/', async ({ request }) => {
      const seen = new URL(request.url).searchParams.get('seen');
      asked.push(seen);
      while (seen === now.version) await new Promise<void>((resolve) => (tell = resolve));
      return HttpResponse.json(now);
    }),
  );
  return {
    asked,
    push: (board: DoorBoard) => {
      now = board;
      tell();
    },
  };
}

test('shows who is in, by gate and minute, and follows what happens', async () => {
  const { asked, push } = holdBoards(buildBoard());
  open();
  expect(await screen.findByText('Live')).toBeVisible();
  expect(figure('Inside now')).toHaveTextContent('120of 500 places');
  expect(figure('Checked in')).toHaveTextContent('130of 460 sold');
  expect(figure('Per minute')).toHaveTextContent('2.5');
  const table = screen.getByRole('table', { name: 'By gate' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/North.*100.*10.*18:30:10/);
  expect(rows[1]).toHaveTextContent(/No gate, or by hand.*30.*0/);
  expect(
    screen.getByRole('img', { name: 'In the last 30 minutes, 25 came in and 3 left.' }),
  ).toBeVisible();
  push(buildBoard({ version: 'b', inside: 121 }));
  await waitFor(() => expect(figure('Inside now')).toHaveTextContent('121'));
  await waitFor(() => expect(asked).toEqual([null, 'a', 'b']));
});

test('open conflicts lead to where they are listed', async () => {
  holdBoards(buildBoard({ open_conflicts: 2 }));
  open();
  const link = await screen.findByRole('link', { name: 'Listed beside the scanner' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\?tab=scan$/));
});

test('raises the alarm once as many are inside as the organizer has set', async () => {
  const { push } = holdBoards(buildBoard({ alarm_at: 121 }));
  open();
  const alarm = await screen.findByRole('status', { name: 'Capacity alarm' });
  expect(alarm).toBeEmptyDOMElement();
  push(buildBoard({ version: 'b', alarm_at: 121, inside: 121 }));
  await waitFor(() =>
    expect(alarm).toHaveTextContent('Capacity alarm121 people or more are inside.'),
  );
});

test('says since when it is out of date, keeps what it shows, and is live again by itself', async () => {
  const { push } = holdBoards(buildBoard());
  open();
  await screen.findByText('Live');
  server.use(http.get('/api/events/7/door/board/', () => HttpResponse.error()));
  push(buildBoard({ version: 'b', inside: 121 }));
  expect(await screen.findByText('Out of date')).toBeVisible();
  expect(screen.getByText(/since \d\d:\d\d:\d\d\. We keep trying/)).toBeVisible();
  expect(figure('Inside now')).toHaveTextContent('121');
  holdBoards(buildBoard({ version: 'c', inside: 140 }));
  await waitFor(() => expect(figure('Inside now')).toHaveTextContent('140'), { timeout: 3000 });
  expect(screen.getByText('Live')).toBeVisible();
});

test('tried now, it keeps what it shows until there is an answer, and then the focus', async () => {
  const { push } = holdBoards(buildBoard());
  open();
  await screen.findByText('Live');
  server.use(http.get('/api/events/7/door/board/', () => HttpResponse.error()));
  push(buildBoard({ version: 'b', inside: 121 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Now' }));
  expect(figure('Inside now')).toHaveTextContent('121');
  holdBoards(buildBoard({ version: 'c', inside: 140 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Now' }));
  await waitFor(() => expect(figure('Inside now')).toHaveTextContent('140'));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Live$/));
});

test('goes away from whoever may not see it any more', async () => {
  const { asked, push } = holdBoards(buildBoard());
  open();
  await screen.findByText('Live');
  answer('/events/7/door/board/', { detail: 'Not any more.', code: 'not_in_team' }, 403);
  push(buildBoard({ version: 'b' }));
  expect(await screen.findByText('Failed to load the live board. Please try again.')).toBeVisible();
  expect(screen.queryByText('Inside now')).not.toBeInTheDocument();
  expect(asked.length).toBeLessThan(4);
});

test('claims no busiest minute before anybody has come', async () => {
  holdBoards(buildBoard({ minutes: [] }));
  open();
  expect(await screen.findByText('0 came in.')).toBeVisible();
});

test('minutes without anybody are minutes too', () => {
  const minutes = lastMinutes(buildBoard(), 3);
  expect(minutes.map(({ entered }) => entered)).toEqual([0, 25, 0]);
});
