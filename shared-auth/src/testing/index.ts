import type { User } from '@nzuko/contract';
import { sessionStore } from '../session/sessionStore';

export { checkedBy } from './checkedBy';

/** A JWT with the given claims and an invalid signature, for code that only reads it. */
export function fakeToken(claims: Record<string, unknown>): string {
  const encode = (value: unknown) =>
    btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `${encode({ alg: 'none' })}.${encode(claims)}.x`;
}

/** A token that expires in `seconds` (default 60 minutes; negative for an expired one). */
export function tokenEndingIn(seconds = 3600): string {
  return fakeToken({ exp: Math.floor(Date.now() / 1000) + seconds });
}

/** A realistic profile; `overrides` replace single fields. */
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
    signed_in_before: true,
    email_verified: true,
    ...overrides,
  };
}

/** Signs a user in on the page's session and stores tokens. */
export function signInAs(user: User): void {
  localStorage.setItem('event_access_token', tokenEndingIn());
  localStorage.setItem('event_refresh_token', tokenEndingIn(86_400));
  sessionStore.setState({ status: 'authenticated', user, error: null, expired: false });
}

/** Resets session and storage between tests. */
export function resetSession(): void {
  localStorage.clear();
  sessionStore.setState(sessionStore.getInitialState(), true);
}
