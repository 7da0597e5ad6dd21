import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import { buildAttendee } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const ngozi = buildAttendee();
const musa = buildAttendee({
  name: 'Musa Bello',
  email: 'musa@example.test',
  ticket_number: 'NZ-BBBB-1111',
  checked_in: true,
  checked_in_time: '2031-03-01T08:05:00.000Z',
});

function open(attendees = [ngozi, musa]) {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/attendees/', attendees);
  return openDashboard('ORGANIZER', '?tab=attendees');
}

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('shows counts and a table of attendees', async () => {
  open();
  expect(within(await row('Ngozi')).getByText('Pending')).toBeInTheDocument();
  expect(within(await row('Musa')).getByText('Sat, 1 Mar 2031, 09:05 WAT')).toBeInTheDocument();
  const count = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  expect(count('Attendees')).toHaveTextContent('2');
  expect(count('Checked In')).toHaveTextContent('1');
  expect(count('Pending')).toHaveTextContent('1');
});

test('a ticket whose payment is disputed can’t be checked in, and says why', async () => {
  open([{ ...ngozi, on_hold: true }, musa]);
  const disputed = await row('Ngozi');
  expect(within(disputed).getByText('Disputed')).toBeVisible();
  expect(within(disputed).queryByText('Pending')).not.toBeInTheDocument();
  expect(
    within(disputed).getByText(
      'The payment is disputed, so this ticket won’t be accepted until that is settled.',
    ),
  ).toBeVisible();
  expect(within(disputed).queryByRole('button', { name: /^Check In/ })).not.toBeInTheDocument();
});

test('somebody who came in before their payment was disputed is shown as both', async () => {
  open([ngozi, { ...musa, on_hold: true }]);
  const disputed = within(await row('Musa'));
  expect(disputed.getByText('Disputed')).toBeVisible();
  expect(disputed.getByText('Checked In')).toBeVisible();
});

test('names the gate and the helper that checked somebody in by a link', async () => {
  open([ngozi, { ...musa, checked_in_gate: 'Gate A · Ada' }]);
  expect(within(await row('Musa')).getByText('Gate A · Ada')).toBeVisible();
});

test('says when somebody who came in has left', async () => {
  open([ngozi, { ...musa, left_time: '2031-03-01T08:27:00.000Z' }]);
  expect(within(await row('Musa')).getByText('Left 09:27 WAT')).toBeVisible();
});

test('searches by name, email or ticket number', async () => {
  open();
  await row('Ngozi');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search attendees' }), 'nz-bbbb');
  // At once: the header and the row that matches.
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(await row('Musa')).toBeInTheDocument();
  expect(screen.queryByText('Ngozi Adeyẹmi')).not.toBeInTheDocument();
  expect(screen.getByText('Showing 1 of 2')).toHaveAttribute('role', 'status');
});

test('keeps the search and the order in the URL', async () => {
  const { router } = open();
  await row('Ngozi');
  const names = () =>
    screen
      .getAllByRole('rowheader')
      .map((each) => each.textContent.replace(/ngozi@.*|musa@.*/, ''));
  expect(names()).toEqual(['Ngozi Adeyẹmi', 'Musa Bello']);
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  expect(names()).toEqual(['Musa Bello', 'Ngozi Adeyẹmi']);
  expect(router.state.location.search).toBe('?tab=attendees&sort=-status');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search attendees' }), 'musa');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?tab=attendees&sort=-status&search=musa'),
  );
  expect(screen.getByRole('searchbox', { name: 'Search attendees' })).toHaveFocus();
  expect(names()).toEqual(['Musa Bello']);

  // A link, or the browser's Back.
  await act(() => router.navigate('?tab=attendees'));
  expect(names()).toEqual(['Ngozi Adeyẹmi', 'Musa Bello']);
  expect(screen.getByRole('searchbox', { name: 'Search attendees' })).toHaveValue('');
});

test('checks an attendee in and refetches the list', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/tickets/check_in/', async ({ request }) => {
      sent.push(await request.json());
      answer('/events/7/attendees/', [{ ...ngozi, checked_in: true }, musa]);
      return HttpResponse.json({ name: ngozi.name, detail: 'Ngozi Adeyẹmi is checked in.' });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check In Ngozi Adeyẹmi' }));
  const toast = await screen.findByText('Ngozi Adeyẹmi is checked in.');
  expect(toast.parentElement).toHaveTextContent(/^Ngozi Adeyẹmi is checked in\.$/);
  await waitFor(async () =>
    expect(within(await row('Ngozi')).getByText('Checked In')).toBeInTheDocument(),
  );
  expect(sent).toEqual([{ ticket_number: 'NZ-7F3K-22QP', event_id: 7 }]);
  // The focus stays in the row.
  expect(screen.getByRole('button', { name: /^Undo check-in of Ngozi/ })).toHaveFocus();
});

