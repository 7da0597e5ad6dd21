import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import { buildMembership, buildStatistics } from '../../../test/builders';
import { answer, fallback, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

async function openMenu(overrides: Parameters<typeof buildEvent>[0] = {}) {
  answer('/events/my_events/', [buildEvent(overrides)]);
  answer('/events/7/statistics/', buildStatistics());
  fallback('/events/7/money/', { money: { refundable: '0.00' } });
  fallback('/events/7/door/sales/', { may_void: true, totals: [], sales: [] });
  const opened = openDashboard('ORGANIZER', '?tab=my-events');
  await userEvent.click(
    await screen.findByRole('button', { name: 'More actions: Lagos React Meetup' }),
  );
  return opened;
}
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

test('Edit leads to the form of the event', async () => {
  await openMenu();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: 'Edit: Lagos React Meetup' })).toHaveAttribute(
    'href',
    '/events/7/edit',
  );
});

test('a cancelled event can be duplicated, neither edited nor cancelled again', async () => {
  await openMenu({ status: 'CANCELLED' });
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Cancel Event…' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('a draft, which has no tickets, cannot be cancelled', async () => {
  await openMenu({ status: 'DRAFT' });
  await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(screen.queryByRole('menuitem', { name: 'Cancel Event…' })).not.toBeInTheDocument();
});

test('an event that is over cannot be cancelled', async () => {
  await openMenu({ start_date: daysFromNow(-2), end_date: daysFromNow(-1) });
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Cancel Event…' })).not.toBeInTheDocument();
});

test('Duplicate creates a draft for the event’s team and opens its editor', async () => {
  let sent = '';
  let team: string | null = null;
  server.use(
    http.post('/api/events/', async ({ request }) => {
      sent = await request.text();
      team = request.headers.get('X-Team');
      return HttpResponse.json(buildEvent({ id: 8, title: 'Copy of Lagos React Meetup' }), {
        status: 201,
      });
    }),
  );
  const { router } = await openMenu();
  await choose('Duplicate');
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/8/edit'));
  expect(sent).toContain('Copy of Lagos React Meetup');
  expect(sent).toContain('DRAFT');
  expect(team).toBe(String(buildEvent().organizer_details.id));
});

test('Duplicate after a lost answer can’t create the draft twice', async () => {
  const sent: [string | null, unknown][] = [];
  server.use(
    http.post('/api/events/', async ({ request }) => {
      sent.push([
        request.headers.get('Idempotency-Key'),
        Object.fromEntries(await request.formData()),
      ]);
      return sent.length === 1
        ? HttpResponse.error()
        : HttpResponse.json(buildEvent({ id: 8 }), { status: 201 });
    }),
  );
  const start_date = new Date(Date.now() + 60_000).toISOString();
  const { router } = await openMenu({ start_date });
  await choose('Duplicate');
  await screen.findByText('The event could not be copied. Please try again.');
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  await userEvent.click(screen.getByRole('button', { name: /^More/ }));
  await choose('Duplicate');
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/8/edit'));
  later.mockRestore();
  expect(sent).toEqual([[expect.any(String), expect.objectContaining({ start_date })], sent[0]]);
});

