import type { User } from '../apiTypes';
import { sessionStore } from '../session/sessionStore';

/** A JWT with the given claims and no valid signature: enough for code that only reads it. */
export function fakeToken(claims: Record<string, unknown>): string {
  const encode = (value: unknown) =>
    btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `${encode({ alg: 'none' })}.${encode(claims)}.x`;
}

/** A token that ends `seconds` from now (60 minutes unless told; negative for one that has ended). */
export function tokenEndingIn(seconds = 3600): string {
  return fakeToken({ exp: Math.floor(Date.now() / 1000) + seconds });
}

/** A profile with believable values; `overrides` replace single fields. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'ada.obi@example.test',
    username: 'adaobi',
    first_name: 'Ada',
    last_name: 'Obi',
    role: 'ATTENDEE',
    profile_picture: null,
    has_password: true,
    ...overrides,
  };
}

/** Puts a signed-in user into the page's session, with tokens stored. */
export function signInAs(user: User): void {
  localStorage.setItem('event_access_token', tokenEndingIn());
  localStorage.setItem('event_refresh_token', tokenEndingIn(86_400));
  sessionStore.setState({ status: 'authenticated', user, error: null, expired: false });
}

/** A signed-out page with empty storage, as between two tests. */
export function resetSession(): void {
  localStorage.clear();
  sessionStore.setState(sessionStore.getInitialState(), true);
}