test('two tickets of one name are told apart by their numbers, also where a card is closed', async () => {
  const second = buildAttendee({ ticket_number: 'NZ-CCCC-2222', checked_in: true });
  open([ngozi, second, musa]);
  const button = (name: string) => screen.findByRole('button', { name });
  expect(await button('Check In Ngozi Adeyẹmi, NZ-7F3K-22QP')).toBeVisible();
  expect(await button('Undo check-in of Ngozi Adeyẹmi, NZ-CCCC-2222')).toBeVisible();
  expect(await button('Undo check-in of Musa Bello')).toBeVisible();
  const headers = screen.getAllByRole('rowheader').map((each) => each.textContent);
  expect(headers.filter((text) => /NZ-(7F3K-22QP|CCCC-2222)/.test(text))).toHaveLength(2);
  expect(headers.join()).not.toContain('NZ-BBBB-1111');
});

test('while one attendee is being checked in, the others’ buttons stay enabled', async () => {
  const bola = buildAttendee({ name: 'Bola Ade', ticket_number: 'NZ-CCCC-2222' });
  server.use(http.post('/api/tickets/check_in/', () => new Promise(() => undefined)));
  open([ngozi, bola, musa]);
  const button = (name: string) => screen.findByRole('button', { name });
  await userEvent.click(await button('Check In Ngozi Adeyẹmi'));
  expect(await button('Check In Ngozi Adeyẹmi')).toHaveAttribute('aria-busy', 'true');
  expect(await button('Check In Bola Ade')).not.toHaveAttribute('aria-busy', 'true');
  expect(await button('Undo check-in of Musa Bello')).not.toHaveAttribute('aria-busy', 'true');
});