test('a copy whose picture hangs ends, and can be asked for again', async () => {
  const late = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  server.use(http.get('/api/media/abc.webp', () => new Promise<never>(() => undefined)));
  await openMenu({ banner_image: '/api/media/abc.webp' });
  await choose('Duplicate');
  late.abort();
  expect(
    await screen.findByText('The event could not be copied. Please try again.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^More/ }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeEnabled();
  timeout.mockRestore();
});

test('a copy that is made after the organizer has gone elsewhere leaves them there', async () => {
  let finish = () => undefined as void;
  const answered = new Promise<void>((done) => (finish = done));
  server.use(
    http.post('/api/events/', async () => {
      await answered;
      return HttpResponse.json(buildEvent({ id: 8, title: 'Copy of it' }), { status: 201 });
    }),
  );
  const { router } = await openMenu();
  await choose('Duplicate');
  await act(() => router.navigate('/dashboard'));
  finish();
  expect(await screen.findByText('Draft created')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('a refused copy says why', async () => {
  server.use(
    http.post('/api/events/', () =>
      HttpResponse.json({ ticket_types: ['A quota is larger than the event.'] }, { status: 400 }),
    ),
  );
  const { router } = await openMenu();
  await choose('Duplicate');
  expect(await screen.findByText('A quota is larger than the event.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('an event is cancelled once its title has been typed', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/events/7/cancel/', async ({ request }) => {
      sent.push(await request.json());
      answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
      return HttpResponse.json(buildEvent({ status: 'CANCELLED' }));
    }),
  );
  await openMenu();
  await choose('Cancel Event…');
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this event?' });
  expect(await within(dialog).findByText(/^All 60 tickets will be cancelled/)).toBeInTheDocument();
  const confirm = within(dialog).getByRole('button', { name: 'Cancel Event' });
  expect(confirm).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/^Type/), 'Lagos React Meetup');
  await userEvent.type(
    within(dialog).getByLabelText(/^Message to ticket holders/),
    'The hall is flooded.',
  );
  await userEvent.click(confirm);
  expect(await screen.findByText('Event cancelled')).toBeInTheDocument();
  expect(sent).toEqual([{ message: 'The hall is flooded.' }]);
  expect(await screen.findByText('Cancelled', { selector: 'span' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
});

test.each([
  ['OWNER', 'refund whoever paid, up to ₦150,000 in all. The payment provider'],
  ['MANAGER', 'refund whoever paid. The payment provider'],
] as const)('a cancellation of paid tickets tells its %s what it costs', async (role, words) => {
  answer('/teams/', [buildMembership({ role })]);
  answer('/events/7/money/', { money: { refundable: '150000.00' } });
  // Its price was lowered to nothing after they were sold.
  await openMenu({ ticket_price: '0.00' });
  await choose('Cancel Event…');
  const told = await screen.findByText(/^All 60 tickets will be cancelled/);
  await waitFor(() => expect(told).toHaveTextContent(words));
});

test('a cancellation says what was taken at the door and is given back by hand', async () => {
  const total = { sold_by: 'Chidi Eze', tickets: 1 };
  const totals = [
    { ...total, method: 'CASH', taken: '3000.00' },
    { ...total, method: 'POS', taken: '1500.00' },
  ];
  answer('/events/7/door/sales/', { may_void: true, totals, sales: [] });
  await openMenu();
  await choose('Cancel Event…');
  expect(await screen.findByText(/You took ₦4,500 at the door/)).toBeVisible();
});

test('a cancellation of tickets that nobody paid for says nothing of refunds', async () => {
  await openMenu();
  await choose('Cancel Event…');
  expect(await screen.findByText(/ whose address we have\. You can’t undo this/)).toBeVisible();
});

test('while an event is being cancelled, Keep Event no longer keeps it', async () => {
  let answerIt: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (answerIt = resolve));
  server.use(
    http.post('/api/events/7/cancel/', async () => {
      await isReleased;
      return HttpResponse.json({ detail: 'This event is over.' }, { status: 409 });
    }),
  );
  await openMenu();
  await choose('Cancel Event…');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/^Type/), 'Lagos React Meetup');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Event' }));
  const keep = dialog.getByRole('button', { name: 'Keep Event' });
  expect(keep).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(keep);
  await userEvent.keyboard('{Escape}');
  answerIt();
  expect(await dialog.findByText('This event is over.')).toBeVisible();
  await userEvent.click(keep);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a refused cancellation says why and loses nothing', async () => {
  server.use(
    http.post('/api/events/7/cancel/', () =>
      HttpResponse.json({ detail: 'This event is over.' }, { status: 409 }),
    ),
  );
  await openMenu();
  await choose('Cancel Event…');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByLabelText(/^Type/), 'Lagos React Meetup');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel Event' }));
  expect(await within(dialog).findByText('This event is over.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Type/)).toHaveValue('Lagos React Meetup');
});

test('a cancellation without an answer says that it may have gone through, and can be tried again', async () => {
  let tries = 0;
  server.use(
    http.post('/api/events/7/cancel/', () => {
      tries += 1;
      answer('/events/my_events/', [buildEvent({ status: 'CANCELLED' })]);
      return tries === 1
        ? HttpResponse.error()
        : HttpResponse.json({ detail: 'This event has been cancelled.' }, { status: 409 });
    }),
  );
  await openMenu();
  await choose('Cancel Event…');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/^Type/), 'Lagos React Meetup');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Event' }));
  expect(await dialog.findByText(/so we don’t know whether the event was cancelled/)).toBeVisible();
  expect(await screen.findByText('Cancelled', { selector: 'span' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Event' }));
  expect(await dialog.findByText('This event has been cancelled.')).toBeVisible();
});
