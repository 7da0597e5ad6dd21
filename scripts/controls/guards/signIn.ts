import type { Guard } from '../guard';

const signIn = 'api/src/accounts/auth/sign-in-service.ts';
const reset = 'api/src/accounts/password-reset/password-reset-service.ts';
const signInTests = 'api/src/accounts/auth/sign-in.test.ts';
const resetTests = 'api/src/accounts/password-reset/password-reset.test.ts';

/** The guards that slow down password guessing without keeping the owner out. Decision 0054. */
export const passwordGuesses: Guard[] = [
  {
    protects: 'simultaneous tries take turns, in all processes',
    file: 'api/src/accounts/auth/sign-in-repository.ts',
    remove: 'WHERE known.next_at <= clock_timestamp()',
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/accounts/auth/sign-in-processes.test.ts',
      name: 'of 60 simultaneous wrong passwords from 60 addresses at two processes few are looked at (account exists: true)',
    },
  },
  {
    protects: 'a browser that has signed in before has a count of its own',
    file: signIn,
    remove: 'const key = browser\n',
    replace: "const key = browser && email === ''\n",
    test: {
      runner: 'jest',
      file: signInTests,
      name: 'is not kept out by a stranger’s guesses',
    },
  },
  {
    protects: 'a known browser is known for one account only',
    file: 'api/src/accounts/auth/known-browsers-repository.ts',
    remove: ".where((eb) => eb(eb.fn<string>('lower', ['users.email']), '=', email))",
    replace: ".where('users.email', '!=', email.slice(0, 1))",
    test: {
      runner: 'jest',
      file: signInTests,
      name: 'is not one that has signed in to another account',
    },
  },
  {
    protects: 'a known browser doesn’t share its address’s limit with strangers',
    file: 'api/src/accounts/auth/auth-routes.ts',
    remove: 'if (!browser) await limitAddress(request);',
    replace: 'await limitAddress(request);',
    test: {
      runner: 'jest',
      file: signInTests,
      name: 'a known browser’s tries don’t count for its address, which it may share with a stranger',
    },
  },
  {
    protects: 'the owner is told at most once a day',
    file: 'api/src/accounts/auth/sign-in-repository.ts',
    remove: "now() - interval '1 day'",
    replace: 'now()',
    test: {
      runner: 'jest',
      file: signInTests,
      name: 'are told to the owner after ten, once a day',
    },
  },
  {
    protects: 'an account gets five reset mails a day, whoever asks',
    file: reset,
    remove: 'if (sent >= RESET_MAILS_PER_DAY) {',
    replace: 'if (sent >= 1000) {',
    test: {
      runner: 'jest',
      file: resetTests,
      name: 'lead to five mails a day, whoever asks, and all get the same answer',
    },
  },
  {
    protects: 'a stranger’s requests never leave the owner without a working link',
    file: reset,
    remove: 'return repository.renewNewestLink(trx, user.id, expires_at);',
    replace: 'return;',
    test: {
      runner: 'jest',
      file: resetTests,
      name: 'never leave the owner without a link: beyond the fifth the newest one is renewed',
    },
  },
  {
    protects: 'of two links used at the same time one works',
    file: reset,
    remove: 'await lockUserById(trx, link.userId);',
    replace: '',
    test: {
      runner: 'jest',
      file: resetTests,
      name: 'accepts one of two links that are used at the same time',
    },
  },
  {
    protects: 'all addresses of an IPv6 network are counted as one',
    file: 'api/src/platform/http/rateLimits.ts',
    remove: 'keyOf = ({ ip }) => networkOf(ip)',
    replace: 'keyOf = ({ ip }) => ip || networkOf(ip)',
    test: {
      runner: 'jest',
      file: 'api/src/platform/http/rateLimits.test.ts',
      name: 'is shared by the addresses of one IPv6 network, and by no other',
    },
  },
];
