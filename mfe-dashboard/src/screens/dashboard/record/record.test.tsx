import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser } from '@nzuko/shared-auth/testing';
import { http, HttpResponse } from 'msw';

import { queryClientOf } from '../../../api/queryClient';
import type { RecordEntry } from '../../../api/recordApi';
import { catchDownloads } from '../../../test/downloads';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const buildEntry = (overrides: Partial<RecordEntry> = {}): RecordEntry => ({
  id: 9,
  at: '2031-03-01T08:00:00.000Z',
  by: 'ACCOUNT',
  actor: 'Ada Obi',
  action: 'event_changed',
  summary: 'Changed the event',
  event: { id: 12, title: 'Lagos React Meetup' },
  account: null,
  about: [],
  changes: [],
  request_id: null,
  ...overrides,
});

const rows = async () => within(await screen.findByRole('table', { name: 'entries' }));

test('shows who changed what of an event, before and after', async () => {
  answer('/events/my_events/', [buildEvent({ id: 12, title: 'Lagos React Meetup' })]);
  const changes = [
    { what: 'Standard: price', before: '₦1,000', after: '₦1,500' },
    { what: 'Description', before: null, after: null },
  ];
  answer('/events/12/record/', { next: null, results: [buildEntry({ changes })] });
  openDashboard('ORGANIZER', '?tab=history&event=12');
  const table = await rows();
  expect(table.getByRole('rowheader')).toHaveTextContent('Standard: price: ₦1,000 → ₦1,500');
  expect(table.getByRole('rowheader')).toHaveTextContent('Description changed');
  expect(table.getByText('Ada Obi')).toBeVisible();
  // It is reached from the event's card, and leads back there.
  const tab = screen.getByRole('link', { name: 'My Events' });
  expect(tab).toHaveAttribute('aria-current', 'true');
  const back = screen.getByRole('link', { name: 'Back to My Events' });
  expect(back).toHaveAttribute('href', '/dashboard?tab=my-events&event=12');
});

