import type { Guard } from '../guard';

const account = 'api/src/accounts/account/account-repository.ts';
const service = 'api/src/sales/transfers/named-holder-service.ts';
const tests = 'api/src/sales/transfers/named-holders.test.ts';

/** The rights of people named on tickets that somebody else booked. */
export const namedHolders: Guard[] = [
  {
    protects: 'erasing a buyer leaves other people’s names on their tickets',
    file: account,
    remove: ".where((eb) => isHolder(email).or(eb('holder_email', 'is', null)))",
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'a person named on their ticket keeps name, mail, link and entry, and the buyer’s own go',
    },
  },
  {
    protects: 'an address that nobody verified removes no names',
    file: account,
    remove: 'if (verifiedAt !== null) {',
    replace: 'if (email) {',
    test: {
      runner: 'jest',
      file: tests,
      name: 'nothing changes for an address that the account never verified',
    },
  },
  {
    protects: 'a holder’s name is removed once, and its owner told once',
    file: service,
    remove: 'if (email === null) return told;',
    replace: "if (email === null) throw new Error('Nobody');",
    test: {
      runner: 'jest',
      file: tests,
      name: 'removes name and address; ticket and link stay valid, and the owner is told once',
    },
  },
];
