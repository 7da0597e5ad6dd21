import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http as route, HttpResponse } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, tokenEndingIn } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { rememberReturnPath } from '../../components/returnPath';
import { answerPost, server, withFakeApi } from '../../test/fakeApi';
import SocialCallbackScreen from './SocialCallbackScreen';

withFakeApi();

const visit = (path: string) => renderAt(<SocialCallbackScreen />, { path, route: '/auth/*' });

function fakeSocialSignIn(provider: 'google' | 'github') {
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(buildUser())));
  const tokens = { access: tokenEndingIn(3600), refresh: tokenEndingIn(86_400) };
  return answerPost(`/auth/${provider}/`, tokens);
}

describe('a callback with an access token', () => {
  test.each([
    ['/auth/google/callback', 'google'],
    ['/auth/github/callback', 'github'],
    ['/auth/social/google', 'google'],
    ['/auth/callback-github', 'github'],
    ['/auth/v2/social/accounts/google/login/callback', 'google'],
  ] as const)('at %s signs in by %s and goes to /dashboard', async (path, provider) => {
    const calls = fakeSocialSignIn(provider);
    const { router } = visit(`${path}?access_token=abc`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(calls.sent).toEqual([{ access_token: 'abc' }]);
    expect(sessionStore.getState().status).toBe('authenticated');
  });

  test('returns to the page that the visitor came from', async () => {
    rememberReturnPath({ from: '/events/5' });
    fakeSocialSignIn('google');
    const { router } = visit('/auth/google/callback?access_token=abc');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/5'));
  });

  test('shows Completing authentication... meanwhile, and the address has lost its token', async () => {
    server.use(route.post('/api/auth/google/', () => delay('infinite')));
    const { router } = visit('/auth/google/callback?access_token=abc');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.pathname).toBe('/auth/google/callback');
    expect(screen.getByRole('status')).toHaveTextContent('Completing authentication...');
  });

  test.each([
    [{ error: 'The error.' }, 'The error.'],
    [{ detail: 'The detail.' }, 'The detail.'],
    [{ non_field_errors: ['The first.'] }, 'The first.'],
    [{}, 'Failed to authenticate with social provider.'],
  ])('that is refused with %j shows %s', async (body, message) => {
    answerPost('/auth/github/', body, 400);
    visit('/auth/github/callback?access_token=abc');
    expect(screen.getByText(/We’re checking in/)).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText(/We’re checking in/)).not.toBeInTheDocument();
    // The error must not show again above the sign-in form.
    expect(sessionStore.getState().error).toBeNull();
  });
});

describe('a callback without one', () => {
  test.each([
    ['?error=access_denied', 'Access was denied. Please grant the required permissions.'],
    ['?error=teapot', 'Authentication failed. Please try again.'],
    ['?error=no_code&access_token=abc', 'No authorization code received from the provider.'],
    ['', 'No access token received from the authentication provider.'],
    ['?access_token=', 'No access token received from the authentication provider.'],
  ])('%s shows %s', (query, message) => {
    visit(`/auth/google/callback${query}`);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  test('Back to Login keeps the page that the visitor was on the way to', async () => {
    rememberReturnPath({ from: '/events/5?book=1' });
    const { router } = visit('/auth/google/callback?error=access_denied');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/events/5?book=1' },
    });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/login');
  });

  test('offers Back to Login and Try Again', () => {
    visit('/auth/github/callback?error=server_error');
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/api/auth/github/redirect/',
    );
  });
});

test('a path under /auth/ that names no provider goes to /', () => {
  const { router } = visit('/auth/facebook/callback?access_token=abc');
  expect(router.state.location.pathname).toBe('/');
});
