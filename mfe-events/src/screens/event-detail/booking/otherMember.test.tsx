import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildPurchase } from '../../../test/builders';
import { openEvent, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';
import { keepDraft, readDraft } from './signInDraft';

setUpFakeApi();
beforeEach(() => sessionStorage.clear());

const signedOut = { status: 'unauthenticated', user: null } as const;

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Register for Free' }));
  return within(await screen.findByRole('dialog', { name: 'Book your tickets' }));
}

test('once a member has signed out, the page shows nothing of their booking', async () => {
  signInAs(buildUser());
  server.use(http.post('/api/tickets/purchase/', () => HttpResponse.json(buildPurchase())));
  await openEvent(<EventDetailScreen />, buildEvent());
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Register for Free' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Your ticket number is NZ-7F3K-22QP/)).toBeInTheDocument();
  act(() => sessionStore.setState(signedOut));
  expect(screen.queryByText(/NZ-7F3K-22QP/)).not.toBeInTheDocument();
});

test('once a member has signed out, the page of their draft shows it to nobody', async () => {
  signInAs(buildUser());
  await openEvent(<EventDetailScreen />, buildEvent({ status: 'DRAFT' }));
  server.use(http.get('/api/events/:id/', () => HttpResponse.json({}, { status: 404 })));
  act(() => sessionStore.setState(signedOut));
  expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeInTheDocument();
  expect(screen.queryByText('Lagos React Meetup')).not.toBeInTheDocument();
});

test('what a member typed isn’t offered to another who signs in; a visitor’s own is kept', async () => {
  await openEvent(<EventDetailScreen />, buildEvent());
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Phone number (optional)'), '0803 123 4567');
  act(() => signInAs(buildUser()));
  expect(screen.getByLabelText('Phone number (optional)')).toHaveValue('0803 123 4567');
  await userEvent.keyboard('{Escape}');
  act(() => signInAs(buildUser({ id: 2 })));
  const theirs = await openDialog();
  expect(theirs.getByLabelText('Phone number (optional)')).toHaveValue('');
});

test('a draft that a member took up after signing in stays with them', () => {
  const image = new File(['picture'], 'face.png', { type: 'image/png' });
  keepDraft({ eventId: 7, holders: [], phone: '0803 123 4567', image });
  signInAs(buildUser());
  expect(readDraft(7)).toMatchObject({ phone: '0803 123 4567', image });
  expect(readDraft(7)).toMatchObject({ phone: '0803 123 4567', image });
  sessionStore.setState(signedOut);
  expect(readDraft(7)).toBeUndefined();
  signInAs(buildUser({ id: 2 }));
  expect(readDraft(7)).toBeUndefined();
  signInAs(buildUser());
  expect(readDraft(7)).toMatchObject({ phone: '0803 123 4567', image: null });
});
