import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerPost, fakeSignIn, failNetworkAt, server, withFakeApi } from '../../test/fakeApi';
import { takeReturnPath } from '../../components/returnPath';
import LoginScreen from './LoginScreen';

withFakeApi();

const visit = (path = '/login', state?: unknown) =>
  renderAt(<LoginScreen />, { path, route: '/login', state });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

async function signInAs(user: ReturnType<typeof userEvent.setup>, secret = 'Demo1234') {
  await user.type(email(), 'ada@example.test');
  await user.type(password(), secret);
  await user.click(submit());
}

describe('the sign-in form', () => {
  test('sends email and password and signs in', async () => {
    const calls = fakeSignIn();
    visit();
    await signInAs(userEvent.setup());
    await waitFor(() => expect(sessionStore.getState().status).toBe('authenticated'));
    expect(calls.sent).toEqual([{ email: 'ada@example.test', password: 'Demo1234' }]);
  });

  test('has the address that an invitation is for, which can be changed', async () => {
    const user = userEvent.setup();
    visit('/login', { from: '/invitations/abc-123', email: 'chidi@example.test' });
    expect(email()).toHaveValue('chidi@example.test');
    await user.clear(email());
    expect(email()).toHaveValue('');
  });

  test('is sent by Enter', async () => {
    const calls = fakeSignIn();
    const user = userEvent.setup();
    visit();
    await user.type(email(), 'ada@example.test');
    await user.type(password(), 'Demo1234{Enter}');
    await waitFor(() => expect(calls.sent).toHaveLength(1));
  });

  test('sends nothing while a field is invalid, and focuses the first invalid one', async () => {
    const user = userEvent.setup();
    visit();
    await user.click(submit());
    expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Please enter a valid email');
    await user.type(email(), 'ada@example.test');
    await user.click(submit());
    await waitFor(() => expect(password()).toHaveFocus());
  });

  test('shows no error for a field that is still being filled in', async () => {
    const user = userEvent.setup();
    visit();
    await user.type(email(), 'ada');
    expect(screen.queryByText('Please enter a valid email')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
  });

  test('is sent once, however often the button is clicked', async () => {
    let calls = 0;
    let answer: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      route.post('/api/auth/token/', async () => {
        calls += 1;
        await pressed;
        return HttpResponse.json({ detail: 'No.' }, { status: 401 });
      }),
    );
    const user = userEvent.setup();
    visit();
    await signInAs(user);
    await user.click(screen.getByRole('button', { name: 'Signing in…' }));
    await user.type(password(), '{Enter}');
    answer();
    expect(await screen.findByRole('alert')).toHaveTextContent('No.');
    expect(calls).toBe(1);
  });

  test('lets password managers recognise both fields', () => {
    visit();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('a sign-in that fails', () => {
  test.each([
    ["the server's detail", { detail: 'This account is locked.' }, 'This account is locked.'],
    ['our default message without one', {}, 'Login failed. Please check your credentials.'],
  ])('shows %s in a banner that can be dismissed', async (_name, body, message) => {
    answerPost('/auth/token/', body, 401);
    const user = userEvent.setup();
    visit();
    await signInAs(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is cleared when the visitor leaves the screen', async () => {
    answerPost('/auth/token/', {}, 401);
    const user = userEvent.setup();
    visit();
    await signInAs(user);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Forgot password' }));
    expect(sessionStore.getState().error).toBeNull();
  });

  test('without a response blames the network, and keeps what was typed', async () => {
    failNetworkAt('/auth/token/');
    visit();
    await signInAs(userEvent.setup());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    );
    expect(email()).toHaveValue('ada@example.test');
    expect(password()).toHaveValue('Demo1234');
  });
});

describe('the notices of /login', () => {
  test('reset=success says that the password has been reset', () => {
    visit('/login?reset=success');
    expect(
      screen.getByText(
        'Your password has been reset successfully! You can now log in with your new password.',
      ),
    ).toBeInTheDocument();
  });

  test('session=expired shows one message, even if the session reports it too', () => {
    sessionStore.setState({ error: 'Session expired. Please log in again.' });
    visit('/login?session=expired');
    expect(screen.getAllByText('Session expired. Please log in again.')).toHaveLength(1);
  });

  test('can be dismissed, and stay dismissed', async () => {
    sessionStore.setState({ error: 'Session expired. Please log in again.' });
    const user = userEvent.setup();
    visit('/login?session=expired');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a session that expired on page load is reported without a query', () => {
    sessionStore.setState({ error: 'Session expired. Please log in again.' });
    visit();
    expect(screen.getByRole('alert')).toHaveTextContent('Session expired. Please log in again.');
  });
});

describe('the links on /login', () => {
  test.each([
    ['Forgot password', '/reset-password'],
    ['Create an account', '/register'],
    ['Continue with Google', '/api/auth/google/redirect/'],
    ['Continue with GitHub', '/api/auth/github/redirect/'],
  ])('%s leads to %s', (name, path) => {
    visit();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  test('keep the page to return to', async () => {
    const { router } = visit('/login', { from: '/settings' });
    await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(router.state.location).toMatchObject({
      pathname: '/register',
      state: { from: '/settings' },
    });
  });
});

describe('sign-in in place of the dashboard', () => {
  const tab = '/dashboard?tab=payouts';
  const visitTab = () => renderAt(<LoginScreen />, { path: tab, route: '/dashboard' });

  test.each(['Create an account', 'Forgot password'])('%s leads back to its tab', async (name) => {
    const { router } = visitTab();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(router.state.location.state).toEqual({ from: tab });
  });

  test('a sign-in with Google leads back to its tab', async () => {
    visitTab();
    const link = screen.getByRole('link', { name: 'Continue with Google' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(takeReturnPath()).toBe(tab);
  });
});

test('a page that sends visitors here can say why, also where they register instead', async () => {
  const reason = 'Sign in or create an account to finish your booking.';
  const state = { from: '/events/7?book=1', reason };
  const { router } = visit('/login', state);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(router.state.location).toMatchObject({ pathname: '/register', state });
});
