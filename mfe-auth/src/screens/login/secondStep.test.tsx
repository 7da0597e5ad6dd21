import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, tokenEndingIn } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { rememberReturnPath } from '../../components/returnPath';
import { answerPost, failNetworkAt, server, withFakeApi } from '../../test/fakeApi';
import SocialCallbackScreen from '../social-callback/SocialCallbackScreen';
import LoginScreen from './LoginScreen';

withFakeApi();
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

const tokens = { access: tokenEndingIn(3600), refresh: tokenEndingIn(86_400) };
const needed = (ways: string[]): JsonBodyType => ({
  detail: 'This account signs in with a second step. Reload this page, and sign in again.',
  error: '',
  code: 'second_step_needed',
  second_step: {
    challenge: 'a-challenge',
    ways,
    ...(ways.includes('passkey') && { passkey: { challenge: 'YQ' } }),
  },
});

/** Signs in up to the second step. */
async function reachStep(ways = ['app', 'recovery_code']) {
  answerPost('/auth/token/', needed(ways), 401);
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(buildUser())));
  const user = userEvent.setup();
  renderAt(<LoginScreen />, { path: '/login', route: '/login' });
  await user.type(screen.getByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'Demo1234{Enter}');
  await screen.findByRole('heading', { name: 'Two-step sign-in' });
  return user;
}
const code = () => screen.getByLabelText('Code from your authenticator app');

test('the second step takes the place of the form, without an error, at the code', async () => {
  await reachStep();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', error: null });
  await waitFor(() => expect(code()).toHaveFocus());
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
});

test('a code signs in by Enter, pasted with spaces or not', async () => {
  const user = await reachStep();
  const calls = answerPost('/auth/second-step/', tokens);
  await user.click(code());
  await user.paste(' 123 456 ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sessionStore.getState().status).toBe('authenticated'));
  expect(calls.sent).toEqual([{ challenge: 'a-challenge', app_code: '123456' }]);
});

test('anything but six digits isn’t sent', async () => {
  const user = await reachStep();
  await user.type(code(), '12345{Enter}');
  expect(await screen.findByText('The code has 6 digits')).toBeVisible();
});

test('a wrong code says so, and can be tried again', async () => {
  const user = await reachStep();
  answerPost('/auth/second-step/', { detail: 'This code isn’t right.', code: 'wrong_code' }, 401);
  await user.type(code(), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code isn’t right.');
  expect(screen.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
});

test('with the API down in the middle, the code stays and can be sent again', async () => {
  const user = await reachStep();
  failNetworkAt('/auth/second-step/');
  await user.type(code(), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
  expect(code()).toHaveValue('123456');
  answerPost('/auth/second-step/', tokens);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(sessionStore.getState().status).toBe('authenticated'));
});

test('a step that has ended begins again, and says why', async () => {
  const user = await reachStep();
  const detail = 'That took too long or has already been used. Please start again.';
  answerPost('/auth/second-step/', { detail, code: 'challenge_ended' }, 401);
  await user.type(code(), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
});

test('a recovery code can be used instead', async () => {
  const user = await reachStep();
  const calls = answerPost('/auth/second-step/', tokens);
  await user.click(screen.getByRole('button', { name: 'Use a Recovery Code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh{Enter}');
  await waitFor(() => expect(sessionStore.getState().status).toBe('authenticated'));
  expect(calls.sent).toEqual([{ challenge: 'a-challenge', recovery_code: 'abcd-efgh' }]);
});

test.each([
  ['app', 'Use Your Authenticator App', 'Code from your authenticator app'],
  ['password', 'Use Your Password', 'Password'],
])('from a recovery code, %s is one press away', async (way, label, field) => {
  const user = await reachStep([way, 'recovery_code']);
  await user.click(screen.getByRole('button', { name: 'Use a Recovery Code' }));
  await user.click(screen.getByRole('button', { name: label }));
  expect(screen.getByLabelText(field)).toBeVisible();
});

test('an old browser says that it can’t use passkeys, and takes a recovery code', async () => {
  await reachStep(['passkey', 'recovery_code']);
  expect(screen.getByText(/^This browser can’t use passkeys/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a Passkey' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
});

test('a passkey that its user doesn’t give says so', async () => {
  Object.assign(window, { PublicKeyCredential: class {} });
  const refused = Object.assign(new Error('no'), { name: 'NotAllowedError' });
  const credentials = { get: () => Promise.reject(refused) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  const user = await reachStep(['passkey', 'recovery_code']);
  await user.click(screen.getByRole('button', { name: 'Use a Passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
});

test('starting over goes back to the form', async () => {
  const user = await reachStep();
  await user.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(screen.getByRole('heading', { name: 'Welcome back' })).toHaveFocus();
});

test('a sign-in with Google asks for it as well', async () => {
  answerPost('/auth/google/', needed(['app', 'recovery_code']), 401);
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(buildUser())));
  const calls = answerPost('/auth/second-step/', tokens);
  const user = userEvent.setup();
  const { router } = renderAt(<SocialCallbackScreen />, {
    path: '/auth/google/callback?access_token=t',
    route: '/auth/*',
  });
  await user.type(await screen.findByLabelText(/^Code from/), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(calls.sent).toHaveLength(1);
});

test('starting over after Google leads to the sign-in screen, and from there to where one was going', async () => {
  rememberReturnPath({ from: '/events/5?book=1' });
  answerPost('/auth/google/', needed(['app', 'recovery_code']), 401);
  const { router } = renderAt(<SocialCallbackScreen />, {
    path: '/auth/google/callback?access_token=t',
    route: '/auth/*',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start Over' }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/events/5?book=1' },
  });
  await act(() => router.navigate(-1));
  // Its token has been used: Back must not return to it.
  expect(router.state.location.pathname).toBe('/login');
});
