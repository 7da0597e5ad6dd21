import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser } from '@nzuko/shared-auth/testing';
import { http, HttpResponse } from 'msw';

import { queryClientOf } from '../../../api/queryClient';
import type { EventReport, ReportCase } from '../../../api/reportsApi';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const buildCase = (overrides: Partial<ReportCase> = {}): ReportCase => ({
  id: 5,
  event: {
    id: 12,
    title: 'Lagos React Meetup',
    is_suspended: false,
    organizer: { id: 7, name: 'Tolu Bello' },
  },
  opened_at: hoursAgo(3.5),
  reasons: [
    { reason: 'scam', count: 2 },
    { reason: 'other', count: 1 },
  ],
  handled: null,
  ...overrides,
});

const handled = {
  outcome: 'DISMISSED' as const,
  by: 'Ada Obi',
  at: hoursAgo(2.5),
  note: 'The venue is real',
};

const buildReport = (overrides: Partial<EventReport> = {}): EventReport => ({
  id: 1,
  reason: 'scam',
  message: 'Nobody at <b>the venue</b> knows of it.',
  reported_at: hoursAgo(3.5),
  account: { id: 30, name: 'Bola Ade' },
  email: 'bola@example.test',
  ...overrides,
});

/** Fakes both lists and one case, as they are at each call. */
function answerCases(cases: { open?: ReportCase[]; handled?: ReportCase[]; one?: ReportCase }) {
  server.use(
    http.get('/api/desk/report-cases/', ({ request }) => {
      const isOpen = new URL(request.url).searchParams.get('open') === 'true';
      const results = (isOpen ? cases.open : cases.handled) ?? [];
      return HttpResponse.json({ next: null, results });
    }),
    http.get('/api/desk/report-cases/5/', () => HttpResponse.json(cases.one ?? buildCase())),
  );
}

