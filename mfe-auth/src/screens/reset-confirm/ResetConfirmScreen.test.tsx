import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerPost, failNetworkAt, server, withFakeApi } from '../../test/fakeApi';
import { rememberReturnPath } from '../../components/returnPath';
import ResetConfirmScreen from './ResetConfirmScreen';

withFakeApi();

const CALL = '/auth/password-reset-confirm/MQ/abc-123/';

function visit(user = userEvent.setup()) {
  const { router } = renderAt(<ResetConfirmScreen />, {
    path: '/reset-password/MQ/abc-123',
    route: '/reset-password/:uid/:token',
  });
  return { router, user };
}

async function choose(user: ReturnType<typeof userEvent.setup>, password = 'Demo1234') {
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), `${password}{Enter}`);
}

test('the link’s uid and token and the password twice are sent', async () => {
  const calls = answerPost(CALL, {});
  const { user } = visit();
  await choose(user);
  const title = await screen.findByRole('heading', { name: 'Password Reset Successful' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(calls.sent).toEqual([{ password: 'Demo1234', password2: 'Demo1234' }]);
});

test('Go to Login Now leads to /login?reset=success at once', async () => {
  answerPost(CALL, {});
  const { user, router } = visit();
  await choose(user);
  await user.click(await screen.findByRole('link', { name: 'Go to Login Now' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?reset=success' });
});

test('who was on the way to a page when they forgot their password is led there once signed in', async () => {
  answerPost(CALL, {});
  rememberReturnPath({ from: '/events/7?book=1' });
  const { user, router } = visit();
  await choose(user);
  await user.click(await screen.findByRole('link', { name: 'Go to Login Now' }));
  expect(router.state.location.state).toEqual({ from: '/events/7?book=1' });
});

test('a session in this browser, which has ended with all others, isn’t reported as expired', async () => {
  signInAs(buildUser());
  const refused = () => HttpResponse.json({ detail: 'The session has ended.' }, { status: 401 });
  server.use(route.get('/api/auth/profile/', refused));
  answerPost('/auth/token/refresh/', {}, 401);
  answerPost(CALL, {});
  const { user } = visit();
  await choose(user);
  await screen.findByRole('heading', { name: 'Password Reset Successful' });
  expect(sessionStore.getState()).toMatchObject({
    status: 'unauthenticated',
    error: null,
    expired: false,
  });
});

test('after 3 seconds the browser goes to /login?reset=success', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    answerPost(CALL, {});
    const { user, router } = visit(
      userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null }),
    );
    await choose(user);
    await screen.findByRole('heading', { name: 'Password Reset Successful' });
    act(() => jest.advanceTimersByTime(2900));
    expect(router.state.location.pathname).toBe('/reset-password/MQ/abc-123');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?reset=success' });
  } finally {
    jest.useRealTimers();
  }
});

test('who must ask for another link, or signs in after all, keeps the page that they were on the way to', async () => {
  answerPost(CALL, {}, 400);
  rememberReturnPath({ from: '/events/7?book=1' });
  const { user, router } = visit();
  await choose(user);
  await user.click(await screen.findByRole('link', { name: 'Request a new reset link' }));
  expect(router.state.location.state).toEqual({ from: '/events/7?book=1' });
  await act(() => router.navigate(-1));
  await user.click(screen.getByRole('link', { name: 'Back to Login' }));
  expect(router.state.location.state).toEqual({ from: '/events/7?book=1' });
});

test.each([
  [{ error: 'The link was used.' }, 'The link was used.'],
  [{}, 'Invalid or expired reset link. Please request a new one.'],
])('400 %j shows %s, with a link to ask for a new one', async (body, message) => {
  answerPost(CALL, body, 400);
  const { user } = visit();
  await choose(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Request a new reset link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('any other failure shows its message at the button, without that link, and keeps the input', async () => {
  answerPost(CALL, {}, 500);
  const { user } = visit();
  await choose(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to reset password. Please try again.',
  );
  expect(screen.getByRole('alert')).toAppearAfter(screen.getByLabelText('Confirm Password'));
  expect(screen.queryByRole('link', { name: /new reset link/ })).not.toBeInTheDocument();
  expect(screen.getByLabelText('New Password')).toHaveValue('Demo1234');
  expect(screen.getByRole('alert')).not.toHaveTextContent('may already be set');
});

test('once an answer was lost, it says that the new password may be set, after the link is refused too', async () => {
  failNetworkAt(CALL);
  const { user } = visit();
  await choose(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to reset password. Please try again. Your new password may already be set: try signing in with it.',
  );
  answerPost(CALL, {}, 400);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Invalid or expired reset link. Please request a new one. Your new password may already be set: try signing in with it.',
    ),
  );
});

test('the server’s error about the password is shown at its field', async () => {
  answerPost(CALL, { password: ['This password is too common.'] }, 400);
  const { user } = visit();
  await choose(user);
  expect(await screen.findByText('This password is too common.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveFocus());
});
