import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { largePicture, setUpFakeDrawing } from '@nzuko/shared-ui/testing';

import { buildTicket } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();
const fake = setUpFakeDrawing();

type Tickets = ReturnType<typeof buildTicket>[];
function open(tickets: Tickets) {
  answer('/tickets/', tickets);
  return openDashboard('ATTENDEE', '?tab=my-tickets');
}
const checked = { checks_photos: true };
const friend = { name: 'Bola Ade', email: 'bola@example.test' };

test('where photos are checked at the door, the owner adds one to a ticket', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/tickets/41/photo/', async ({ request }) => {
      sent.push((await request.formData()).get('custom_image'));
      answer('/tickets/', [buildTicket({ custom_image: '/api/media/ada.webp' }, checked)]);
      return HttpResponse.json({ detail: 'The photo is on the ticket.' });
    }),
  );
  open([buildTicket({}, checked)]);
  expect(
    await screen.findByText('Photos are checked at the door. Add one that shows your face.'),
  ).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Add Photo on ticket NZ-7F3K-22QP', { selector: 'input' }),
    largePicture(),
  );
  expect(await screen.findByText('The photo is on the ticket.')).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: 'Replace Photo on ticket NZ-7F3K-22QP' }),
  ).toBeVisible();
  expect(sent).toMatchObject([{ name: 'photo', size: fake.bytes }]);
});

test('a ticket for somebody else needs their face', async () => {
  open([buildTicket({ holder: friend }, checked)]);
  expect(
    await screen.findByText('Photos are checked at the door. Add one that shows Bola Ade’s face.'),
  ).toBeVisible();
});

test.each<[string, Tickets]>([
  ['where photos aren’t checked', [buildTicket()]],
  ['once it is checked in', [buildTicket({ checked_in: true }, checked)]],
  ['once it is cancelled', [buildTicket({ status: 'CANCELLED' }, checked)]],
])('nobody is asked for a photo %s', async (_when, tickets) => {
  open(tickets);
  await screen.findByText('NZ-7F3K-22QP');
  expect(screen.queryByRole('button', { name: /^Add Photo/ })).not.toBeInTheDocument();
});