test('shows an owner the history of the whole team, and doesn’t name administrators', async () => {
  server.use(
    http.get('/api/teams/:id/record/', () =>
      HttpResponse.json({
        next: null,
        results: [
          buildEntry({ by: 'ADMINISTRATOR', actor: null, about: ['Payout 3 for Ada Obi'] }),
        ],
      }),
    ),
  );
  openDashboard('ORGANIZER', '?tab=history');
  const table = await rows();
  expect(table.getByText('An administrator')).toBeVisible();
  expect(table.getByText('Lagos React Meetup · Payout 3 for Ada Obi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'true');
  const back = screen.getByRole('link', { name: 'Back to Team' });
  expect(back).toHaveAttribute('href', '/dashboard?tab=team');
});

test.each([
  ['', '/teams/:id', 'history'],
  ['&event=12', '/events/12', 'history-12'],
])('its file%s is named after what it is of and the day', async (query, of, name) => {
  const names = catchDownloads();
  answer('/events/my_events/', [buildEvent({ id: 12 })]);
  answer(`${of}/record/`, { next: null, results: [buildEntry()] });
  server.use(http.get(`/api${of}/record.csv`, () => HttpResponse.text('Entry')));
  openDashboard('ORGANIZER', `?tab=history${query}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const file = new RegExp(String.raw`^${name}-\d{4}-\d{2}-\d{2}\.csv$`);
  await waitFor(() => expect(names).toEqual([expect.stringMatching(file)]));
});

test('an invitation’s address breaks at its punctuation alone', async () => {
  answer('/events/my_events/', [buildEvent({ id: 12 })]);
  const entry = buildEntry({ about: ['zi.okoye@example.test'] });
  answer('/events/12/record/', { next: null, results: [entry] });
  openDashboard('ORGANIZER', '?tab=history&event=12');
  const about = (await rows()).getByText('Lagos React Meetup · zi.okoye@example.test');
  expect(about.innerHTML).toBe('Lagos React Meetup · zi.<wbr>okoye@<wbr>example.<wbr>test');
});

test('shows administrators everything, page by page', async () => {
  server.use(
    http.get('/api/desk/record/', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      return HttpResponse.json(
        before === '9'
          ? { next: null, results: [buildEntry({ id: 8, summary: 'Signed in', event: null })] }
          : { next: '/api/desk/record/?before=9', results: [buildEntry()] },
      );
    }),
  );
  openDashboard('ADMIN', '?view=desk&tab=record');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Older Entries' }));
  expect(await (await rows()).findByText('Signed in')).toBeVisible();
  expect(
    screen.getByText(/are kept for seven years: sign-ins and sign-outs for one/),
  ).toBeVisible();
  // The button goes, and the focus with it.
  expect(screen.getByText('All 2 entries')).toHaveFocus();
});

test('older entries that can’t be loaded are asked for again by the same button', async () => {
  answer('/desk/record/', { next: '/api/desk/record/?before=9', results: [buildEntry()] });
  openDashboard('ADMIN', '?view=desk&tab=record');
  const button = await screen.findByRole('button', { name: 'Show Older Entries' });
  answer('/desk/record/', {}, 500);
  await userEvent.click(button);
  expect(await screen.findByText('Failed to load the history. Please try again.')).toBeVisible();
  answer('/desk/record/', { next: null, results: [buildEntry({ id: 8, summary: 'Signed in' })] });
  await userEvent.click(button);
  expect(await (await rows()).findByText('Signed in')).toBeVisible();
});

test('a history that can’t be refreshed stays, and is asked for anew', async () => {
  answer('/desk/record/', { next: null, results: [buildEntry()] });
  openDashboard('ADMIN', '?view=desk&tab=record');
  await rows();
  answer('/desk/record/', {}, 500);
  await act(() => queryClientOf(buildUser({ role: 'ADMIN' }), null).invalidateQueries());
  expect(await screen.findByText('Failed to load the history. Please try again.')).toBeVisible();
  expect((await rows()).getByText('Changed the event')).toBeVisible();
  answer('/desk/record/', { next: null, results: [buildEntry({ summary: 'Signed in' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await (await rows()).findByText('Signed in')).toBeVisible();
});

test('a history that can’t be loaded says so', async () => {
  answer('/desk/record/', {}, 500);
  openDashboard('ADMIN', '?view=desk&tab=record');
  expect(await screen.findByText('Failed to load the history. Please try again.')).toBeVisible();
});

test('shows administrators what has to do with an event and an account, and leaves one out', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/api/desk/record/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ next: null, results: [buildEntry()] });
    }),
  );
  openDashboard('ADMIN', '?view=desk&tab=record&event=12&account=7');
  await userEvent.click(
    await screen.findByRole('link', { name: 'Remove the filter Event: Lagos React Meetup' }),
  );
  expect(
    await screen.findByRole('link', { name: 'Remove the filter Account: Ada Obi' }),
  ).toBeVisible();
  await rows();
  expect(asked).toEqual(['?event=12&account=7&kind=CHANGES', '?account=7&kind=CHANGES']);
});

test('leaves sign-ins out until administrators ask for another kind, or for everything', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/api/desk/record/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ next: null, results: [] });
    }),
  );
  openDashboard('ADMIN', '?view=desk&tab=record');
  const show = await screen.findByRole('combobox', { name: 'Show' });
  expect(show).toHaveDisplayValue('All but sign-ins');
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  await userEvent.selectOptions(show, 'Money');
  expect(await screen.findByText('There are no entries of this kind.')).toBeVisible();
  await userEvent.selectOptions(show, 'Everything');
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  expect(asked).toEqual(['?kind=CHANGES', '?kind=MONEY', '']);
});

test('there is no file of a history without entries', async () => {
  answer('/desk/record/', { next: null, results: [] });
  openDashboard('ADMIN', '?view=desk&tab=record&account=7');
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove the filter Account: No. 7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});
