import type { Guard } from '../guard';

const service = 'api/src/money/payout-accounts/payout-accounts-service.ts';
const repository = 'api/src/money/payout-accounts/payout-accounts-repository.ts';
const tests = 'api/src/money/payout-accounts/payout-accounts.test.ts';

/** The guards of the accounts that organizers are paid to. */
export const payoutAccounts: Guard[] = [
  {
    protects: 'a code is compared five times, however many tries come at once',
    file: repository,
    remove: ".where('code_tries', '<', maxTries)",
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'is compared five times at most when thirty come at once',
    },
  },
  {
    protects: 'an account belongs to the organizer',
    file: service,
    remove: "if (compareNames(name, holder) === 'none') throw doesNotFit(holder, name);",
    replace: '',
    test: { runner: 'jest', file: tests, name: 'for another holder' },
  },
  {
    protects: 'an account stays confirmed for the name that was compared',
    file: service,
    remove: 'if (first_name !== waiting.first_name || last_name !== waiting.last_name) {',
    replace: "if (first_name === '') {",
    test: {
      runner: 'jest',
      file: tests,
      name: 'isn’t taken after the organizer changed the name that was compared',
    },
  },
  {
    protects: 'a new account pauses payouts',
    file: service,
    remove: 'new Date(now.getTime() + PAYOUT_PAUSE_MS)',
    replace: 'now',
    test: { runner: 'jest', file: tests, name: 'pauses payouts for 48 hours, and says so by mail' },
  },
  {
    protects: 'names are looked up a handful of times an hour',
    file: repository,
    remove: 'if (oldest && made.length >= max) return new Date(oldest.at.getTime() + perMs);',
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'after a handful of look-ups within an hour, and not after it',
    },
  },
  {
    protects: 'the label goes when the organizer goes by another name',
    file: 'api/src/events/organizer-trust-repository.ts',
    remove:
      'AND account.first_name = organizer.first_name AND account.last_name = organizer.last_name',
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'is no longer one under another name, until the account is given again, without a pause',
    },
  },
];
