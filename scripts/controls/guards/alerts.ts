import type { Guard } from '../guard';

const rules = 'docker/prometheus/alerts.yaml';
const tests = 'docker/prometheus/alerts.test.ts';
const promtool = 'promtool finds every rule firing when it should, and silent when it should';
const counts = 'api/src/platform/metrics/troubles.test.ts';
const mails = 'api/src/mail/alerts/alerts.test.ts';
const repository = 'api/src/mail/alerts/alerts-repository.ts';

/** The guards of alerts: they reach somebody, and match the real state. */
export const alerts: Guard[] = [
  {
    protects: 'a process that lost the database is noticed while others have it',
    file: rules,
    remove: 'min(database_up) == 0',
    replace: 'max(database_up) == 0',
    test: { runner: 'jest', file: tests, name: promtool },
  },
  {
    protects: 'a refund that is stuck is counted once, however many processes count it',
    file: rules,
    remove: 'max(refunds_stuck) > 0',
    replace: 'sum(refunds_stuck) > 0',
    test: { runner: 'jest', file: tests, name: promtool },
  },
  {
    protects: 'mail that an administrator sends again does not count as late at once',
    file: 'api/src/mail/mail-repository.ts',
    remove: 'next_attempt_at < now() - ${NOT_PICKED_UP} AND ',
    replace: '',
    test: {
      runner: 'jest',
      file: counts,
      name: 'leaves out mail that is new, that failed long ago, or that is sent again',
    },
  },
  {
    protects: 'mail that failed long ago ends its alert',
    file: 'api/src/mail/mail-repository.ts',
    remove: ' AND next_attempt_at > now() - ${LATELY}',
    replace: '',
    test: {
      runner: 'jest',
      file: counts,
      name: 'leaves out mail that is new, that failed long ago, or that is sent again',
    },
  },
  {
    protects: 'administrators are told once, though processes look at once',
    file: repository,
    remove: "    .where('mailed_at', 'is', null)\n",
    replace: '',
    test: { runner: 'jest', file: mails, name: 'hear once though every process looks at once' },
  },
  {
    protects: 'an alert whose mail can’t be queued is not taken for told',
    file: 'api/src/mail/alerts/alerts.ts',
    remove: 'const alerts = (await takeUnmailed(trx, this.now()))',
    replace: 'const alerts = (await takeUnmailed(this.db, this.now()))',
    test: {
      runner: 'jest',
      file: mails,
      name: 'hear of it later if their mail can’t be queued now',
    },
  },
  {
    protects: 'an alert waits for the first administrator',
    file: 'api/src/mail/alerts/alerts.ts',
    remove: '      if (people.length === 0) return;\n',
    replace: '',
    test: { runner: 'jest', file: mails, name: 'who are made later hear of what lasts' },
  },
  {
    protects: 'a dispute is mailed once',
    file: 'api/src/sales/disputes/dispute-letters.ts',
    remove: "if (news === 'opened' && staff.length > 0) {",
    replace: "if (news === 'reminder' && staff.length > 0) {",
    test: {
      runner: 'jest',
      file: 'api/src/sales/disputes/disputes.test.ts',
      name: 'puts the tickets on hold at the door, and tells the organizer and the administrators',
    },
  },
];