test('two check-ins at once: each is busy until its own answer, and each failure shows', async () => {
  const bola = buildAttendee({ name: 'Bola Ade', ticket_number: 'NZ-CCCC-2222' });
  const answers = new Map<string, () => void>();
  server.use(
    http.post('/api/tickets/check_in/', async ({ request }) => {
      const { ticket_number: number } = (await request.json()) as { ticket_number: string };
      await new Promise<void>((resolve) => answers.set(number, resolve));
      return HttpResponse.json({ detail: `${number} was cancelled.` }, { status: 409 });
    }),
  );
  open([ngozi, bola]);
  const first = await screen.findByRole('button', { name: 'Check In Ngozi Adeyẹmi' });
  const second = screen.getByRole('button', { name: 'Check In Bola Ade' });
  await userEvent.click(first);
  await userEvent.click(second);
  expect(first).toHaveAttribute('aria-busy', 'true');
  expect(second).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(answers.size).toBe(2));
  answers.get(ngozi.ticket_number)?.();
  expect(await screen.findByText(/^Ngozi Adeyẹmi: .* was cancelled/)).toBeVisible();
  await screen.findByRole('button', { name: 'Check In Ngozi Adeyẹmi', busy: false });
  expect(second).toHaveAttribute('aria-busy', 'true');
  answers.get(bola.ticket_number)?.();
  expect(await screen.findByText(/^Bola Ade: .* was cancelled/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('a failed check-in shows its alert', async () => {
  server.use(http.post('/api/tickets/check_in/', () => HttpResponse.json({}, { status: 500 })));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check In Ngozi Adeyẹmi' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to check in attendee. Please try again.',
  );
});

test('a refused check-in says why', async () => {
  server.use(
    http.post('/api/tickets/check_in/', () =>
      HttpResponse.json({ detail: 'This ticket has been cancelled.' }, { status: 409 }),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Check In Ngozi Adeyẹmi' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to check in attendee. Please try again.Ngozi Adeyẹmi: This ticket has been cancelled.',
  );
});

test('undoes a check-in and refetches the list', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/tickets/undo_check_in/', async ({ request }) => {
      sent.push(await request.json());
      answer('/events/7/attendees/', [{ ...musa, checked_in: false, checked_in_time: null }]);
      return HttpResponse.json({ name: musa.name, detail: 'The check-in was taken back.' });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo check-in of Musa Bello' }));
  expect(await screen.findByText('The check-in was taken back.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Check In Musa Bello' })).toBeInTheDocument();
  expect(sent).toEqual([{ ticket_number: 'NZ-BBBB-1111', event_id: 7 }]);
});

test('a refused undo says so', async () => {
  server.use(
    http.post('/api/tickets/undo_check_in/', () =>
      HttpResponse.json({ detail: 'This ticket is not checked in.' }, { status: 409 }),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo check-in of Musa Bello' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to undo the check-in. Please try again.Musa Bello: This ticket is not checked in.',
  );
});

test('a check-in made elsewhere shows up automatically', async () => {
  jest.useFakeTimers();
  open([ngozi]);
  expect(within(await row('Ngozi')).getByText('Pending')).toBeInTheDocument();
  answer('/events/7/attendees/', [{ ...ngozi, checked_in: true }]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(within(await row('Ngozi')).getByText('Checked In')).toBeInTheDocument();
});

test('an unchanged list isn’t sent again, and the next change is', async () => {
  jest.useFakeTimers();
  const held: (string | null)[] = [];
  let tag = '"first"';
  let listed = [ngozi];
  server.use(
    http.get('/api/events/7/attendees/', ({ request }) => {
      const known = request.headers.get('If-None-Match');
      held.push(known);
      if (known === tag) return new HttpResponse(null, { status: 304, headers: { ETag: tag } });
      return HttpResponse.json(listed, { headers: { ETag: tag } });
    }),
  );
  answer('/events/my_events/', [buildEvent()]);
  openDashboard('ORGANIZER', '?tab=attendees');
  await row('Ngozi');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(within(await row('Ngozi')).getByText('Pending')).toBeInTheDocument();

  tag = '"second"';
  listed = [{ ...ngozi, checked_in: true }];
  await jest.advanceTimersByTimeAsync(10_000);
  expect(within(await row('Ngozi')).getByText('Checked In')).toBeInTheDocument();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(held).toEqual([null, '"first"', '"first"', '"first"', '"second"']);
});

test('of thousands of rows, only the visible ones are rendered', async () => {
  open(
    Array.from({ length: 10_000 }, (_, index) =>
      buildAttendee({ name: `Person ${index}`, ticket_number: `NZ-${index}` }),
    ),
  );
  await row('Person 0 ');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search attendees' }), 'nz-9876');
  expect(await row('Person 9876')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('exports the attendees as CSV under the spec’s name', async () => {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  URL.createObjectURL = (object) => {
    file = object as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  open();
  await row('Ngozi');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^attendees-7-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await textOf(file)).toContain(
    '\r\nNgozi Adeyẹmi,ngozi@example.test,NZ-7F3K-22QP,Standard',
  );
});

test('a failure to load attendees shows its message with Try Again', async () => {
  answer('/events/my_events/', [buildEvent()]);
  answer('/events/7/attendees/', { detail: 'This is not your event.' }, 403);
  openDashboard('ORGANIZER', '?tab=attendees');
  expect(await screen.findByText('This is not your event.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});

test('a cancelled event asks nobody to share it', async () => {
  answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
  answer('/events/7/attendees/', []);
  openDashboard('ORGANIZER', '?tab=attendees');
  expect(await screen.findByText('This event is cancelled')).toBeVisible();
  expect(screen.getByRole('option', { name: /· cancelled$/ })).toBeInTheDocument();
  expect(screen.queryByText(/Share your event page/)).not.toBeInTheDocument();
});

test.each([
  ['an upcoming one to share it', {}, /^Share your event page/],
  ['a draft to publish it', { status: 'DRAFT' }, /once you publish the event/],
  ['a past one nothing', { end_date: '2020-03-01T20:00:00.000Z' }, /^Nobody had a ticket/],
] as const)('an event without attendees says so, and asks of %s', async (_, of, text) => {
  answer('/events/my_events/', [buildEvent(of)]);
  answer('/events/7/attendees/', []);
  openDashboard('ORGANIZER', '?tab=attendees');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: /^No attendees/ })).toBeVisible();
});

test('without events, one can be created', async () => {
  answer('/events/my_events/', []);
  openDashboard('ORGANIZER', '?tab=attendees');
  expect(await screen.findByRole('link', { name: 'Create Event' })).toBeVisible();
});
