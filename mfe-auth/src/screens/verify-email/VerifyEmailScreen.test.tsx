import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import { OPEN_BOOKING_KEY } from '@nzuko/contract';
import { memberDrafts, sessionStore } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerPost, failNetworkAt, server, withFakeApi } from '../../test/fakeApi';
import VerifyEmailScreen from './VerifyEmailScreen';

withFakeApi();

const CALL = '/auth/email-verification-confirm/';

function visit() {
  renderAt(<VerifyEmailScreen />, { path: '/verify-email/abc-123', route: '/verify-email/:token' });
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Confirm My Email Address' }));

test('opening the link confirms nothing: a mail scanner opens it too', async () => {
  const calls = answerPost(CALL, {});
  visit();
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  expect(calls.sent).toEqual([]);
});

test('a press sends the link’s token and says that the address is confirmed', async () => {
  const calls = answerPost(CALL, {});
  await press(visit());
  const title = await screen.findByRole('heading', { name: 'Email address confirmed' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(calls.sent).toEqual([{ token: 'abc-123' }]);
  expect(screen.getByRole('link', { name: 'Open Your Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('who confirms in the middle of a booking goes back to it', async () => {
  signInAs(buildUser({ email_verified: false }));
  const path = '/events/7?book=1&ticket=VIP&quantity=2';
  memberDrafts.set(OPEN_BOOKING_KEY, path);
  server.use(
    route.get('/api/auth/profile/', () => {
      // The booking's tab learns of it.
      memberDrafts.set(OPEN_BOOKING_KEY, null);
      return HttpResponse.json(buildUser());
    }),
  );
  answerPost(CALL, {});
  await press(visit());
  await waitFor(() => expect(sessionStore.getState().user?.email_verified).toBe(true));
  expect(screen.getByRole('link', { name: 'Back to Your Booking' })).toHaveAttribute('href', path);
});

test.each([
  ['an organizer', 'ORGANIZER', 'The events you publish are listed from now on.'],
  ['an attendee', 'ATTENDEE', 'Your tickets will reach you.'],
] as const)('%s reads what a confirmed address is good for', async (_who, role, words) => {
  signInAs(buildUser({ role, email_verified: false }));
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(buildUser({ role }))));
  answerPost(CALL, {});
  await press(visit());
  expect(await screen.findByText(`Thank you. ${words}`)).toBeVisible();
});

test.each([true, false])(
  'whoever else is signed in, confirmed: %s, isn’t thanked by their own role',
  async (email_verified) => {
    const other = buildUser({ role: 'ORGANIZER', email_verified });
    signInAs(other);
    server.use(route.get('/api/auth/profile/', () => HttpResponse.json(other)));
    answerPost(CALL, {});
    await press(visit());
    expect(await screen.findByText('Thank you. Our emails will reach you.')).toBeVisible();
  },
);

test('a signed-in user’s profile knows it at once', async () => {
  signInAs(buildUser({ email_verified: false }));
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(buildUser())));
  answerPost(CALL, {});
  await press(visit());
  await waitFor(() => expect(sessionStore.getState().user?.email_verified).toBe(true));
});

test.each([
  [{ detail: 'This link has expired.' }, 'This link has expired.'],
  [{}, 'We couldn’t confirm your email address. Please try again.'],
])('400 %j shows %s', async (body, message) => {
  answerPost(CALL, body, 400);
  await press(visit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('without network the press can be repeated', async () => {
  failNetworkAt(CALL);
  const user = visit();
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  answerPost(CALL, {});
  await press(user);
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
});
