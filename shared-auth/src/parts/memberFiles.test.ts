import { signOut } from '../session/session';
import { buildUser, resetSession, signInAs } from '../testing';
import { memberFiles } from './memberFiles';

// jsdom has no IndexedDB, so this tests what is held in memory. e2e/ tests real storage.

beforeEach(async () => {
  resetSession();
  await memberFiles.remove('a');
  await memberFiles.remove('ab');
});
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('files are kept by folder and name, and removed one by one or all at once', async () => {
  expect(await memberFiles.put('a', '1', 'one')).toBe(true);
  await memberFiles.put('a', '2', 'two');
  await memberFiles.put('ab', '1', 'other');
  expect(await memberFiles.names('a')).toEqual(['1', '2']);
  expect(await memberFiles.get('a', '1')).toBe('one');
  await memberFiles.remove('a', ['1']);
  expect(await memberFiles.get('a', '1')).toBeUndefined();
  await memberFiles.remove('a');
  expect(await memberFiles.names('a')).toEqual([]);
  expect(await memberFiles.get('ab', '1')).toBe('other');
});

test('they are cleared when the session ends', async () => {
  signInAs(buildUser());
  localStorage.removeItem('event_refresh_token');
  await memberFiles.put('a', '1', 'one');
  await signOut();
  expect(await memberFiles.names('a')).toEqual([]);
});

test('a page without a database holds a few hundred', async () => {
  for (let index = 0; index < 500; index += 1) await memberFiles.put('a', `${index}`, 'x');
  expect(await memberFiles.put('a', '500', 'x')).toBe(false);
  expect(await memberFiles.names('a')).toHaveLength(500);
});

test('a full device refuses more, and holds none in memory instead', async () => {
  const open = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await memberFiles.put('a', '1', 'one')).toBe(false);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  expect(await memberFiles.get('a', '1')).toBeUndefined();
});
