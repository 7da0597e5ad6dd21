import type { MailContent } from '../platform/outbox/mail-content';
import { queueMail } from '../platform/outbox/outbox-repository';
import { startMailServer, type MailServer } from '../testing/mailServer';
import { startTestApp, type TestApp } from '../testing/testApp';

let api: TestApp;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  const env = { SMTP_URL: server.smtpUrl, CONTACT_EMAIL: 'team@nzuko.test' };
  api = await startTestApp({ env });
});
afterAll(async () => {
  await api.close();
  await server.close();
});

/** The mail as it arrives, its lines unfolded. */
async function arrived(mail: MailContent): Promise<string> {
  const recipient = 'ada@example.test';
  await api.db.transaction().execute((trx) => queueMail(trx, { ...mail, recipient }));
  const { id } = await api.db
    .selectFrom('mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await api.parts.mail.tasks.send_mail.run(id, new AbortController().signal);
  return (server.texts.at(-1) ?? '').replace(/=\n/g, '').replace(/\s+/g, ' ');
}

const suspension = (what: 'account' | 'event', isLifted = false): MailContent => ({
  template: 'suspension',
  data: { firstName: 'Ada', what, eventTitle: 'Lagos JS', reason: 'Reported.', isLifted },
});
const twoStepOff: MailContent = {
  template: 'two_step',
  data: { firstName: 'Ada', news: 'turned_off_for_you' },
};

it.each([
  ['that an account is suspended', suspension('account')],
  ['that an event is suspended', suspension('event')],
  ['that two-step sign-in was turned off', twoStepOff],
])('a reply to the mail which says %s, and asks for it, is read', async (_what, mail) => {
  const text = await arrived(mail);
  expect(text).toContain('reply to this email');
  expect(text).toContain('Reply-To: team@nzuko.test');
});

it('a mail that asks for no reply names no address for one', async () => {
  expect(await arrived(suspension('event', true))).not.toContain('Reply-To');
});

it('no mail of ours is answered by an out-of-office reply', async () => {
  expect(await arrived(suspension('event'))).toContain('Auto-Submitted: auto-generated');
});

it('a visitor’s message isn’t marked as made by a machine, which some mailboxes put aside', async () => {
  const text = await arrived({
    template: 'contact',
    data: { name: 'Bisi', email: 'bisi@example.test', topic: 'question', message: 'Hello?' },
  });
  expect(text).toContain('Reply-To: bisi@example.test');
  expect(text).not.toContain('Auto-Submitted');
});
