import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildUser, signInAs } from 'shared-auth/testing';

import type { Event } from '../../api/eventsApi';
import { buildEvent } from '../../test/builders';
import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import EditEventScreen from './EditEventScreen';

setUpFakeApi();

/** Opens the form of an event as its organizer, and remembers what is sent. */
async function open(event: Event = buildEvent(), userId = event.organizer_details.id) {
  signInAs(buildUser({ id: userId, role: 'ORGANIZER' }));
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.get('/api/events/7/', () => HttpResponse.json(event)),
    http.get('/api/events/7/statistics/', () => HttpResponse.json({ sold_tickets: 12 })),
    http.patch('/api/events/7/', async ({ request }) => {
      const changes = Object.fromEntries(await request.formData());
      sent.push(changes);
      return HttpResponse.json({ ...event, ...changes });
    }),
    http.post('/api/events/7/cancel/', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ ...event, status: 'CANCELLED' });
    }),
  );
  const rendered = renderScreen(<EditEventScreen />, {
    path: '/events/7/edit',
    route: '/events/:id/edit',
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, sent };
}

const draft = buildEvent({ status: 'DRAFT' });

test('shows what the event is, and sends only what has changed', async () => {
  const { router, sent } = await open();
  const title = screen.getByLabelText(/^Title/);
  expect(title).toHaveValue('Lagos React Meetup');
  await userEvent.type(title, ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
  expect(sent).toEqual([{ title: 'Lagos React Meetup II', status: 'PUBLISHED' }]);
});

test('publishes a draft and goes to the success page', async () => {
  const { router, sent } = await open(draft);
  await userEvent.click(screen.getByRole('button', { name: 'Publish Event' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(router.state.location.state).toMatchObject({ action: 'published' });
  expect(sent).toEqual([{ status: 'PUBLISHED' }]);
});

test('a draft that is not ready says so', async () => {
  const { sent } = await open({ ...draft, start_date: null, end_date: null, location: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish Event' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please fix all validation errors before publishing.',
  );
  expect(screen.getByText('Start date is required')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a cancellation says who is told and refunded, and asks for the title', async () => {
  const { router, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Event' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }));
  expect(await dialog.findByText(/one of the 12 tickets is told by mail/)).toHaveTextContent(
    'what was paid is sent back',
  );
  const confirm = dialog.getByRole('button', { name: 'Cancel Event' });
  expect(confirm).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/to confirm$/), 'Lagos React Meetup');
  await userEvent.type(dialog.getByLabelText(/A word/), 'Sorry!');
  await userEvent.click(confirm);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/7'));
  expect(sent).toEqual([{ message: 'Sorry!' }]);
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
