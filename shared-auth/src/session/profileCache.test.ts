import { buildUser, resetSession } from '../testing';
import { profileCache } from './profileCache';

beforeEach(resetSession);

test('a saved profile can be read until it is cleared', () => {
  expect(profileCache.read()).toBeNull();
  profileCache.save(buildUser());
  expect(profileCache.read()).toEqual(buildUser());
  profileCache.clear();
  expect(profileCache.read()).toBeNull();
});

test.each(['', '{', 'null', '7', '"ada"', '{}', '{"email":"a@b.test"}', '{"role":"ADMIN"}'])(
  '%j is no profile',
  (text) => {
    expect(profileCache.read(text)).toBeNull();
    localStorage.setItem('event_profile', text);
    expect(profileCache.read()).toBeNull();
  },
);
