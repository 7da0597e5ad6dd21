import { decideAccess } from './decideAccess';

test.each([
  ['everyone', 'loading', 'allow'],
  ['everyone', 'unauthenticated', 'allow'],
  ['everyone', 'authenticated', 'allow'],
  ['guest', 'loading', 'wait'],
  ['guest', 'unauthenticated', 'allow'],
  ['guest', 'authenticated', 'leave'],
  ['member', 'loading', 'wait'],
  ['member', 'unauthenticated', 'signIn'],
  ['member', 'authenticated', 'allow'],
] as const)('a screen for %s, session %s: %s', (access, status, decision) => {
  expect(decideAccess(access, status)).toBe(decision);
});
