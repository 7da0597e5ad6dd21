import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerPost, withFakeApi } from '../../test/fakeApi';
import { takeReturnPath } from '../../components/returnPath';
import ResetPasswordScreen from './ResetPasswordScreen';

withFakeApi();

const email = () => screen.getByLabelText('Email');

function visit(state?: unknown) {
  const { router } = renderAt(<ResetPasswordScreen />, { path: '/reset-password', state });
  return { router, user: userEvent.setup() };
}

async function ask(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'ada@example.test{Enter}');
}

test('whoever signs in with Google sets a first password, and needn’t type their address', () => {
  signInAs(buildUser({ email: 'ada@example.test', has_password: false }));
  visit();
  expect(screen.getByRole('heading', { name: 'Set a password' })).toBeVisible();
  expect(email()).toHaveValue('ada@example.test');
  expect(screen.getByRole('link', { name: 'Back to Settings' })).toHaveAttribute(
    'href',
    '/settings',
  );
});

test.each([
  ['fills in an address that is still empty', '', 'ada@example.test'],
  ['leaves what was typed', 'bola@', 'bola@'],
])('a session that is known only later %s', async (_what, typed, kept) => {
  const { user } = visit();
  if (typed) await user.type(email(), typed);
  act(() => signInAs(buildUser({ email: 'ada@example.test', has_password: false })));
  expect(screen.getByRole('heading', { name: 'Set a password' })).toBeVisible();
  await waitFor(() => expect(email()).toHaveValue(kept));
});

test('an invalid address is not sent', async () => {
  const { user } = visit();
  await user.type(email(), 'ada{Enter}');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  await waitFor(() => expect(email()).toHaveFocus());
});

test('a request that goes through shows Check Your Email with the address and tips', async () => {
  const calls = answerPost('/auth/password-reset/', {});
  const { user } = visit();
  await ask(user);
  const title = await screen.findByRole('heading', { name: 'Check Your Email' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(calls.sent).toEqual([{ email: 'ada@example.test' }]);
  expect(screen.getByText('ada@example.test')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual([
    expect.stringContaining('spam'),
    expect.stringContaining('address'),
    expect.stringContaining('few minutes'),
  ]);
});

test('Back to Login keeps the page that one was on the way to, and the emailed link finds it in this tab', async () => {
  answerPost('/auth/password-reset/', {});
  const from = '/events/7?book=1';
  const { user, router } = visit({ from });
  await ask(user);
  await user.click(await screen.findByRole('link', { name: 'Back to Login' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from } });
  expect(takeReturnPath()).toBe(from);
});

test('Try Another Email Address returns to the form with the input kept', async () => {
  answerPost('/auth/password-reset/', {});
  const { user } = visit();
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Try Another Email Address' }));
  expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
  expect(email()).toHaveValue('ada@example.test');
});

test('Back to Login leads to the sign-in screen', async () => {
  answerPost('/auth/password-reset/', {});
  const { user, router } = visit();
  await ask(user);
  await user.click(await screen.findByRole('link', { name: 'Back to Login' }));
  expect(router.state.location.pathname).toBe('/login');
});

test.each([
  [404, {}, 'No account found with this email address.'],
  [429, { error: 'Too many tries.' }, 'Too many tries.'],
  [500, {}, 'Failed to send reset email. Please try again.'],
])('a request that fails with %i %j shows %s', async (status, body, message) => {
  answerPost('/auth/password-reset/', body, status);
  const { user } = visit();
  await ask(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(email()).toHaveValue('ada@example.test');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
