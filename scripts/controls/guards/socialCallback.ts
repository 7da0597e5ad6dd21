import type { Guard } from '../guard';

/** The guards that mend fault 8: the social callback signs in with any `access_token` in its URL. */
export const socialCallback: Guard[] = [
  {
    protects: 'a stranger’s link signs nobody in: the token must have been issued to this browser',
    file: 'api/src/accounts/social/social-service.ts',
    remove: 'if (!this.parts.receipts.isFor(name, accessToken, receipt)) {',
    replace: 'if (!this.parts.receipts && receipt !== accessToken) {',
    test: {
      runner: 'jest',
      file: 'api/src/accounts/social/token-receipts.test.ts',
      name: 'does not sign in: a stranger’s valid token, in a browser that started no sign-in',
    },
  },
  {
    protects: 'a receipt is only valid for its own token',
    file: 'api/src/accounts/social/token-receipts.ts',
    remove: 'JSON.stringify([provider, token, expires])',
    replace: 'JSON.stringify([provider, token && expires])',
    test: {
      runner: 'jest',
      file: 'api/src/accounts/social/token-receipts.test.ts',
      name: 'does not sign in: a stranger’s valid token, with our own receipt renamed to match',
    },
  },
  {
    protects: 'a receipt is only valid for five minutes',
    file: 'api/src/accounts/social/token-receipts.ts',
    remove: 'Number(expires) > this.now().getTime()',
    replace: 'Number(expires) > 0',
    test: {
      runner: 'jest',
      file: 'api/src/accounts/social/token-receipts.test.ts',
      name: 'does not sign in: a token that is more than five minutes old',
    },
  },
  {
    protects: 'the token does not stay in the URL and the history',
    file: 'mfe-auth/src/screens/social-callback/SocialCallbackScreen.tsx',
    remove: "if (query.has('access_token')) void navigate({ search: '' }, { replace: true });",
    replace: '',
    test: {
      runner: 'jest',
      file: 'mfe-auth/src/screens/social-callback/SocialCallbackScreen.test.tsx',
      name: 'shows Completing authentication... meanwhile, and the address has lost its token',
    },
  },
];
