import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { onSessionExpired } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { openEditEvent as open, pressAndConfirm } from '../../test/editEventPage';
import { refetchAll, renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import EditEventScreen from './EditEventScreen';

setUpFakeApi();
beforeEach(() => sessionStorage.clear());

const draft = buildEvent({ status: 'DRAFT' });

test('announces that the event is loading', async () => {
  server.use(http.get('/api/events/7/', () => HttpResponse.json(draft)));
  signInAs(buildUser({ id: draft.organizer_details.id, role: 'ORGANIZER' }));
  renderScreen(<EditEventScreen />, { path: '/events/7/edit', route: '/events/:id/edit' });
  expect(screen.getByText('Loading event…')).toBeInTheDocument();
  expect(await screen.findByLabelText(/^Title/)).toBeInTheDocument();
});

test('shows the event’s values, and sends only what has changed', async () => {
  const { router, sent } = await open();
  const title = screen.getByLabelText(/^Title/);
  expect(title).toHaveValue('Lagos React Meetup');
  await userEvent.type(title, ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
  expect(sent).toEqual([{ title: 'Lagos React Meetup II', status: 'PUBLISHED' }]);
});

test('shows when doors open, and clears it once it is emptied', async () => {
  const { sent } = await open(
    buildEvent({
      doors_open: '2031-03-01T07:15:00.000Z',
      start_date: '2031-03-01T08:00:00.000Z',
      end_date: '2031-03-01T14:00:00.000Z',
    }),
  );
  const doors = screen.getByLabelText('Doors open');
  expect(doors).toHaveValue('2031-03-01T08:15');
  expect(doors).not.toBeRequired();
  await userEvent.clear(doors);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the times?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toEqual([{ doors_open: null, status: 'PUBLISHED' }]));
});

describe('an event that has started', () => {
  const started = buildEvent({
    start_date: '2020-03-01T08:00:00.000Z',
    end_date: '2031-03-01T14:00:00.000Z',
  });

  test('can still be changed, as long as its start stays the same', async () => {
    const { router, sent } = await open(started);
    await userEvent.type(screen.getByLabelText(/^Title/), ' II');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
    expect(sent).toEqual([{ title: 'Lagos React Meetup II', status: 'PUBLISHED' }]);
  });

  test.each([
    ['a published event', started],
    ['a draft', { ...started, status: 'DRAFT' as const, start_date: '2020-03-01T09:00:00.000Z' }],
  ])('%s takes no other past start', async (_case, event) => {
    const { sent } = await open(event);
    const start = screen.getByLabelText(/^Start date/);
    await userEvent.clear(start);
    await userEvent.type(start, '2020-03-01T10:00');
    await userEvent.click(screen.getByRole('button', { name: /^(Save Changes|Publish Event)$/ }));
    expect(await screen.findByText('Start date must be in the future')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

test('publishes a draft and goes to the success page', async () => {
  const { router, sent } = await open(draft);
  await userEvent.click(screen.getByRole('button', { name: 'Publish Event' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(router.state.location.state).toMatchObject({ action: 'published' });
  expect(sent).toEqual([{ status: 'PUBLISHED' }]);
});

test('an incomplete draft says so', async () => {
  const { sent } = await open({ ...draft, start_date: null, end_date: null, location: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish Event' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please fix all validation errors before publishing.',
  );
  expect(screen.getByText('Start date is required')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  [/^Max attendees/, 'Max attendees is required'],
  [/^Ticket price/, 'Ticket price is required'],
])('a cleared %s is not saved in a published event', async (label, message) => {
  const { sent } = await open();
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please fix all validation errors before saving.',
  );
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a draft shows its missing numbers as empty, and is not published without them', async () => {
  const { sent } = await open({ ...draft, undecided: ['max_attendees', 'ticket_price'] });
  expect(screen.getByLabelText(/^Max attendees/)).toHaveValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'Publish Event' }));
  expect(await screen.findByText('Max attendees is required')).toBeInTheDocument();
  expect(screen.getByText('Ticket price is required')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Max attendees/), '40');
  await userEvent.type(screen.getByLabelText(/^Ticket price/), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Publish Event' }));
  await waitFor(() =>
    expect(sent).toEqual([{ max_attendees: 40, ticket_price: '0', status: 'PUBLISHED' }]),
  );
});

test('a draft’s cleared numbers are sent as null', async () => {
  const { sent } = await open(draft);
  await userEvent.clear(screen.getByLabelText(/^Max attendees/));
  await userEvent.clear(screen.getByLabelText(/^Ticket price/));
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() =>
    expect(sent).toEqual([{ max_attendees: null, ticket_price: null, status: 'DRAFT' }]),
  );
});

test('a cancellation says who is notified and refunded, and asks for the title', async () => {
  const { router, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Event' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }));
  expect(await dialog.findByText(/^All 12 tickets will be cancelled/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Cancel Event' });
  expect(confirm).toBeDisabled();
  const title = dialog.getByLabelText(/to confirm$/);
  expect(title).toHaveAccessibleDescription(/^You can cancel once the title is here/);
  await userEvent.type(title, 'lagos react meetup');
  await userEvent.type(dialog.getByLabelText(/Message to ticket holders/), 'Sorry!');
  await userEvent.click(confirm);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
  expect(sent).toEqual([{ message: 'Sorry!' }]);
});

test.each([
  [3, [], 'refund whoever paid, up to ₦150,000 in all. The payment provider'],
  [99, [{ id: 3, rights: ['events'], event_ids: null }], 'refund whoever paid. The payment'],
])('a cancellation of paid tickets tells user %d what it costs', async (userId, teams, words) => {
  // Its price was lowered to nothing after they were sold.
  await open(buildEvent(), userId, teams);
  const money = { refundable: '150000.00' };
  server.use(http.get('/api/events/7/money/', () => HttpResponse.json({ money })));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Event' }));
  const told = await screen.findByText(/^All 12 tickets will be cancelled/);
  await waitFor(() => expect(told).toHaveTextContent(words));
});

test('a cancellation says what was taken at the door and is given back by hand', async () => {
  await open();
  const totals = [{ sold_by: 'Chidi Eze', method: 'CASH', tickets: 2, taken: '3000.00' }];
  server.use(http.get('/api/events/7/door/sales/', () => HttpResponse.json({ totals })));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Event' }));
  expect(await screen.findByText(/You took ₦3,000 at the door/)).toBeVisible();
});

test('a cancellation of tickets that nobody paid for says nothing of refunds', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Event' }));
  expect(await screen.findByText(/ whose address we have\. You can’t undo this/)).toBeVisible();
});

test('a draft’s emptied date and location are cleared', async () => {
  const { router, sent } = await open(draft);
  await userEvent.clear(screen.getByLabelText(/^End date/));
  await userEvent.clear(screen.getByLabelText(/^Location/));
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(sent).toEqual([{ location: '', end_date: null, status: 'DRAFT' }]);
});

test('a session that has ended goes to sign-in, and keeps the edits', async () => {
  const expired = jest.fn();
  onSessionExpired(expired);
  await open();
  localStorage.clear();
  server.use(http.patch('/api/events/7/', () => HttpResponse.json({}, { status: 401 })));
  await userEvent.type(screen.getByLabelText(/^Title/), ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
  expect(sessionStorage.getItem('event_written_7')).toContain('Lagos React Meetup II');
});

test('a new banner is sent before the rest, and only a new one can be removed', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
  const { router, sent } = await open(buildEvent({ banner_image: '/api/media/old.webp' }));
  const preview = () => screen.getByRole('img', { name: 'Banner preview' });
  expect(preview()).toHaveAttribute('src', '/api/media/old.webp');
  expect(screen.queryByRole('button', { name: 'Remove Image' })).not.toBeInTheDocument();
  const file = new File(['x'], 'new.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Banner image'), file);
  expect(preview()).toHaveAttribute('src', 'blob:preview');
  expect(screen.getByRole('button', { name: 'Remove Image' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
  expect(sent).toMatchObject([{ banner_image: { name: 'new.png' } }, { status: 'PUBLISHED' }]);
});

describe('ticket types', () => {
  const several = buildEvent({
    ticket_price: '5000.00',
    ticket_types: [
      { ticket_type: 'STANDARD', price: '5000.00', available: 8 },
      { ticket_type: 'VIP', price: '20000.00', available: 4, quota: 5 },
    ],
  });

  test('show each with its price and quota, and are sent whole when one changes', async () => {
    const { router, sent } = await open(several);
    const vip = within(screen.getByRole('group', { name: 'VIP' }));
    expect(vip.getByLabelText(/^Price/)).toHaveValue(20000);
    await userEvent.clear(vip.getByLabelText(/^Quota/));
    await userEvent.type(vip.getByLabelText(/^Quota/), '6');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
    expect(sent[0]).toMatchObject({
      ticket_types: [
        { ticket_type: 'STANDARD', price: '5000', quota: null },
        { ticket_type: 'VIP', price: '20000', quota: 6 },
      ],
      expected_updated_at: several.updated_at,
    });
  });

  test('are not sent over somebody else’s change of them, and say so', async () => {
    await open(several);
    const expected: unknown[] = [];
    server.use(
      http.patch('/api/events/7/', async ({ request }) => {
        expected.push(((await request.json()) as Record<string, unknown>).expected_updated_at);
        return HttpResponse.json({ code: 'event_changed' }, { status: 409 });
      }),
    );
    // A refetch while the form is open doesn't change the form.
    server.use(
      http.get('/api/events/7/', () =>
        HttpResponse.json({ ...several, updated_at: '2031-01-01T00:00:00.000Z' }),
      ),
    );
    await refetchAll();
    await pressAndConfirm('Remove VIP');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This event has been changed since you opened it. Please reload the page to see it as it is now.',
    );
    expect(expected).toEqual([several.updated_at]);
  });

  test('are not refused because of the new banner that was sent before them', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:preview');
    URL.revokeObjectURL = jest.fn();
    const { sent } = await open(several);
    const withBanner = '2031-01-01T00:00:00.000Z';
    let typesFail = true;
    server.use(
      http.patch('/api/events/7/', async ({ request }) => {
        const isForm = request.headers.get('content-type')?.startsWith('multipart/');
        const { expected_updated_at: expected } = isForm
          ? Object.fromEntries(await request.formData())
          : ((await request.json()) as Record<string, unknown>);
        sent.push({ isForm, expected });
        if (!isForm && typesFail) return HttpResponse.json({}, { status: 500 });
        return HttpResponse.json({ ...several, updated_at: withBanner });
      }),
    );
    const file = new File(['x'], 'new.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Banner image'), file);
    await pressAndConfirm('Remove VIP');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alert');
    typesFail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent).toEqual([
      { isForm: true, expected: several.updated_at },
      { isForm: false, expected: withBanner },
      { isForm: true, expected: withBanner },
      { isForm: false, expected: withBanner },
    ]);
  });

  test.each([
    ['are not refused', several.ticket_types, '2031-01-01T00:00:00.000Z'],
    ['are refused if somebody else has changed them,', [], several.updated_at],
  ])('%s after a new banner went through and the rest did not', async (_what, types, version) => {
    URL.createObjectURL = jest.fn(() => 'blob:preview');
    URL.revokeObjectURL = jest.fn();
    await open(several);
    const expected: unknown[] = [];
    server.use(
      http.patch('/api/events/7/', async ({ request }) => {
        if (request.headers.get('content-type')?.startsWith('multipart/')) {
          const updated_at = '2031-01-01T00:00:00.000Z';
          return HttpResponse.json({ ...several, ticket_types: types, updated_at });
        }
        expected.push(((await request.json()) as Record<string, unknown>).expected_updated_at);
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    const file = new File(['x'], 'new.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Banner image'), file);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Image' }));
    await pressAndConfirm('Remove VIP');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(expected).toEqual([undefined, version]));
  });

  test('can be replaced by a single price', async () => {
    const { router, sent } = await open(several);
    await pressAndConfirm('One Price for All');
    expect(await screen.findByLabelText(/^Ticket price/)).toHaveValue(5000);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
    const standard = { ticket_type: 'STANDARD', price: '5000', quota: null };
    expect(sent[0]).toMatchObject({ ticket_types: [standard] });
  });

  test('that were booked and cannot be removed say so', async () => {
    await open(several);
    const sentence = 'VIP: has been booked, so end its sale instead of removing it';
    server.use(
      http.patch('/api/events/7/', () =>
        HttpResponse.json({ ticket_types: [sentence] }, { status: 400 }),
      ),
    );
    await pressAndConfirm('Remove VIP');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findAllByText(new RegExp(sentence))).not.toHaveLength(0);
  });
});

test('leaving with edits asks first', async () => {
  const { router } = await open();
  await userEvent.type(screen.getByLabelText(/^Title/), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave Without Saving' }));
  expect(router.state.location.pathname).toBe('/events/7');
});

test.each([
  ['somebody else’s event', buildEvent(), 99, 'Not your event'],
  ['a cancelled event', buildEvent({ status: 'CANCELLED' }), 3, 'This event is cancelled'],
])('%s has no form', async (_case, event, userId, title) => {
  await open(event, userId);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test.each([
  [['events'], null, 1],
  [['events'], [7], 1],
  [['events'], [8], 0],
  [['door'], null, 0],
])('a member with the rights %j to the events %j has %d forms', async (rights, events, forms) => {
  const event = buildEvent();
  await open(event, 99, [{ id: event.organizer_details.id, rights, event_ids: events }]);
  expect(screen.queryAllByLabelText(/^Title/)).toHaveLength(forms);
});

test('without the member’s teams it can be tried again', async () => {
  const event = buildEvent();
  let status = 500;
  const teams = [{ id: event.organizer_details.id, rights: ['events'], event_ids: null }];
  signInAs(buildUser({ id: 99, role: 'ORGANIZER' }));
  server.use(
    http.get('/api/events/7/', () => HttpResponse.json(event)),
    http.get('/api/teams/', () => HttpResponse.json(teams, { status })),
  );
  renderScreen(<EditEventScreen />, { path: '/events/7/edit', route: '/events/:id/edit' });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { name: 'This event could not be loaded' })).toBeVisible();
  status = 200;
  await userEvent.click(again);
  expect(await screen.findByLabelText(/^Title/)).toBeInTheDocument();
});
