import { escapeHtml } from '../platform/escapeHtml';
import { naira } from '../platform/money';
import type { SandboxTransaction } from './ledger';
import { sandboxPage } from './sandbox-page';
import {
  CHANNELS,
  type Channel,
  type Fault,
  type Outcome,
  type RefundOutcome,
  type WebhookFate,
} from './switches';

const CHANNEL_LABELS: [Channel, string, string][] = [
  ['card', 'Card', 'Charged right away.'],
  ['bank_transfer', 'Bank transfer', 'The bank confirms it a few seconds later.'],
  ['ussd', 'USSD', 'The bank confirms it a few seconds later.'],
];
const OUTCOME_LABELS: [Outcome, string, string][] = [
  ['pay', 'Approve', 'The card is charged, or the bank confirms.'],
  ['decline', 'Decline', 'Insufficient funds. You can try again on this page.'],
  [
    'pay_later',
    'Approve later',
    'You return to the site now; the charge goes through 20 seconds later.',
  ],
  ['pay_wrong_amount', 'Wrong amount', 'The card is charged one naira too little.'],
  ['pay_wrong_currency', 'Wrong currency', 'The card is charged in US dollars.'],
  [
    'reject_transfer',
    'Send the transfer back',
    'For a bank transfer of the wrong amount. You can pay again from the site.',
  ],
];
const WEBHOOK_LABELS: [WebhookFate, string][] = [
  ['once', 'Arrives once'],
  ['twice', 'Arrives twice'],
  ['late', 'Arrives 20 seconds late'],
  ['lost', 'Never arrives'],
];
const FAULT_LABELS: [Fault, string][] = [
  ['none', 'Works'],
  ['slow', 'Takes eight seconds to answer the next two calls'],
  ['error', 'Answers the next two calls with 503'],
  ['timeout', 'Doesn’t answer the next two calls'],
  ['garbage', 'Answers the next two calls with a web page'],
];

const REFUND_LABELS: [RefundOutcome, string][] = [
  ['processed', 'Are paid back'],
  ['needs-attention', 'Need the payer’s bank account'],
  ['failed', 'Fail at the bank'],
];

/** The checkout page: one form that works without scripts. `notice` tells the payer what just happened. */
export function checkoutPage(transaction: SandboxTransaction, notice: string | null): string {
  const { amount, email, reference, callbackUrl, status, channels = CHANNELS } = transaction;
  const price = naira(amount);
  const back = callbackUrl ? addReference(callbackUrl, reference) : null;
  const leave = back ? `<a class="leave" href="${escapeHtml(back)}">Leave Without Paying</a>` : '';
  const isPaid = status === 'success' || status === 'reversed';
  return sandboxPage(
    `Pay ${price}`,
    `<header><p class="badge">Test checkout: no real money</p>
<h1>Pay ${price}</h1>
<dl><dt>For</dt><dd>${escapeHtml(email)}</dd><dt>Reference</dt><dd>${escapeHtml(reference)}</dd></dl></header>
${notice ? `<p class="notice" role="alert">${escapeHtml(notice)}</p>` : ''}
${
  isPaid
    ? `<p class="notice good" role="status">This payment has been made.</p>${back ? `<a class="pay" href="${escapeHtml(back)}">Back to the Site</a>` : ''}`
    : `<form method="post">
${choices(
  'channel',
  'Pay with',
  CHANNEL_LABELS.filter(([channel]) => channels.includes(channel)),
)}
${choices('outcome', 'What the bank says', OUTCOME_LABELS)}
<details><summary>Simulate problems</summary>
${select('webhook', 'Webhook to the site', WEBHOOK_LABELS)}
${select('fault', 'Provider’s API', FAULT_LABELS)}
${select('refund', 'Refunds of this payment', REFUND_LABELS)}
</details>
<button class="pay" type="submit">Pay ${price}</button>
${leave}
</form>`
}`,
  );
}

/** The page for a URL without a payment. */
export function unknownPage(): string {
  return sandboxPage(
    'No such payment',
    '<h1>No such payment</h1><p>Go back and start it again.</p>',
  );
}

/** The payer's way back, as Paystack writes it: with `trxref` and `reference`. */
export function addReference(callbackUrl: string, reference: string): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.href;
}

function choices(name: string, legend: string, options: [string, string, string][]): string {
  const items = options.map(
    ([value, label, hint], index) =>
      `<label class="choice"><input type="radio" name="${name}" value="${value}"${index === 0 ? ' checked' : ''}><span><strong>${label}</strong><small>${hint}</small></span></label>`,
  );
  return `<fieldset><legend>${legend}</legend>
${items.join('\n')}
</fieldset>`;
}

function select(name: string, label: string, options: [string, string][]): string {
  const items = options
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('');
  return `<label class="field" for="${name}">${label}</label><select id="${name}" name="${name}">${items}</select>`;
}
