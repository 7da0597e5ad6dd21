import { PAYOUT_CODE_MS } from '../platform/limits';
import { durationText } from '../platform/durationText';
import type { NotPaidBecause, PayoutMail } from '../platform/outbox/payout-mail-content';
import type {
  PayoutAccountChangedMail,
  PayoutAccountCodeMail,
} from '../platform/outbox/payout-account-mail-content';
import { inNaira } from '../platform/money';
import { inLagos } from '../platform/timezones';
import type { MailBody } from './mail-layout';

export function payoutAccountCodeBody(data: PayoutAccountCodeMail, publicUrl: string): MailBody {
  return {
    subject: 'Your code to confirm a payout account',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `Enter this code on the Payouts page to have your ticket sales paid to this account. It expires ${durationText(PAYOUT_CODE_MS)} after you asked for it.`,
      'If you didn’t add a bank account, don’t give this code to anyone, and set a new password: somebody may be signed in to your account.',
    ],
    facts: [['Code', data.token], ...accountFacts(data)],
    link: { label: 'Open the Payouts page', url: `${publicUrl}/dashboard?tab=payouts` },
  };
}

export function payoutAccountChangedBody(
  data: PayoutAccountChangedMail,
  publicUrl: string,
): MailBody {
  const { before, pausedUntil } = data;
  return {
    subject: before ? 'Your payout account has changed' : 'Your payout account is set',
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      before
        ? `Your ticket sales are no longer paid to ${before}, but to this account.`
        : 'Your ticket sales are now paid to this account.',
      ...(pausedUntil
        ? [`To keep your money safe, nothing is paid out before ${inLagos(new Date(pausedUntil))}.`]
        : []),
      'If this wasn’t you, set a new password right away and write to us.',
    ],
    facts: accountFacts(data),
    link: { label: 'Open the Payouts page', url: `${publicUrl}/dashboard?tab=payouts` },
    otherLinks: [{ label: 'Set a new password', url: `${publicUrl}/reset-password` }],
  };
}

/** Why a payout hasn't arrived, and the organizer's next step. */
const NOT_PAID: Record<NotPaidBecause, { subject: string; why: string }> = {
  returned: {
    subject: 'A payout did not arrive',
    why: 'Your bank sent your payout back, or couldn’t take it. The money is back in your balance: check your payout account, then request it again.',
  },
  not_sent: {
    subject: 'A payout was not sent',
    why: 'Our payment provider didn’t send your payout. Your bank has nothing to do with it. The money is back in your balance: request it again, and write to us if that doesn’t work either.',
  },
  event_held: {
    subject: 'A payout was not sent',
    why: 'Before we sent your payout, one of its events was cancelled, suspended or disputed, or your account was suspended. So we didn’t send it: the money is back in your balance. Your bank has nothing to do with it.',
  },
  balance_overdrawn: {
    subject: 'A payout was not sent',
    why: 'Before we sent your payout, refunds, disputes or corrections took some of its money. So we didn’t send it: what’s left is back in your balance. Your bank has nothing to do with it.',
  },
};

function payoutWords({ isPaid, notPaidBecause, refusedBecause, pausesAutomatic }: PayoutMail) {
  if (isPaid) {
    return {
      subject: 'Your money is on its way',
      paragraphs: [
        'We have sent your ticket sales to your bank account. Most banks show it within minutes.',
      ],
    };
  }
  if (refusedBecause !== undefined && !notPaidBecause) {
    return {
      subject: 'We didn’t approve your payout',
      paragraphs: [
        'We review large payouts before we send them, and didn’t approve this one. The money is back in your balance.',
        `Why: ${refusedBecause}`,
        ...(pausesAutomatic !== false
          ? ['Automatic payouts are paused until you request one on the Payouts page.']
          : []),
      ],
    };
  }
  const { subject, why } = NOT_PAID[notPaidBecause ?? 'returned'];
  return {
    subject,
    paragraphs: [
      why,
      ...(refusedBecause !== undefined ? [`Why: ${refusedBecause}`] : []),
      ...(pausesAutomatic
        ? [
            'Automatic payouts are paused until you request one on the Payouts page or change your account.',
          ]
        : []),
    ],
  };
}

export function payoutBody(data: PayoutMail, publicUrl: string): MailBody {
  return {
    ...payoutWords(data),
    heading: `Hello ${data.firstName},`,
    facts: [
      ['Amount', inNaira(data.amount)],
      ['Bank', data.bank],
      ['Account', `••••${data.ending}`],
    ],
    link: { label: 'Open the Payouts page', url: `${publicUrl}/dashboard?tab=payouts` },
  };
}

function accountFacts(data: {
  bank: string;
  ending: string;
  accountName: string;
}): [string, string][] {
  return [
    ['Bank', data.bank],
    ['Account', `••••${data.ending}`],
    ['Holder', data.accountName],
  ];
}
