import { sessionExpiredMessage } from '@nzuko/contract';

/** A notice above the sign-in form that says why the visitor is here. */
interface LoginNotice {
  tone: 'success' | 'warning';
  text: string;
}

const resetDone: LoginNotice = {
  tone: 'success',
  text: 'Your password has been reset successfully! You can now log in with your new password.',
};

const sessionExpired: LoginNotice = {
  tone: 'warning',
  text: sessionExpiredMessage,
};

/** The notice for the query of `/login`: `reset=success` or `session=expired` (spec section 2), else null. */
export function loginNotice(query: URLSearchParams): LoginNotice | null {
  if (query.get('reset') === 'success') return resetDone;
  if (query.get('session') === 'expired') return sessionExpired;
  return null;
}
