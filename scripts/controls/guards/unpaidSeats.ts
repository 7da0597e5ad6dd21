import type { Guard } from '../guard';

const seats = 'api/src/sales/orders/unpaid-seats.test.ts';
const payLater = 'api/src/sales/tickets/pay-later.test.ts';

/** The guards against seats that stay held without payment. */
export const unpaidSeats: Guard[] = [
  {
    protects: 'an account’s purchases at once are counted together',
    file: 'api/src/sales/orders/place-order.ts',
    remove: 'buyerLock(plan.userId),',
    replace: 'newIds(1),',
    test: {
      runner: 'jest',
      file: seats,
      name: 'a new account that reaches for 200 seats at once gets 10',
    },
  },
  {
    protects: 'an account holds at most ten unpaid seats of an event',
    file: 'api/src/sales/orders/offer-repository.ts',
    remove: '+ ${quantity} <= ${MAX_UNPAID_SEATS})',
    replace: '+ ${quantity} <= ${MAX_UNPAID_SEATS} * 100)',
    test: {
      runner: 'jest',
      file: seats,
      name: 'the limit counts over orders and ticket types, and says what to do',
    },
  },
  {
    protects: 'paying later needs a verified address',
    file: 'api/src/sales/orders/pay-later.ts',
    remove: "await requireVerified(trx, order.user_id, 'to pay later');",
    replace: '',
    test: {
      runner: 'jest',
      file: payLater,
      name: 'needs a verified address, says so, and leaves the hold as it is',
    },
  },
  {
    protects: 'a hold is kept while a bank is working on its payment',
    file: 'api/src/sales/payments/hold-expiry.ts',
    remove: 'if (keptUntil) return extendHold(',
    replace: 'if (keptUntil && !trx) return extendHold(',
    test: {
      runner: 'jest',
      file: 'api/src/sales/payments/payment-at-bank.test.ts',
      name: 'the hold ends within minutes once the bank has declined',
    },
  },
  {
    protects: 'a link that verifies an address works for a day',
    file: 'api/src/accounts/email-verification/email-verification-repository.ts',
    remove: ".where('link.expires_at', '>', now)",
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/accounts/email-verification/email-verification.test.ts',
      name: 'accepts a link for 24 hours',
    },
  },
];
