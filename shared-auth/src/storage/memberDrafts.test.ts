import { resetSession, signInAs, buildUser } from '../testing';
import { profileCache } from '../session/profileCache';
import { forget } from '../session/session';
import { sessionStore } from '../session/sessionStore';
import { memberDrafts } from './memberDrafts';

beforeEach(() => {
  localStorage.clear();
  resetSession();
});

test('a draft belongs to the member who typed it', () => {
  signInAs(buildUser({ id: 1 }));
  memberDrafts.set('event', 'Owambe');
  expect(memberDrafts.get('event')).toBe('Owambe');
  signInAs(buildUser({ id: 2 }));
  expect(memberDrafts.get('event')).toBeNull();
  signInAs(buildUser({ id: 1 }));
  memberDrafts.set('event', null);
  expect(memberDrafts.get('event')).toBeNull();
});

test('it is there while the profile is still loading', () => {
  const ada = buildUser({ id: 1 });
  signInAs(ada);
  memberDrafts.set('event', 'Owambe');
  profileCache.save(ada);
  sessionStore.setState({ status: 'loading', user: null });
  expect(memberDrafts.get('event')).toBe('Owambe');
});

test('without a session nothing is kept', () => {
  memberDrafts.set('event', 'Owambe');
  expect(memberDrafts.get('event')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('signing out removes it; an expired session does not', () => {
  const ada = buildUser({ id: 1 });
  signInAs(ada);
  memberDrafts.set('event', 'Owambe');
  forget('Session expired. Please log in again.', true);
  signInAs(ada);
  expect(memberDrafts.get('event')).toBe('Owambe');
  forget(null);
  signInAs(ada);
  expect(memberDrafts.get('event')).toBeNull();
});

test('a browser that refuses storage is not an error', () => {
  signInAs(buildUser());
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  try {
    memberDrafts.set('event', 'Owambe');
    expect(memberDrafts.get('event')).toBeNull();
  } finally {
    jest.restoreAllMocks();
  }
});
