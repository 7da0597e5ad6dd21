import { makeLogger } from '../platform/http/logging';
import { Jobs } from '../platform/jobs/jobs';
import { mailSeal } from '../platform/security/sealing';
import { makeUser, type TestUser } from '../testing/builders';
import { JWT_SECRET, startTestApp, type TestApp } from '../testing/testApp';
import { TicketCodes } from '../sales/tickets/ticket-codes';
import { queueMail } from '../platform/outbox/outbox-repository';
import type { MailContent } from '../platform/outbox/mail-content';
import type { MailTransport } from './mail-transport';
import { MailWorker } from './mail-worker';
import type { OutgoingMail, OutgoingMailPage } from './mails-schemas';

let api: TestApp;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  admin = await makeUser(api.db, 'ADMIN');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('mails').execute();
  api.clock.now = new Date('2030-01-01T00:00:00Z');
});

const welcome: MailContent = { template: 'welcome', data: { firstName: 'Ada', role: 'ATTENDEE' } };
const queue = async (recipient: string, content: MailContent = welcome) => {
  await api.db.transaction().execute((trx) => queueMail(trx, { ...content, recipient }));
  await api.db
    .updateTable('mails')
    .set({ next_attempt_at: new Date('2030-01-01T00:00:00Z') })
    .execute();
};
const list = async (query = '') =>
  (await api.call({ as: admin, url: `/api/mails/${query}` })).json<OutgoingMailPage>();
const resend = (id: number) =>
  api.call({ as: admin, method: 'POST', url: `/api/mails/${id}/resend/` });
const deliver = (transport: MailTransport) => {
  const { tasks } = new MailWorker({
    db: api.db,
    transport,
    publicUrl: 'https://nzuko.test',
    codes: new TicketCodes(JWT_SECRET),
    seal: mailSeal(JWT_SECRET),
    now: () => api.clock.now ?? new Date(),
    log: makeLogger('silent'),
  });
  return new Jobs({ db: api.db, log: makeLogger('silent'), tasks }).runDue();
};
const down: MailTransport = {
  deliver: async () => {
    throw new Error('451 try later');
  },
};
const collector = () => {
  const sent: string[] = [];
  return {
    sent,
    deliver: async ({ recipient }: { recipient: string }) => void sent.push(recipient),
  };
};

/** One mail, tried until giving up. */
async function failed(): Promise<OutgoingMail> {
  await queue('ada@example.test');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await deliver(down);
    api.clock.now = new Date((api.clock.now?.getTime() ?? 0) + 24 * 3_600_000);
  }
  const [mail] = (await list()).results;
  if (!mail) throw new Error('The mail is gone');
  return mail;
}

describe('GET /mails/', () => {
  it('shows each mail’s outcome, newest first', async () => {
    await queue('ada@example.test');
    await deliver(collector());
    await queue('bola@example.test');
    await deliver(down);
    expect((await list()).results).toMatchObject([
      {
        kind: 'welcome',
        recipient: 'bola@example.test',
        subject: 'Welcome to Nzuko',
        state: 'QUEUED',
        attempts: 1,
        next_attempt_at: '2030-01-01T00:00:15.000Z',
        problem: '451 try later',
        sent_at: null,
      },
      {
        recipient: 'ada@example.test',
        state: 'SENT',
        next_attempt_at: null,
        problem: null,
        sent_at: '2030-01-01T00:00:00.000Z',
      },
    ]);
  });

  it.each<[string, string[]]>([
    ['?state=SENT', ['ada@example.test']],
    ['?state=FAILED', []],
    ['?recipient=BOLA@example.test', ['bola@example.test']],
    ['?recipient=bola', []],
  ])('filters by %s', async (query, recipients) => {
    await queue('ada@example.test');
    await deliver(collector());
    await queue('bola@example.test');
    expect((await list(query)).results.map(({ recipient }) => recipient)).toEqual(recipients);
  });

  it('pages', async () => {
    for (const name of ['a', 'b', 'c']) await queue(`${name}@example.test`);
    const first = await list('?page_size=2');
    expect(first).toMatchObject({ count: 3, next: '/api/mails/?page_size=2&page=2' });
    expect((await list('?page_size=2&page=2')).results).toHaveLength(1);
  });
});

describe('POST /mails/:id/resend/', () => {
  it('resets the attempts of a failed mail', async () => {
    const mail = await failed();
    expect(mail).toMatchObject({ state: 'FAILED', attempts: 10, problem: '451 try later' });
    const now = api.clock.now?.toISOString();
    expect((await resend(mail.id)).json()).toMatchObject({
      id: mail.id,
      state: 'QUEUED',
      attempts: 0,
      next_attempt_at: now,
    });
    await deliver(down);
    expect((await list()).results).toMatchObject([{ state: 'QUEUED', attempts: 1 }]);
    await resend(mail.id);
    const { sent, deliver: take } = collector();
    await deliver({ deliver: take });
    expect(sent).toEqual(['ada@example.test']);
    expect((await list()).results).toMatchObject([{ id: mail.id, state: 'SENT', problem: null }]);
  });

  it('queues a copy of a delivered mail, which stays unchanged', async () => {
    await queue('ada@example.test');
    await deliver(collector());
    const [first] = (await list()).results;
    const copy = (await resend(first?.id ?? 0)).json<OutgoingMail>();
    expect(copy).toMatchObject({ recipient: 'ada@example.test', state: 'QUEUED', attempts: 0 });
    expect(copy.id).not.toBe(first?.id);
    const { sent, deliver: take } = collector();
    await deliver({ deliver: take });
    expect(sent).toEqual(['ada@example.test']);
    expect((await list()).results.map(({ state }) => state)).toEqual(['SENT', 'SENT']);
  });

  it('refuses a password reset that was delivered, since its link is spent', async () => {
    const data = { firstName: 'Ada', uid: 'MQ', token: mailSeal(JWT_SECRET).close('secret') };
    await queue('ada@example.test', { template: 'password_reset', data });
    await deliver(collector());
    const [mail] = (await list()).results;
    const refused = await resend(mail?.id ?? 0);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'link_spent' });
    expect((await list()).count).toBe(1);
  });

  it.each([
    ['password_reset', 59, 200],
    ['password_reset', 60, 409],
    ['payout_account_code', 14, 200],
    ['payout_account_code', 15, 409],
  ] as const)(
    'answers for an undelivered %s of %d minutes ago with %d',
    async (template, ago, status) => {
      const token = mailSeal(JWT_SECRET).close('secret');
      const data = {
        firstName: 'Ada',
        uid: 'MQ',
        bank: 'GTBank',
        ending: '6789',
        accountName: 'ADA',
        token,
      };
      await queue('ada@example.test', { template, data });
      const now = new Date('2030-01-01T00:00:00Z');
      const created_at = new Date(now.getTime() - ago * 60_000);
      await api.db.updateTable('mails').set({ status: 'FAILED', created_at }).execute();
      const [mail] = (await list()).results;
      expect((await resend(mail?.id ?? 0)).statusCode).toBe(status);
    },
  );
});
