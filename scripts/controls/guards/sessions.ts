import type { Guard } from '../guard';

const sessions = 'api/src/accounts/auth/sessions.ts';
const rotation = 'api/src/accounts/auth/session-rotation.test.ts';
const erased = 'api/src/sales/orders/erased-buyer.test.ts';
const refresh = 'shared-auth/src/http/refreshAccess.ts';
const client = 'shared-auth/src/http/http.test.ts';

/** Refresh tokens that work once, and access that ends with its session. Decision 0059. */
export const sessionGuards: Guard[] = [
  {
    protects: 'a used refresh token ends its session',
    file: sessions,
    remove:
      'await repository.updateSession(trx, session.id, { revoked_at: now });\n    const about',
    replace: 'const about',
    test: {
      runner: 'jest',
      file: rotation,
      name: 'that comes again ends its session at once, also for whoever holds the new one, and is logged',
    },
  },
  {
    protects: 'a lost answer doesn’t end a session',
    file: sessions,
    remove: '      isWithinGrace(claims, session, now) ||\n',
    replace: '      (session.generation < 0 && isWithinGrace(claims, session, now)) ||\n',
    test: {
      runner: 'jest',
      file: rotation,
      name: 'gets the same answer again within a minute, such as when it was lost, and not after',
    },
  },
  {
    protects: 'an answer lost hours ago comes again in a browser that is known, and in no other',
    file: sessions,
    remove: '(isLost && (await isKnownBrowser(session.email, trx)))',
    replace: 'isLost',
    test: {
      runner: 'jest',
      file: rotation,
      name: 'gets the same answer again hours later in the browser that signed in, and in no other',
    },
  },
  {
    protects: 'access ends with its session',
    file: 'api/src/platform/http/guards.ts',
    remove: 'session.session_id !== null && session.revoked_at === null',
    replace: 'session.session_id !== null',
    test: {
      runner: 'jest',
      file: rotation,
      name: 'ends the session’s access tokens at once, and no other session’s',
    },
  },
  {
    protects: 'a sign-in with the old password doesn’t outlive a change of it',
    file: 'api/src/accounts/auth/sign-in-service.ts',
    remove: 'if (current?.password_hash !== user.password_hash)',
    replace: 'if (!current)',
    test: {
      runner: 'jest',
      file: rotation,
      name: 'that a change of password overtakes is refused',
    },
  },
  {
    protects: 'a short-lived access token survives its way to the API',
    file: 'api/src/platform/security/tokens.ts',
    remove: 'const LEEWAY_SECONDS = 5;',
    replace: 'const LEEWAY_SECONDS = 0;',
    test: {
      runner: 'jest',
      file: rotation,
      name: 'lives at least a second and survives its way here, however late in a second it was issued',
    },
  },
  {
    protects: 'an account that is erased during its purchase buys nothing',
    file: 'api/src/sales/orders/offer-repository.ts',
    remove: 'AND EXISTS (SELECT FROM users WHERE users.id = ${plan.userId} AND erased_at IS NULL)',
    replace: '',
    test: {
      runner: 'jest',
      file: erased,
      name: 'whose account is erased after its token was checked is refused',
    },
  },
  {
    protects: 'the page stores the next refresh token',
    file: refresh,
    remove: 'refresh: data.refresh ?? refresh',
    replace: 'refresh',
    test: {
      runner: 'jest',
      file: client,
      name: 'is replaced by the one in the answer, which the next refresh uses',
    },
  },
  {
    protects: 'a tab that waited for its turn uses the token another tab got',
    file: refresh,
    remove: 'if (access && access !== stale && !isTokenExpired(access)) return access;',
    replace: '',
    test: {
      runner: 'jest',
      file: client,
      name: 'is used by one at a time: who waited takes the access token that is there',
    },
  },
  {
    protects: 'a suspended tab doesn’t keep the others from refreshing',
    file: refresh,
    remove: 'setTimeout(() => patience.abort(), REFRESH_TIMEOUT_MS)',
    replace: 'setTimeout(() => undefined, REFRESH_TIMEOUT_MS)',
    test: {
      runner: 'jest',
      file: client,
      name: 'is used without a turn if another tab keeps its own for ten seconds',
    },
  },
];