/** Fakes a POST and records what it is sent. */
function answerPost(what: string, status: number, body: object, then = () => {}) {
  const sent: unknown[] = [];
  server.use(
    http.post(`/api/desk/report-cases/5/${what}/`, async ({ request }) => {
      sent.push(await request.json());
      then();
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

const reports = (...results: EventReport[]) =>
  answer('/desk/report-cases/5/reports/', { next: null, results });
const open = (query = '') => openDashboard('ADMIN', `?tab=reports${query}`);

test('lists what waits with how much and for how long, and what was handled, by whom', async () => {
  answerCases({ open: [buildCase()], handled: [buildCase({ id: 4, handled })] });
  open();
  const waiting = within(await screen.findByRole('table', { name: 'reported events' }));
  expect(waiting.getByRole('link', { name: 'Lagos React Meetup' })).toHaveAttribute(
    'href',
    expect.stringContaining('case=5'),
  );
  expect(waiting.getByRole('cell', { name: '3' })).toBeVisible();
  expect(waiting.getByText('Scam')).toBeVisible();
  expect(waiting.getByText('3 hours ago')).toBeVisible();
  const done = within(await screen.findByRole('table', { name: 'handled reports' }));
  expect(done.getByText('Ada Obi dismissed this')).toBeVisible();
  expect(done.getByText('2 hours ago')).toBeVisible();
});

test('says that nothing waits', async () => {
  answerCases({});
  open();
  expect(await screen.findByText('No reports are waiting.')).toBeVisible();
  expect(screen.getByText('No report has been handled yet.')).toBeVisible();
});

test('offers to try again when the lists fail', async () => {
  answer('/desk/report-cases/', {}, 500);
  open();
  const [failure] = await screen.findAllByText('Failed to load reports. Please try again.');
  expect(failure).toBeVisible();
  answerCases({ open: [buildCase()] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Lagos React Meetup' })).toBeVisible();
});

test('shows what people wrote, as text, and who they are', async () => {
  answerCases({});
  reports(
    buildReport(),
    buildReport({ id: 2, account: null, email: 'visitor@example.test' }),
    buildReport({ id: 3, account: null, email: null }),
  );
  open('&case=5');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lagos React Meetup');
  const [first, second, third] = (await screen.findAllByRole('article')).map((each) =>
    within(each),
  );
  expect(first?.getByText('Nobody at <b>the venue</b> knows of it.')).toBeVisible();
  expect(first?.getByRole('link', { name: 'Bola Ade' })).toHaveAttribute(
    'href',
    expect.stringContaining('person=30'),
  );
  expect(second?.getByRole('link', { name: 'visitor@example.test' })).toBeVisible();
  expect(third?.getByText('Deleted account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the event' })).toHaveAttribute('href', '/events/12');
});

test('reads the reports on, and then says that they are all there', async () => {
  answerCases({});
  answer('/desk/report-cases/5/reports/', { next: '?after=1', results: [buildReport()] });
  open('&case=5');
  const button = await screen.findByRole('button', { name: 'Show More Reports' });
  answer('/desk/report-cases/5/reports/', { next: null, results: [buildReport({ id: 2 })] });
  await userEvent.click(button);
  expect(await screen.findByText('All 2 reports')).toHaveFocus();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('reports that can’t be refreshed stay, and are asked for anew', async () => {
  answerCases({});
  reports(buildReport());
  open('&case=5');
  await screen.findByRole('article');
  answer('/desk/report-cases/5/reports/', {}, 500);
  await act(() => queryClientOf(buildUser({ role: 'ADMIN' }), null).invalidateQueries());
  expect(await screen.findByText('Failed to load reports. Please try again.')).toBeVisible();
  reports(buildReport({ message: 'It was moved.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('It was moved.')).toBeVisible();
});

test('suspends the event with a reason, and the case says who did', async () => {
  const cases: Parameters<typeof answerCases>[0] = {};
  answerCases(cases);
  reports(buildReport());
  const sent = answerPost('suspend', 200, buildCase(), () => {
    cases.one = buildCase({
      event: { ...buildCase().event, is_suspended: true },
      handled: { ...handled, outcome: 'SUSPENDED', by: 'Ada Obi', at: hoursAgo(0), note: '' },
    });
  });
  open('&case=5');
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend Event' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Suspend Lagos React/ }));
  expect(dialog.getByText(/any money it took isn’t paid out/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend Event' }));
  expect(await dialog.findByText('Reason is required')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A fraud');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend Event' }));
  expect(await screen.findByText('Ada Obi suspended this event just now')).toBeVisible();
  expect(sent).toEqual([{ reason: 'A fraud', note: '' }]);
  expect(screen.queryByRole('button', { name: 'Suspend Event' })).toBeNull();
  // The buttons have gone, so the focus is where the answer is.
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^Ada Obi suspended this event just now/),
  );
});

test.each([
  [true, 0],
  [false, 1],
])(
  'a case that ended in a suspension says that it was lifted (suspended: %s)',
  async (is_suspended, times) => {
    const { event } = buildCase();
    answerCases({
      one: buildCase({
        event: { ...event, is_suspended },
        handled: { ...handled, outcome: 'SUSPENDED', note: 'Bola called' },
      }),
    });
    reports(buildReport());
    open('&case=5');
    expect(await screen.findByText('Bola called')).toBeVisible();
    expect(screen.queryAllByText('The suspension has been lifted since.')).toHaveLength(times);
  },
);

test('says who was first, keeps what was typed, and then shows the case as it is', async () => {
  const cases: Parameters<typeof answerCases>[0] = {};
  answerCases(cases);
  reports(buildReport());
  const detail =
    'Ada Obi dismissed these reports already, on Sun, 2 Mar 2031, 09:12 WAT: The venue is real';
  answerPost('dismiss', 409, { detail, code: 'already_handled' }, () => {
    cases.one = buildCase({ handled });
  });
  open('&case=5');
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Reports' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss these reports?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'It is fine');
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss Reports' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('It is fine');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Ada Obi dismissed this 2 hours ago')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss Reports' })).not.toBeInTheDocument();
});

test('says that there is no such case', async () => {
  answerCases({});
  answer('/desk/report-cases/5/', { detail: 'We couldn’t find that case.' }, 404);
  open('&case=5');
  expect(await screen.findByText('We couldn’t find that case.')).toBeVisible();
});
