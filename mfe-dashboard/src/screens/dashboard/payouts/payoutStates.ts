import type { BadgeTone } from '@nzuko/shared-ui';

import type { Payout } from '../../../api/payoutsApi';
import { momentOf } from '../../../time/momentOf';

interface PayoutLook {
  label: string;
  tone: BadgeTone;
}

const looks: Record<Payout['state'], PayoutLook> = {
  APPROVAL: { label: 'Waiting for approval', tone: 'warning' },
  REQUESTED: { label: 'Requested', tone: 'info' },
  SENDING: { label: 'On its way', tone: 'info' },
  OTP: { label: 'Waiting for a code', tone: 'warning' },
  PAID: { label: 'Paid', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'error' },
  REVERSED: { label: 'Sent back', tone: 'error' },
};
const notApproved: PayoutLook = { label: 'Not approved', tone: 'error' };

/** A payout state's label and tone. */
export const payoutLook = ({ state, is_refused: isRefused }: Payout): PayoutLook =>
  isRefused ? notApproved : looks[state];

/** Explains the state to the organizer. */
export function payoutText({ state, problem, done_at: doneAt }: Payout): string {
  switch (state) {
    case 'APPROVAL':
      return 'We review large payouts before we send them. There’s nothing for you to do.';
    case 'REQUESTED':
      return 'It’s sent as soon as our payment provider takes it.';
    case 'SENDING':
      return 'Your bank usually has it within minutes.';
    case 'OTP':
      return 'Our payment provider asks us for a code first. There’s nothing for you to do.';
    case 'PAID':
      return doneAt ? momentOf(doneAt) : '';
    case 'FAILED':
    case 'REVERSED':
      return [problem, 'The money is back in your balance.'].filter(Boolean).join(' ');
  }
}

/** True if the money went back to the balance, as did the fee. */
export const cameBack = ({ state }: Payout) => state === 'FAILED' || state === 'REVERSED';
