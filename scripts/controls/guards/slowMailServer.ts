import type { Guard } from '../guard';

const file = 'api/src/mail/slow-mail-server.test.ts';

/** The guards that mend fault 2: a slow SMTP server ends the API. */
export const slowMailServer: Guard[] = [
  {
    protects: 'no transaction is open while a mail server is slow',
    file: 'api/src/mail/mail-worker.ts',
    remove: 'await this.delivery.deliver(mail, end.signal);',
    replace:
      "await db.transaction().execute(async (trx) => { await trx.selectFrom('mails').select('id').execute(); await this.delivery.deliver(mail, end.signal); });",
    test: { runner: 'jest', file, name: 'has no transaction open while it waits at rcpt' },
  },
  {
    protects: 'a single time limit covers the whole session with a mail server that hangs',
    file: 'api/src/mail/mail-worker.ts',
    remove: 'const timer = setTimeout(() => end.abort(tooLong), this.limits.dialogueMs);',
    replace: 'const timer = setTimeout(() => tooLong, this.limits.dialogueMs);',
    test: {
      runner: 'jest',
      file,
      name: 'hangs up when the time limit for the whole session has passed, and tries again',
    },
  },
  {
    protects: 'a mail that may have arrived is not resent automatically',
    file: 'api/src/mail/mail-delivery.ts',
    remove: 'if (mail.handed_over_at) {',
    replace: 'if (mail.handed_over_at && mail.attempts < 0) {',
    test: {
      runner: 'jest',
      file,
      name: 'killed at text, leave a mail that may have arrived to an administrator',
    },
  },
  {
    protects: 'a mail is recorded as handed over before its text is sent',
    file: 'api/src/mail/mail-transport.ts',
    remove: '  await handOver();\n',
    replace: '',
    test: {
      runner: 'jest',
      file,
      name: 'does not automatically resend what the server may have accepted',
    },
  },
  {
    protects: 'a worker whose lease has expired sends nothing',
    file: 'api/src/mail/mail-leases-repository.ts',
    remove: ".where('leases', '=', leases)",
    replace: ".where('leases', '>=', leases)",
    test: {
      runner: 'jest',
      file,
      name: 'sends nothing if its lease expired while it was paused',
    },
  },
  {
    protects: 'attempts are counted when they start, so that a crash loop slows down',
    file: 'api/src/mail/mail-leases-repository.ts',
    remove: 'attempts = attempts + 1,',
    replace: 'attempts = attempts,',
    test: {
      runner: 'jest',
      file,
      name: 'killed again and again at rcpt, send the mail once in the end',
    },
  },
  {
    protects: 'one slow mail does not hold up the others',
    file: 'api/src/platform/jobs/jobs.ts',
    remove: '{ mail: 4,',
    replace: '{ mail: 1,',
    test: { runner: 'jest', file, name: 'sends other mails while one waits' },
  },
];
