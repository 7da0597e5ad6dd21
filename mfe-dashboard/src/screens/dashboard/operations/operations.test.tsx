import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage } from '@nzuko/contract/testing';
import { http, HttpResponse } from 'msw';

import type { Job, OutgoingMail } from '../../../api/operationsApi';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const buildMail = (overrides: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 41,
  kind: 'ticket',
  recipient: 'ngozi@example.test',
  subject: 'Your tickets for Lagos React Meetup',
  state: 'FAILED',
  attempts: 8,
  next_attempt_at: null,
  problem: '550 no such mailbox',
  created_at: '2031-03-01T08:00:00.000Z',
  sent_at: null,
  ...overrides,
});
const job: Job = {
  id: 7,
  task: 'end_order',
  subject_id: 12,
  state: 'DEAD',
  attempts: 25,
  max_attempts: 25,
  due_at: '2031-03-01T09:00:00.000Z',
  problem: 'connection refused',
  created_at: '2031-03-01T08:00:00.000Z',
};

/** Fakes the lists, as they are at each call. */
function answerLists(lists: {
  failed?: OutgoingMail[];
  unconfirmed?: OutgoingMail[];
  jobs?: Job[];
}) {
  server.use(
    http.get('/api/mails/', ({ request }) => {
      const isFailed = new URL(request.url).searchParams.get('state') === 'FAILED';
      return HttpResponse.json(buildPage((isFailed ? lists.failed : lists.unconfirmed) ?? []));
    }),
    http.get('/api/jobs/', () => HttpResponse.json(buildPage(lists.jobs ?? []))),
  );
}

/** Fakes a POST and records its paths. */
function answerPost(path: string, status: number, body: object, then = () => {}) {
  const asked: string[] = [];
  server.use(
    http.post(`/api${path}`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      then();
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
}

const open = () => openDashboard('ADMIN', '?tab=operations');
const table = (name: string) => screen.findByRole('table', { name });

test('only administrators have the tab', async () => {
  openDashboard('ORGANIZER', '?tab=operations');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Operations');
});

test('says that nothing waits', async () => {
  answerLists({});
  open();
  expect(await screen.findByText('No email has failed.')).toBeVisible();
  expect(await screen.findByText('No email is unconfirmed.')).toBeVisible();
  expect(await screen.findByText('There are no dead jobs.')).toBeVisible();
});

test('shows what was given up, and why', async () => {
  answerLists({
    failed: [buildMail()],
    unconfirmed: [buildMail({ id: 42, state: 'UNCONFIRMED', recipient: 'tolu@example.test' })],
    jobs: [job],
  });
  open();
  const failed = within(await table('failed emails'));
  expect(failed.getByText('550 no such mailbox')).toBeVisible();
  expect(failed.getByText('8 attempts')).toBeVisible();
  expect(await table('unconfirmed emails')).toHaveTextContent('tolu@example.test');
  const jobs = within(await table('dead jobs'));
  expect(jobs.getByRole('rowheader')).toHaveTextContent('End order 12connection refused');
  expect(jobs.getByText('25 of 25')).toBeVisible();
});

test('sends an email again, which leaves the list', async () => {
  const lists = { failed: [buildMail()] };
  answerLists(lists);
  const asked = answerPost('/mails/41/resend/', 200, buildMail({ state: 'SENDING' }), () => {
    lists.failed = [];
  });
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Send Again to ngozi@example.test' }),
  );
  expect(await screen.findByText('No email has failed.')).toBeVisible();
  expect(asked).toEqual(['/api/mails/41/resend/']);
  expect(await screen.findByText('The email is on its way.')).toBeVisible();
});

test('an email that was alone on the last page leaves for the page before it', async () => {
  const pages = [[buildMail({ id: 40, recipient: 'tolu@example.test' })], [buildMail()]];
  answerLists({});
  server.use(
    http.get('/api/mails/', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const results = pages[Number(query.get('page')) - 1] ?? [];
      const isFailed = query.get('state') === 'FAILED';
      return HttpResponse.json(isFailed ? buildPage(results, 19 + pages.length) : buildPage([]));
    }),
  );
  answerPost('/mails/41/resend/', 200, buildMail({ state: 'SENDING' }), () => pages.pop());
  const { router } = openDashboard('ADMIN', '?tab=operations&failed=2');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Send Again to ngozi@example.test' }),
  );
  expect(await screen.findByText('tolu@example.test')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=operations');
});

test('says why an email can’t be sent again, and reads the list anew', async () => {
  const lists = { failed: [buildMail()] };
  answerLists(lists);
  const detail = 'This email is on its way already.';
  answerPost('/mails/41/resend/', 409, { detail, code: 'being_sent' }, () => {
    lists.failed = [];
  });
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Send Again to ngozi@example.test' }),
  );
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await screen.findByText('No email has failed.')).toBeVisible();
});

test('tries a job again; its row goes, and the focus stays in the section', async () => {
  const lists = { jobs: [job] };
  answerLists(lists);
  const asked = answerPost('/jobs/7/retry/', 200, { ...job, state: 'WAITING' }, () => {
    lists.jobs = [];
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again End order 12' }));
  expect(await screen.findByText('There are no dead jobs.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dead jobs' })).toHaveFocus();
  expect(asked).toEqual(['/api/jobs/7/retry/']);
});

test('lists that can’t be loaded say so, each for itself', async () => {
  answerLists({ jobs: [job] });
  answer('/mails/', {}, 500);
  open();
  await waitFor(() =>
    expect(screen.getAllByText('Failed to load these emails. Please try again.')).toHaveLength(2),
  );
  expect(await table('dead jobs')).toBeVisible();
});
