import type { AlertKind } from '../../platform/alerts/raisedAlerts';
import type { AlertMail } from '../../platform/outbox/mail-content';
import type { MailBody } from '../mail-layout';

type Alert = AlertMail['alerts'][number];

interface Words {
  what: (alert: Alert) => string;
  happened: string;
  /** The administrators' screen that shows it; none if only the API does, which refuses browsers. */
  place?: (alert: Alert) => string;
  /** The heading in docs/operations.md. */
  section: string;
}

const MONEY = '/dashboard?tab=money';
const operations = () => '/dashboard?tab=operations';

/** As the desk names it: "End order 12", from the key `end_order:12`. */
function nameOfJob(key: string): string {
  const words = key.replace(/[_:]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const WORDS: Record<AlertKind, Words> = {
  stuck_refund: {
    what: ({ subject }) => `Refund ${subject} is stuck`,
    happened: 'The payment provider can’t pay it out.',
    place: ({ subject }) => `${MONEY}&part=refunds&refund=${subject}`,
    section: 'RefundsStuck',
  },
  open_dispute: {
    what: ({ subject, detail }) => `Dispute ${detail || subject} is open`,
    happened: 'A payer asked their bank for the money back. Without an answer, it is lost.',
    place: () => `${MONEY}&part=disputes`,
    section: 'DisputesOpen',
  },
  payout_approval: {
    what: ({ subject, detail }) => `Payout ${detail || subject} waits for approval`,
    happened: 'It is above the limit, so nothing is sent until an administrator has looked at it.',
    place: () => MONEY,
    section: 'PayoutsToApprove',
  },
  payment_case: {
    what: ({ subject, detail }) => `Payment case ${subject} is open (${detail})`,
    happened: 'A payment, a payout or the books need a decision. The case says which.',
    place: ({ subject }) => `${MONEY}&part=cases&case=${subject}`,
    section: 'PaymentsMismatched',
  },
  dead_job: {
    what: ({ detail }) => `Job “${nameOfJob(detail)}” is dead`,
    happened: 'It failed ten times and won’t be retried automatically.',
    place: operations,
    section: 'JobsDead',
  },
  failed_mail: {
    what: () => 'Mail fails',
    happened: 'The mail server refused at least one mail for good.',
    place: operations,
    section: 'MailsFailed',
  },
  unconfirmed_mail: {
    what: () => 'Mail may not have arrived',
    happened: 'The mail server never said whether it took at least one mail.',
    place: operations,
    section: 'MailsUnconfirmed',
  },
  late_mail: {
    what: () => 'Mail is late',
    happened: 'At least one mail has waited for more than half an hour.',
    section: 'MailsWaiting',
  },
  late_reconciliation: {
    what: () => 'The books are not compared with the payment provider',
    happened: 'The daily comparison has not succeeded for two days.',
    section: 'ReconciliationLate',
  },
  late_task: {
    what: ({ subject }) => `Scheduled work is overdue (${subject})`,
    happened: 'It keeps failing, or no process runs it.',
    section: 'TimedTaskLate',
  },
  reported_event: {
    what: ({ subject }) => `Case ${subject}: an event was reported`,
    happened: 'Somebody says that something is wrong with it.',
    place: ({ subject }) => `/dashboard?tab=reports&case=${subject}`,
    section: 'EventsReported',
  },
  ended_canary: {
    what: ({ subject }) => `The canary ${subject} ended by itself`,
    happened: 'It failed more often than the live version. Every visitor has the live one now.',
    place: () => '/dashboard?tab=health',
    section: 'CanaryEnded',
  },
};

export function alertBody(data: AlertMail, publicUrl: string): MailBody {
  const isOne = data.alerts.length === 1 && data.more === 0;
  const facts = data.alerts.map((alert): [string, string] => {
    const { what, happened, place, section } = WORDS[alert.kind];
    return [
      what(alert),
      [
        happened,
        `What to do: “${section}” in docs/operations.md. (Alert ${alert.id})`,
        // At the end, as mail programs take a full stop behind an address for a part of it. A lone alert has the button instead.
        ...(place && !isOne ? [`See ${publicUrl}${place(alert)}`] : []),
      ].join(' '),
    ];
  });
  const [first] = facts;
  // The most urgent one that has a screen.
  const [place] = data.alerts.flatMap((alert) => WORDS[alert.kind].place?.(alert) ?? []);
  return {
    subject:
      isOne && first
        ? `Action needed: ${first[0]}`
        : `${facts.length + data.more} things need a person`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'Something on Nzuko needs your attention. We send one email per problem and no reminders.',
    ],
    facts: data.more > 0 ? [...facts, ['And more', `${data.more} others`]] : facts,
    isOurs: true,
    link: place ? { label: 'Open the desk', url: `${publicUrl}${place}` } : undefined,
  };
}
