import { resetSession, signInAs, buildUser } from '../testing';
import { signOut } from '../session/session';
import { memberStorage } from './memberStorage';

// jsdom has no IndexedDB: this is the browser that refuses to store. What a real one keeps is shown in e2e/.

beforeEach(resetSession);

test('what is kept can be read again', async () => {
  expect(await memberStorage.get('tickets 1')).toBeUndefined();
  await memberStorage.set('tickets 1', { number: 'NZ-7F3K' });
  expect(await memberStorage.get('tickets 1')).toEqual({ number: 'NZ-7F3K' });
});

test('it is gone with the session', async () => {
  signInAs(buildUser());
  localStorage.removeItem('event_refresh_token');
  await memberStorage.set('tickets 1', 'kept');
  await signOut();
  expect(await memberStorage.get('tickets 1')).toBeUndefined();
});
