import { resetSession, signInAs, buildUser } from '../testing';
import { forget, signOut } from '../session/session';
import { lastingKey } from '../parts/lastingKeys';
import { memberStorage } from './memberStorage';

// jsdom has no IndexedDB, so this tests the in-memory fallback. e2e/ tests real storage.

beforeEach(resetSession);

test('a stored value can be read back', async () => {
  expect(await memberStorage.get('tickets 1')).toBeUndefined();
  await memberStorage.set('tickets 1', { number: 'NZ-7F3K' });
  expect(await memberStorage.get('tickets 1')).toEqual({ number: 'NZ-7F3K' });
});

test('a value under a lasting key outlives a session that expires, and nothing else does', async () => {
  signInAs(buildUser());
  await memberStorage.set('tickets 1', 'kept');
  await memberStorage.set(lastingKey('1 7'), 'pressed');
  forget('Session expired. Please log in again.', true);
  expect(await memberStorage.get(lastingKey('1 7'))).toBe('pressed');
  expect(await memberStorage.get('tickets 1')).toBeUndefined();
  forget(null);
  expect(await memberStorage.get(lastingKey('1 7'))).toBeUndefined();
});

test('it is cleared when the session ends', async () => {
  signInAs(buildUser());
  localStorage.removeItem('event_refresh_token');
  await memberStorage.set('tickets 1', 'kept');
  await signOut();
  expect(await memberStorage.get('tickets 1')).toBeUndefined();
});
