import type { Guard } from '../guard';

const tests = 'api/src/mail/strangers.test.ts';
const organizers = 'api/src/sales/orders/unverified-organizer.test.ts';

/** The guards that protect people who don't know the sender. */
export const strangers: Guard[] = [
  {
    protects: 'naming others on tickets needs a verified address',
    file: 'api/src/accounts/email-verification/require-verified.ts',
    remove: '  if (others.size > 0 && !user?.email_verified_at) throw unverified(purpose);\n',
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'nobody else is named on a ticket, and no seat is taken',
    },
  },
  {
    protects: 'offering a ticket to someone needs a verified address',
    file: 'api/src/sales/transfers/transfers-service.ts',
    remove: "await requireVerified(trx, actor.id, 'to transfer tickets');",
    replace: '',
    test: { runner: 'jest', file: tests, name: 'no ticket is offered to anyone' },
  },
  {
    protects: 'writing to attendees needs a verified address',
    file: 'api/src/mail/announcements/announcements-service.ts',
    remove: "await requireVerified(this.db, actor.id, 'to write to your attendees');",
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'an organizer can’t write to attendees, but can cancel the event without a word',
    },
  },
  {
    protects: 'the event of an unverified organizer is in nobody’s list',
    file: 'api/src/events/events-query-repository.ts',
    remove: ' AND ${isTrusted}`',
    replace: '`',
    test: {
      runner: 'jest',
      file: organizers,
      name: 'opens by its link, and is in no list but its organizer’s',
    },
  },
  {
    protects: 'an unverified organizer’s event sells ten tickets',
    file: 'api/src/sales/orders/offer-repository.ts',
    remove: '<= ${sellableSeats}',
    replace: '<= capacity',
    test: {
      runner: 'jest',
      file: organizers,
      name: 'sells ten tickets, however many are asked for at once, and the rest once it is verified',
    },
  },
  {
    protects: 'a line break in a title is refused',
    file: 'api/src/events/events-schemas.ts',
    remove: 'title: Type.String({\n        ...SINGLE_LINE,',
    replace: 'title: Type.String({',
    test: {
      runner: 'jest',
      file: 'api/src/platform/http/singleLine.test.ts',
      name: 'every single-line text refuses line breaks and control characters at its field',
    },
  },
  {
    protects: 'a page’s canonical link names the site, not the Host header',
    file: 'shell/server/pages/makePages.ts',
    remove: 'const canonicalUrl = `${config.publicUrl}',
    replace: 'const canonicalUrl = `${request.protocol}://${request.host}',
    test: {
      runner: 'jest',
      file: 'shell/server/remotePages.test.ts',
      name: 'has the remote’s title, description and metadata, escaped',
    },
  },
  {
    protects: 'an address in a mail server’s answer is not logged',
    file: 'api/src/platform/http/logging.ts',
    remove: '  hooks: { streamWrite: maskAddresses },\n',
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/platform/http/addressesInLogs.test.ts',
      name: 'no email address is in a log line, whatever goes wrong',
    },
  },
  {
    protects: 'mail files are their owner’s alone',
    file: 'api/src/mail/mail-transport.ts',
    remove: 'message as Buffer, { mode: 0o600 });',
    replace: 'message as Buffer);',
    test: {
      runner: 'jest',
      file: 'api/src/mail/mail-retention.test.ts',
      name: 'are their owner’s alone, even in a folder that was open to all',
    },
  },
  {
    protects: 'mail that is still to be sent is not forgotten',
    file: 'api/src/mail/mail-repository.ts',
    remove: "          .where('status', 'in', ['SENT', 'FAILED', 'UNCONFIRMED'])\n",
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/mail/mail-retention.test.ts',
      name: 'forgets mails that are over after their days, with their files, and no other',
    },
  },
  {
    protects: 'a link in an announcement is no link',
    file: 'api/src/mail/mail-layout.ts',
    remove: 'body.paragraphs.map(inert)',
    replace: 'body.paragraphs',
    test: {
      runner: 'jest',
      file: tests,
      name: 'reads as written, but is no link for any mail client',
    },
  },
  {
    protects: 'a mail of other people’s text can be reported',
    file: 'api/src/mail/mail-delivery.ts',
    remove: 'renderMail(content, publicUrl, { mailId: id, to: reportTo }, contactEmail)',
    replace: 'renderMail(content, publicUrl)',
    test: {
      runner: 'jest',
      file: tests,
      name: 'can be reported, by the number of the mail',
    },
  },
  {
    protects: 'an account emails only so many people in a day',
    file: 'api/src/events/mail-reach.ts',
    remove: '  if (total <= allowed) return;\n',
    replace: '  if (total <= allowed || allowed > 0) return;\n',
    test: {
      runner: 'jest',
      file: 'api/src/events/mail-reach.test.ts',
      name: 'are never more, however many requests come at once',
    },
  },
];
