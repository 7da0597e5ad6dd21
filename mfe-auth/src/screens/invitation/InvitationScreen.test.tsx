import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';
import { chosenTeam } from '@nzuko/shared-auth/chosen-team';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import type { Invitation } from '../../api/invitations';
import { server, withFakeApi } from '../../test/fakeApi';
import InvitationScreen from './InvitationScreen';

withFakeApi();

const invitation: Invitation = {
  team: 'Ada Obi',
  invited_by: 'Bola Ade',
  email: 'Chidi@Example.test',
  role: 'DOOR',
  events: ['GoLagos', 'React Lagos'],
  expires_at: '2026-03-08T09:00:00Z',
};
const membership = {
  id: 7,
  name: 'Ada Obi',
  is_own: false,
  role: 'DOOR',
  rights: ['door'],
  event_ids: [1, 2],
};
const me = buildUser({ email: 'chidi@example.test' });

function visit(body: JsonBodyType = invitation, status = 200) {
  server.use(route.get('/api/invitations/abc-123/', () => HttpResponse.json(body, { status })));
  const view = renderAt(<InvitationScreen />, {
    path: '/invitations/abc-123',
    route: '/invitations/:token',
  });
  return { ...view, user: userEvent.setup() };
}

function answerAccept(body: JsonBodyType, status = 200): { count: number } {
  const calls = { count: 0 };
  server.use(
    route.post('/api/invitations/abc-123/accept/', () => {
      calls.count += 1;
      return HttpResponse.json(body, { status });
    }),
  );
  return calls;
}

const join = () => screen.findByRole('button', { name: 'Join the Team' });

test('says who invites to what, and a press joins and opens the team’s dashboard', async () => {
  signInAs(me);
  const calls = answerAccept(membership);
  const { user, router } = visit();
  expect(await screen.findByText(/Bola Ade invites you\. .*scan tickets/)).toHaveTextContent(
    'Only for: GoLagos, React Lagos.',
  );
  expect(calls.count).toBe(0);
  await user.click(await join());
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(chosenTeam()).toEqual(membership);
});

test('who joins learns that their address is confirmed', async () => {
  signInAs({ ...me, email_verified: false });
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(me)));
  answerAccept(membership);
  const { user } = visit();
  await user.click(await join());
  await waitFor(() => expect(sessionStore.getState().user?.email_verified).toBe(true));
});

test('a visitor signs in or registers with the invited address, and comes back', async () => {
  const { user, router } = visit();
  const signIn = await screen.findByRole('link', { name: 'Sign In' });
  expect(screen.getByText('Chidi@Example.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/register');
  await user.click(signIn);
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    search: '',
    state: { from: '/invitations/abc-123', email: 'Chidi@Example.test' },
  });
});

test('creating an account takes the invited address along, but not in the URL', async () => {
  const { user, router } = visit();
  await user.click(await screen.findByRole('link', { name: 'Create Account' }));
  expect(router.state.location).toMatchObject({
    pathname: '/register',
    search: '',
    state: { from: '/invitations/abc-123', email: 'Chidi@Example.test' },
  });
});

test('asks nobody to sign in before it is known whether they are', async () => {
  sessionStore.setState({ status: 'loading' });
  visit();
  expect(await screen.findByRole('heading', { name: 'Join Ada Obi’s team' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  act(() => signInAs(me));
  expect(await join()).toBeVisible();
});

test('somebody signed in with another address is told so, and can sign out', async () => {
  signInAs(buildUser({ email: 'dami@example.test' }));
  server.use(route.post('/api/auth/logout/', () => new HttpResponse(null, { status: 204 })));
  const { user } = visit();
  expect(await screen.findByText(/you’re signed in as dami@example\.test/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(sessionStore.getState().status).toBe('unauthenticated');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
});

test.each([
  [404, 'We couldn’t find that invitation.'],
  [410, 'This invitation has expired. Ask whoever invited you for a new one.'],
])('%i says %s', async (status, detail) => {
  visit({ detail }, status);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('one that is withdrawn while the page is open says so at the press', async () => {
  signInAs(me);
  answerAccept({ detail: 'This invitation was withdrawn.', code: 'invitation_revoked' }, 410);
  const { user } = visit();
  await user.click(await join());
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation was withdrawn.');
  expect(chosenTeam()).toBeNull();
});

test('without the API it can be tried again', async () => {
  signInAs(me);
  const { user } = visit({}, 500);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.use(route.get('/api/invitations/abc-123/', () => HttpResponse.json(invitation)));
  await user.click(again);
  expect(await join()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
