import type { BadgeTone } from '@nzuko/shared-ui';

import type { DeskPayout } from '../../../api/moneyDeskApi';

interface Trouble {
  label: string;
  tone: BadgeTone;
  /** Tells an administrator how to fix it. */
  todo: string;
}

// A payout that came back isn't resent automatically (decision 0171).
const paused =
  'automatic payouts are paused until the organizer requests one or changes the account.';

const payoutTroubles: Record<DeskPayout['trouble'], Trouble> = {
  approval: {
    label: 'To approve',
    tone: 'warning',
    todo: 'Check the event and the account, then approve or refuse.',
  },
  code: {
    label: 'Needs a code',
    tone: 'warning',
    todo: 'The payment provider has sent a one-time code to the business. Enter it here.',
  },
  short: {
    label: 'Balance too small',
    tone: 'warning',
    todo: 'Top up the balance at the payment provider. It’s then sent within ten minutes.',
  },
  slow: {
    label: 'No answer',
    tone: 'warning',
    todo: 'Look up the reference at the payment provider. Don’t pay it by hand: we look it up again automatically.',
  },
  failed: {
    label: 'Failed',
    tone: 'error',
    // A payout held back before it was sent also fails, but doesn't pause automatic payouts.
    todo: `The money is back in the balance. If the account is wrong, the organizer has to change it. If it had been sent, or was ended here, ${paused}`,
  },
  reversed: {
    label: 'Sent back',
    tone: 'error',
    todo: `The bank returned the money, and it’s back in the balance. Ask the organizer to check the account: ${paused}`,
  },
};

const unsent: Trouble = {
  label: 'Not sent',
  tone: 'warning',
  todo: 'Settle that with the payment provider. Don’t pay it by hand: it’s tried again each hour. If it can’t be settled, end it.',
};

/** Whether a payout still hasn't reached the provider after an hour of trying. */
export const isKeptBack = ({ trouble, is_unsent: isUnsent }: DeskPayout): boolean =>
  trouble === 'slow' && isUnsent;

/** Why a payout needs a person, and what to do. */
export const troubleOf = (row: DeskPayout): Trouble =>
  isKeptBack(row) ? unsent : payoutTroubles[row.trouble];
