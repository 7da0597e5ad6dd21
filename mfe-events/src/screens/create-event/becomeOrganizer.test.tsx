import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { roleRights } from '@nzuko/contract';
import { sessionStore } from '@nzuko/shared-auth';
import { chosenTeam, chooseTeam } from '@nzuko/shared-auth/chosen-team';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildMembership } from '../../test/builders';
import { field, fillDraft, open, press, setUpCreateEvent } from '../../test/createEventPage';
import { server } from '../../test/renderScreen';

setUpCreateEvent();

const attendee = buildUser({ role: 'ATTENDEE' });
const form = () => screen.queryByRole('form', { name: 'Event' });
const title = { level: 1, name: 'Become an organizer' };
const chidis = buildMembership({
  id: 77,
  name: 'Chidi Okafor',
  is_own: false,
  role: 'MANAGER',
  rights: [...roleRights.MANAGER],
});

/** An API that makes an attendee an organizer. */
function makesOrganizers() {
  const calls: string[] = [];
  let isOrganizer = false;
  server.use(
    http.post('/api/auth/organizer/', () => {
      calls.push('organizer');
      isOrganizer = true;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/auth/profile/', () =>
      HttpResponse.json({ ...attendee, role: isOrganizer ? 'ORGANIZER' : 'ATTENDEE' }),
    ),
    http.get('/api/teams/', () => HttpResponse.json(isOrganizer ? [buildMembership()] : [])),
  );
  return calls;
}

beforeEach(() => signInAs(attendee));

test('an attendee reads what changes, and gets the form once they are an organizer', async () => {
  const calls = makesOrganizers();
  open();
  expect(screen.getByRole('heading', title)).toBeVisible();
  expect(screen.getByText(/sell tickets/)).toBeVisible();
  expect(screen.getByText(/^You keep your account, your tickets/)).toBeVisible();
  expect(screen.getByText(/bank account/)).toBeVisible();
  expect(form()).not.toBeInTheDocument();
  await press('Become an Organizer');
  await waitFor(() => expect(form()).toBeVisible());
  expect(document.activeElement).toContainElement(form());
  expect(document.body).not.toHaveFocus();
  expect(calls).toEqual(['organizer']);
  expect(sessionStore.getState().user?.role).toBe('ORGANIZER');
  expect(screen.queryByText(/left your own team/)).not.toBeInTheDocument();
});

test('what a visitor typed before they signed in is in the form then', async () => {
  makesOrganizers();
  sessionStore.setState({ status: 'unauthenticated', user: null });
  const { unmount } = open();
  await fillDraft();
  unmount();
  signInAs(attendee);
  open();
  await press('Become an Organizer');
  await waitFor(() => expect(field(/^Title/)).toHaveValue('Owambe Night'));
});

test.each([
  [500, {}, 'We couldn’t make you an organizer. Please try again.'],
  [
    403,
    { code: 'account_suspended', detail: 'Your account is suspended.' },
    'Your account is suspended.',
  ],
])('a refusal with %d says why', async (status, body, message) => {
  makesOrganizers();
  server.use(http.post('/api/auth/organizer/', () => HttpResponse.json(body, { status })));
  open();
  await press('Become an Organizer');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('heading', title)).toBeVisible();
});

test.each([
  ['without an answer', () => HttpResponse.error(), /^Network error\./],
  [
    'with too many calls',
    () => HttpResponse.json({}, { status: 429 }),
    'We couldn’t make you an organizer. Please try again.',
  ],
])('%s about their role, it can be tried again', async (_what, answer, message) => {
  makesOrganizers();
  server.use(http.get('/api/auth/profile/', answer, { once: true }));
  open();
  await press('Become an Organizer');
  expect(await screen.findByText(message)).toBeVisible();
  await press('Become an Organizer');
  await waitFor(() => expect(form()).toBeVisible());
});

describe('an attendee who works for a team of others', () => {
  test('gets the form for it if they act for it', () => {
    server.use(http.get('/api/teams/', () => HttpResponse.json([chidis])));
    chooseTeam(chidis);
    open();
    expect(screen.getByText(/^For Chidi Okafor’s team\./)).toBeVisible();
  });

  test('can create an event for it instead', async () => {
    server.use(http.get('/api/teams/', () => HttpResponse.json([chidis])));
    open();
    expect(screen.getByRole('heading', title)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Create for/ })).toBeVisible();
    await press('Create for Chidi Okafor’s Team');
    expect(screen.getByText(/^For Chidi Okafor’s team\./)).toBeVisible();
    expect(chosenTeam()).toMatchObject({ id: 77 });
  });
});
