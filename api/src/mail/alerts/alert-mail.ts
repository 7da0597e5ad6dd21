import type { AlertKind } from '../../platform/alerts/raisedAlerts';
import type { AlertMail } from '../../platform/outbox/mail-content';
import type { MailBody } from '../mail-layout';

type Alert = AlertMail['alerts'][number];

interface Words {
  what: (alert: Alert) => string;
  happened: string;
  /** The list of these, for administrators: a screen's, or the API's. */
  list?: string;
  /** The heading in docs/operations.md. */
  section: string;
}

const WORDS: Record<AlertKind, Words> = {
  stuck_refund: {
    what: ({ subject }) => `Refund ${subject} is stuck`,
    happened: 'The payment provider can’t pay it out.',
    list: '/api/refunds/',
    section: 'RefundsStuck',
  },
  open_dispute: {
    what: ({ subject }) => `Dispute ${subject} is open`,
    happened: 'A payer asked their bank for the money back. Without an answer, it is lost.',
    list: '/dashboard?tab=money&part=disputes',
    section: 'DisputesOpen',
  },
  payout_approval: {
    what: ({ subject }) => `Payout ${subject} waits for approval`,
    happened: 'It is above the limit, so nothing is sent until an administrator has looked at it.',
    list: '/dashboard?tab=money',
    section: 'PayoutsToApprove',
  },
  payment_case: {
    what: ({ subject, detail }) => `Payment case ${subject} is open (${detail})`,
    happened: 'A payment doesn’t match what the provider says.',
    list: '/dashboard?tab=money&part=cases',
    section: 'PaymentsMismatched',
  },
  dead_job: {
    what: ({ subject, detail }) => `Job ${subject} is dead (${detail})`,
    happened: 'It failed ten times and won’t be retried automatically.',
    list: '/dashboard?tab=operations',
    section: 'JobsDead',
  },
  failed_mail: {
    what: () => 'Mail fails',
    happened: 'The mail server refused at least one mail for good.',
    list: '/dashboard?tab=operations',
    section: 'MailsFailed',
  },
  unconfirmed_mail: {
    what: () => 'Mail may not have arrived',
    happened: 'The mail server never said whether it took at least one mail.',
    list: '/dashboard?tab=operations',
    section: 'MailsUnconfirmed',
  },
  late_mail: {
    what: () => 'Mail is late',
    happened: 'At least one mail has waited for more than half an hour.',
    list: '/api/mails/?state=QUEUED',
    section: 'MailsWaiting',
  },
  late_reconciliation: {
    what: () => 'The books are not compared with the payment provider',
    happened: 'The daily comparison has not succeeded for two days.',
    list: '/api/jobs/?task=reconcile',
    section: 'ReconciliationLate',
  },
  late_task: {
    what: ({ subject }) => `Scheduled work is overdue (${subject})`,
    happened: 'It keeps failing, or no process runs it.',
    list: '/api/jobs/',
    section: 'TimedTaskLate',
  },
  reported_event: {
    what: ({ subject }) => `Case ${subject}: an event was reported`,
    happened: 'Somebody says that something is wrong with it.',
    list: '/dashboard?tab=reports',
    section: 'EventsReported',
  },
  ended_canary: {
    what: ({ subject }) => `The canary ${subject} ended by itself`,
    happened: 'It failed more often than the live version. Every visitor has the live one now.',
    list: '/dashboard?tab=health',
    section: 'CanaryEnded',
  },
};

export function alertBody(data: AlertMail, publicUrl: string): MailBody {
  const facts = data.alerts.map((alert): [string, string] => {
    const { what, happened, list, section } = WORDS[alert.kind];
    return [
      what(alert),
      [
        happened,
        ...(list === undefined ? [] : [`Look at ${publicUrl}${list}.`]),
        `What to do: “${section}” in docs/operations.md. (Alert ${alert.id})`,
      ].join(' '),
    ];
  });
  const [first] = facts;
  const isOne = facts.length === 1 && data.more === 0;
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
    link: { label: 'What administrators can call', url: `${publicUrl}/api/docs` },
  };
}
