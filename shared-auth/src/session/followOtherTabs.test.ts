import { waitFor } from '@testing-library/dom';
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { followOtherTabs, http, restoreSession, sessionStore, signIn } from '../index';
import { buildUser, resetSession, signInAs, tokenEndingIn } from '../testing';
import { reloadProfile } from './session';

const server = setupServer();
const user = buildUser();
const other = buildUser({ id: 2, first_name: 'Bola' });
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const show = (of: { persisted: boolean }) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), of));

/** Called at once, before an answer could arrive. */
const asked = jest.spyOn(http, 'get');
let stop: () => void;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  resetSession();
  asked.mockClear();
  server.use(route.get('/api/auth/profile/', () => HttpResponse.json(other)));
  stop = followOtherTabs();
});
afterEach(() => {
  stop();
  server.resetHandlers();
});

test('what another tab stores under another name changes nothing', () => {
  signInAs(user);
  localStorage.clear();
  localStorage.setItem('event_profile', JSON.stringify(other));
  tell('theme');
  expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user });
  expect(asked).not.toHaveBeenCalled();
});

test('a token that another tab refreshed starts nothing in a signed-in tab', () => {
  signInAs(user);
  localStorage.setItem('event_access_token', tokenEndingIn(7200));
  tell('event_access_token');
  expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user });
  expect(asked).not.toHaveBeenCalled();
});

test('a visitor’s tab takes no profile from storage', () => {
  sessionStore.setState({ status: 'unauthenticated', user: null });
  localStorage.setItem('event_profile', JSON.stringify(other));
  tell('event_profile');
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
  expect(asked).not.toHaveBeenCalled();
});

test('a profile that cannot be read leaves the one at hand', () => {
  signInAs(user);
  localStorage.setItem('event_profile', '{');
  tell('event_profile');
  expect(sessionStore.getState().user).toEqual(user);
  expect(asked).not.toHaveBeenCalled();
});

test('the whole storage was replaced: whose it is now is shown', async () => {
  signInAs(user);
  localStorage.setItem('event_profile', JSON.stringify(other));
  tell(null);
  await waitFor(() =>
    expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user: other }),
  );
});

test('an older profile, which another tab asked for before this one saved its own, is put right', async () => {
  const saved = buildUser({ id: 2, first_name: 'Bola' });
  signInAs(saved);
  localStorage.setItem('event_profile', JSON.stringify({ ...saved, first_name: 'Before' }));
  tell('event_profile');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('event_profile') ?? '')).toEqual(saved),
  );
  expect(sessionStore.getState().user).toEqual(saved);
});

test('without a response, the profile that another tab saved is shown', async () => {
  signInAs(user);
  server.use(route.get('/api/auth/profile/', () => HttpResponse.error()));
  localStorage.setItem('event_profile', JSON.stringify(other));
  tell('event_profile');
  await waitFor(() => expect(sessionStore.getState().user).toEqual(other));
});

test('a profile that arrives after the sign-out signs nobody in', async () => {
  signInAs(user);
  server.use(
    route.get('/api/auth/profile/', () => {
      localStorage.clear();
      tell('event_access_token');
      return HttpResponse.json(other);
    }),
  );
  await reloadProfile();
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
});

/** Answers the first profile asked for once told to, and the others right away. */
function lateProfile() {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((done) => (arrive = done));
  let isFirst = true;
  server.use(
    route.get('/api/auth/profile/', async () => {
      if (!isFirst) return HttpResponse.json(other);
      isFirst = false;
      await arrival;
      return HttpResponse.json(user);
    }),
  );
  return () => arrive();
}

const signOutElsewhere = () => {
  localStorage.clear();
  tell('event_access_token');
};

test('a profile that was asked for before somebody signed in elsewhere signs nobody in', async () => {
  const arrive = lateProfile();
  localStorage.setItem('event_access_token', tokenEndingIn(3600));
  const restored = restoreSession();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  signOutElsewhere();
  localStorage.setItem('event_access_token', tokenEndingIn(7200));
  asked.mockReturnValueOnce(new Promise(() => undefined));
  tell('event_access_token');
  arrive();
  await restored;
  expect(sessionStore.getState()).toMatchObject({ status: 'loading', user: null });
});

test('a profile that arrives after another sign-in does not change who is signed in', async () => {
  const arrive = lateProfile();
  server.use(
    route.post('/api/auth/token/', () =>
      HttpResponse.json({ access: tokenEndingIn(3600), refresh: tokenEndingIn(86_400) }),
    ),
  );
  signInAs(user);
  const reloaded = reloadProfile();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  signOutElsewhere();
  await signIn({ email: other.email, password: 'Demo1234' });
  arrive();
  await reloaded;
  expect(sessionStore.getState()).toMatchObject({ status: 'authenticated', user: other });
});

test('a sign-out elsewhere takes an old message away', () => {
  signInAs(user);
  sessionStore.setState({ error: 'Profile update failed.' });
  localStorage.clear();
  tell('event_access_token');
  expect(sessionStore.getState()).toMatchObject({
    status: 'unauthenticated',
    user: null,
    error: null,
  });
});

test('a page that the browser brings back is signed out if another tab was meanwhile', () => {
  signInAs(user);
  localStorage.clear();
  show({ persisted: true });
  expect(sessionStore.getState()).toMatchObject({ status: 'unauthenticated', user: null });
});

test('a page that the browser brings back shows whoever has signed in meanwhile', async () => {
  signInAs(user);
  localStorage.setItem('event_profile', JSON.stringify(other));
  show({ persisted: true });
  await waitFor(() => expect(sessionStore.getState().user).toEqual(other));
});

test('a page that has just loaded asks for nothing again', () => {
  signInAs(user);
  localStorage.setItem('event_profile', JSON.stringify(other));
  show({ persisted: false });
  expect(asked).not.toHaveBeenCalled();
});

test('once stopped it follows nobody', () => {
  signInAs(user);
  stop();
  localStorage.clear();
  tell('event_access_token');
  show({ persisted: true });
  expect(sessionStore.getState().status).toBe('authenticated');
});
