import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { FoundEvent } from '../../../api/findApi';
import type { Suspension } from '../../../api/suspensionsApi';
import { buildFoundEvent } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const buildSuspension = (overrides: Partial<Suspension> = {}): Suspension => ({
  id: 5,
  account: null,
  event: { id: 12, title: 'Lagos React Meetup' },
  reason: 'Tickets for a hall that nobody has booked',
  suspended_by: 'Bola Ade',
  suspended_at: '2031-03-01T08:00:00.000Z',
  lifted: null,
  ...overrides,
});

const found = buildFoundEvent();

/** Fakes both lists, as they are at each call. */
function answerLists(lists: { open: Suspension[]; lifted?: Suspension[] }) {
  server.use(
    http.get('/api/desk/suspensions/', ({ request }) => {
      const isOpen = new URL(request.url).searchParams.get('open') === 'true';
      const results = isOpen ? lists.open : (lists.lifted ?? []);
      return HttpResponse.json({ next: null, results });
    }),
  );
}

/** Fakes a POST and records what it is sent. */
function answerPost(path: string, status: number, body: object, then = () => {}) {
  const sent: unknown[] = [];
  server.use(
    http.post(`/api${path}`, async ({ request }) => {
      sent.push(await request.json());
      then();
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

const open = () => openDashboard('ADMIN', '?view=desk&tab=suspensions');

test('only administrators have the desk', async () => {
  openDashboard('ORGANIZER', '?view=desk&tab=suspensions');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Suspensions');
});

test('shows what is suspended, by whom and why, and what was lifted', async () => {
  const account = { id: 7, name: 'Tolu Bello', email: 'tolu@example.test' };
  const lifted = { by: 'Ada Obi', at: '2031-03-02T08:00:00.000Z', reason: 'It was a mix-up' };
  answerLists({
    open: [buildSuspension()],
    lifted: [buildSuspension({ id: 4, event: null, account, lifted })],
  });
  open();
  const now = within(await screen.findByRole('table', { name: 'suspensions' }));
  expect(now.getByRole('link', { name: 'Lagos React Meetup' })).toHaveAttribute(
    'href',
    '/events/12',
  );
  expect(now.getByText('Tickets for a hall that nobody has booked')).toBeVisible();
  expect(now.getByText('Bola Ade')).toBeVisible();
  const before = within(await screen.findByRole('table', { name: 'lifted suspensions' }));
  expect(before.getByText('Account · tolu@example.test')).toBeVisible();
  expect(before.getByText('Ada Obi: It was a mix-up')).toBeVisible();
});

/** Fakes the search for an event, and records what is searched for. */
function answerSearch(results: FoundEvent[]) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/desk/events/', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json({ next: null, results });
    }),
  );
  return asked;
}

async function find(text: string) {
  const link = await screen.findByRole('textbox', { name: /Link to the event/ });
  await userEvent.clear(link);
  await userEvent.type(link, text);
  await userEvent.click(screen.getByRole('button', { name: 'Find Event' }));
}

async function suspend(reason: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Lagos React Meetup?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend Event' }));
  return dialog;
}

test('suspends the event of a link once it is named and the reason given', async () => {
  const lists = { open: [] as Suspension[] };
  answerLists(lists);
  const asked = answerSearch([found]);
  const sent = answerPost('/desk/events/12/suspend/', 200, buildSuspension(), () => {
    lists.open = [buildSuspension()];
  });
  open();
  await find('the one in Yaba');
  expect(await screen.findByText('This isn’t a link to an event')).toBeVisible();
  await find('https://nzuko.test/events/12?from=mail');
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Lagos React Meetup?' });
  // Whether it took money isn't known here.
  for (const fact of ['Tolu Bello', 'Sun, 9 Mar 2031', '12 of 100', 'any money it took']) {
    expect(dialog).toHaveTextContent(fact);
  }
  expect(sent).toEqual([]);
  await suspend('A fraud');
  expect(await screen.findByText('Lagos React Meetup is suspended.')).toBeVisible();
  expect(asked).toEqual(['12']);
  expect(sent).toEqual([{ reason: 'A fraud' }]);
  expect(await screen.findByRole('table', { name: 'suspensions' })).toHaveTextContent('Bola Ade');
  expect(screen.getByRole('textbox', { name: /Link to the event/ })).toHaveValue('');
});

test('a number without an event is said at the field, and is no other event’s', async () => {
  answerLists({ open: [] });
  // Of the organizer with this number.
  answerSearch([buildFoundEvent({ id: 13 })]);
  open();
  await find('/events/12');
  const link = screen.getByRole('textbox', { name: /Link to the event/ });
  await waitFor(() => expect(link).toHaveAccessibleDescription('We couldn’t find that event.'));
  expect(link).toHaveValue('/events/12');
  expect(link).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a failed search keeps the link', async () => {
  answerLists({ open: [] });
  answer('/desk/events/', {}, 500);
  open();
  await find('/events/12');
  expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Link to the event/ })).toHaveValue('/events/12');
});

test('why an event couldn’t be suspended is said in its dialog, which keeps the reason', async () => {
  answerLists({ open: [] });
  answerSearch([found]);
  answerPost('/desk/events/12/suspend/', 409, { detail: 'It is over.', code: 'event_over' });
  open();
  await find('/events/12');
  const dialog = await suspend('A fraud');
  expect(await dialog.findByText('It is over.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('A fraud');
});

test('lifts a suspension, and the focus stays in the list when its row goes', async () => {
  const lists = { open: [buildSuspension({ id: 6 }), buildSuspension()] };
  answerLists(lists);
  answerPost('/desk/suspensions/5/lift/', 200, buildSuspension(), () => {
    lists.open = [buildSuspension({ id: 6 })];
  });
  open();
  const [, lift] = await screen.findAllByRole('button', { name: /^Lift the suspension/ });
  await userEvent.click(lift as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift this suspension?' }));
  expect(dialog.getByText(/except where another suspension still applies/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'All is well');
  await userEvent.click(dialog.getByRole('button', { name: 'Lift Suspension' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Suspended now' })).toHaveFocus());
  expect(
    await screen.findByText('The suspension of Lagos React Meetup has been lifted.'),
  ).toBeVisible();
});

test('says what another administrator did meanwhile', async () => {
  answerLists({ open: [buildSuspension()] });
  const detail =
    'Ada Obi lifted this suspension already, on Sun, 2 Mar 2031, 09:12 WAT: It was a mix-up';
  answerPost('/desk/suspensions/5/lift/', 409, { detail, code: 'already_lifted' });
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Lift the suspension of Lagos React Meetup' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift this suspension?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'All is well');
  await userEvent.click(dialog.getByRole('button', { name: 'Lift Suspension' }));
  expect(await screen.findByText(detail)).toBeVisible();
});
