import type { Guard } from '../guard';

const folder = 'api/src/accounts/two-step';
const signIn = `${folder}/sign-in-step.test.ts`;
const twoStep = `${folder}/two-step.test.ts`;

/** The guards of two-step sign-in (decision 0097). */
export const twoStepGuards: Guard[] = [
  {
    protects: 'a password alone opens no session of an account with a second step',
    file: `${folder}/entrance.ts`,
    remove: 'if (!user.two_step_since) {',
    replace: 'if (user.id > 0) {',
    test: {
      runner: 'jest',
      file: signIn,
      name: 'answers the password with what it still takes, and no token',
    },
  },
  {
    protects: 'a code works once',
    file: `${folder}/factors-repository.ts`,
    remove: ".where('last_step', '<', step)",
    replace: '',
    test: {
      runner: 'jest',
      file: signIn,
      name: 'works once, and so do earlier ones than the last',
    },
  },
  {
    protects: 'a challenge works once',
    file: `${folder}/challenges-repository.ts`,
    remove: ".deleteFrom('two_step_challenges')\n    .where('token_hash', '=', token_hash)",
    replace:
      ".deleteFrom('two_step_challenges')\n    .where('token_hash', '=', Buffer.from('none'))\n    .where('token_hash', '<>', token_hash)",
    test: {
      runner: 'jest',
      file: signIn,
      name: 'works once, for five minutes, and none is made up',
    },
  },
  {
    protects: 'a challenge is for the session that asked',
    file: `${folder}/challenges-repository.ts`,
    remove: "    .where('session_id', 'is not distinct from', session_id)\n",
    replace: "    .where('expires_at', '>', new Date(session_id === '' ? 1 : 0))\n",
    test: {
      runner: 'jest',
      file: twoStep,
      name: 'is another session’s confirmation, or one asked for in another session',
    },
  },
  {
    protects: 'a passkey needs its user’s finger, face or PIN',
    file: `${folder}/passkey-checks.ts`,
    remove: 'requireUserVerification: true,\n        credential: {',
    replace: 'requireUserVerification: false,\n        credential: {',
    test: {
      runner: 'jest',
      file: signIn,
      name: 'isn’t accepted without its user’s finger, face or PIN',
    },
  },
  {
    protects: 'only a verified address gets a second step',
    file: `${folder}/two-step-service.ts`,
    remove: "requireVerified(trx, user.id, 'to turn on two-step sign-in');",
    replace: 'Promise.resolve([trx, user, requireVerified]);',
    test: {
      runner: 'jest',
      file: twoStep,
      name: 'needs a verified address, or a stranger could lock out whoever owns it',
    },
  },
  {
    protects: 'a reset link gives nobody a fresh count of codes',
    file: 'api/src/accounts/auth/known-browsers.ts',
    remove: 'evenByReset: false }',
    replace: 'evenByReset: true }',
    test: {
      runner: 'jest',
      file: signIn,
      name: 'count on after a password reset: whoever reads the mailbox guesses no faster',
    },
  },
  {
    protects: 'a change of the second step doesn’t outlive its session',
    file: `${folder}/two-step-service.ts`,
    remove: 'if (!(await isSessionOpen(trx, { userId: user.id, sessionId }, now())))',
    replace: 'if (!sessionId && (await isSessionOpen(trx, { userId: user.id, sessionId }, now())))',
    test: {
      runner: 'jest',
      file: twoStep,
      name: 'is a change that was on its way when its session was ended',
    },
  },
  {
    protects: 'a confirmation holds for ten minutes',
    file: 'api/src/platform/http/confirmedRoutes.ts',
    remove: 'if (confirmedAt && now().getTime() - confirmedAt.getTime() < CONFIRMATION_MS) return;',
    replace: 'if (confirmedAt && now().getTime() - CONFIRMATION_MS > 0) return;',
    test: {
      runner: 'jest',
      file: twoStep,
      name: 'is a renewed token: the confirmation of a session stays as old as it is',
    },
  },
  {
    protects: 'a team that needs two-step sign-in refuses members without it',
    file: 'api/src/platform/teams/acting.ts',
    remove: 'if (member.lacks_two_step) throw twoStepRequired();',
    replace: '',
    test: {
      runner: 'jest',
      file: twoStep,
      name: 'refuses members at work from their next call on, says why, and lets them in once they have it',
    },
  },
];
