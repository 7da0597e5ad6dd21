import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { memberStorage } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { largePicture, setUpFakeDrawing } from '@nzuko/shared-ui/testing';

import EventDetailScreen from './screens/event-detail/EventDetailScreen';
import type { Press } from './screens/event-detail/unansweredPress';
import TicketLinkScreen from './screens/ticket-link/TicketLinkScreen';
import { buildLinkedTicket } from './test/builders';
import { fillDraft, open as openCreateEvent, setUpCreateEvent } from './test/createEventPage';
import { openEditEvent } from './test/editEventPage';
import { openEvent, renderScreen, server } from './test/renderScreen';

setUpCreateEvent();
const { bytes: size } = setUpFakeDrawing();

/** Records the pictures that are sent to this path. */
function picturesTo(path: string, name: string) {
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.formData()).get(name));
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  return sent;
}
const choose = async (label: string) =>
  userEvent.upload(await screen.findByLabelText(label), largePicture());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a new event’s banner is sent small', async () => {
  const sent = picturesTo('/api/events/', 'banner_image');
  openCreateEvent();
  await fillDraft();
  await choose('Banner image');
  await press('Save as Draft');
  await waitFor(() => expect(sent).toMatchObject([{ name: 'photo', size }]));
});

test('an event’s new banner is sent small', async () => {
  const { sent } = await openEditEvent();
  await choose('Banner image');
  await press('Save Changes');
  await waitFor(() => expect(sent[0]).toMatchObject({ banner_image: { name: 'photo', size } }));
});

test('the photo behind a ticket’s link is sent small', async () => {
  const link = buildLinkedTicket({}, { checks_photos: true });
  server.use(http.get('/api/ticket-links/abc/', () => HttpResponse.json(link)));
  const sent = picturesTo('/api/ticket-links/abc/photo/', 'custom_image');
  renderScreen(<TicketLinkScreen />, { path: '/t/abc', route: '/t/:token' });
  await choose('Add Photo');
  await waitFor(() => expect(sent).toMatchObject([{ name: 'photo', size }]));
});

test('a ticket’s picture is sent small, and kept as it was sent until there is an answer', async () => {
  signInAs(buildUser());
  const sent = picturesTo('/api/tickets/purchase/', 'custom_image');
  await openEvent(<EventDetailScreen />, buildEvent());
  await press('Register for Free');
  await choose('Custom image');
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Register for Free' })).at(-1) as HTMLElement,
  );
  await waitFor(() => expect(sent[0]).toMatchObject({ name: 'photo', size }));
  const kept = await memberStorage.get<Press>('booking 1 7');
  expect(kept?.order.image).toMatchObject({ size });
  await memberStorage.remove('booking 1 7');
});
