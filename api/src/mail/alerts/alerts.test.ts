import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addTroubles, type Troubles } from '../../testing/troubles';
import type { MailContent } from '../../platform/outbox/mail-content';
import { renderMail } from '../mail-templates';

let api: TestApp;
let troubles: Troubles;
let admins: TestUser[];
const log: string[] = [];
beforeAll(async () => {
  api = await startTestApp({ log: pino({}, { write: (line) => void log.push(line) }) });
  const organizer = await makeUser(api.db, 'ORGANIZER');
  const event_id = await makeEvent(api.db, { organizer, priceKobo: 100_000 });
  troubles = await addTroubles(api, { organizer, event_id });
  admins = [await makeUser(api.db, 'ADMIN'), await makeUser(api.db, 'ADMIN')];
});
afterAll(() => api.close());
beforeEach(async () => {
  log.splice(0);
  await sql`TRUNCATE raised_alerts, timed_tasks, mails, refunds, disputes, payment_cases, payouts, report_cases CASCADE`.execute(
    api.db,
  );
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(api.db);
});

/** Runs cron's task of every minute, in one process. */
const look = () => api.parts.mail.tasks.raise_alerts.run();

/** The alerts that were mailed to an administrator, oldest first. */
async function mailed(admin = admins[0]) {
  const rows = await api.db
    .selectFrom('mails')
    .select(['template', 'data'])
    .where('template', '=', 'alert')
    .where('recipient', '=', admin?.email ?? '')
    .orderBy('id')
    .execute();
  return rows.map((row) => renderMail(row as MailContent, 'https://nzuko.test'));
}
const subjects = async (admin?: TestUser) => (await mailed(admin)).map(({ subject }) => subject);
const raised = () =>
  log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'something needs a person');

describe('administrators', () => {
  it.each<[string, RegExp, () => ReturnType<Troubles['stuckRefund']>]>([
    [
      'a refused refund',
      /^Action needed: Refund \d+ is stuck$/,
      () => troubles.stuckRefund('QUEUED'),
    ],
    ['a stuck refund', /^Action needed: Refund \d+ is stuck$/, () => troubles.stuckRefund()],
    ['a dispute', /^Action needed: Dispute \d+ is open$/, () => troubles.openDispute()],
    [
      'a payout to approve',
      /^Action needed: Payout payout-that-waits-\d+ waits for approval$/,
      () => troubles.payoutToApprove(),
    ],
    [
      'a mismatched payment',
      /^Action needed: Payment case \d+ is open \(payment_unclear\)$/,
      () => troubles.paymentCase(),
    ],
    ['a dead job', /^Action needed: Job “End order \d+” is dead$/, () => troubles.deadJob()],
    [
      'a reported event',
      /^Action needed: Case \d+: an event was reported$/,
      () => troubles.reportedEvent(),
    ],
    ['failing mail', /^Action needed: Mail fails$/, () => troubles.mail('FAILED')],
    [
      'unconfirmed mail',
      /^Action needed: Mail may not have arrived$/,
      () => troubles.mail('UNCONFIRMED'),
    ],
    [
      'overdue work',
      /^Action needed: Scheduled work is overdue \(pay_out\)$/,
      () => troubles.lateTask(),
    ],
    ['late mail', /^Action needed: Mail is late$/, () => troubles.mail('QUEUED')],
  ])('each hear once of %s, and again if it comes back', async (_, subject, cause) => {
    const end = await cause();
    await look();
    await look();
    for (const admin of admins) {
      expect(await subjects(admin)).toEqual([expect.stringMatching(subject)]);
    }
    expect(raised()).toHaveLength(1);
    await end();
    await look();
    expect(await subjects()).toHaveLength(1);
    await cause();
    await look();
    expect(await subjects()).toHaveLength(2);
  });

  it('hear once though every process looks at once', async () => {
    await troubles.stuckRefund();
    await troubles.deadJob();
    await Promise.all(Array.from({ length: 6 }, look));
    expect(await subjects()).toEqual(['2 things need a person']);
    expect(raised()).toHaveLength(2);
  });

  it('hear of it later if their mail can’t be queued now', async () => {
    await troubles.stuckRefund();
    await sql`ALTER TABLE mails ADD CONSTRAINT mails_full CHECK (template <> 'alert')`.execute(
      api.db,
    );
    await expect(look()).rejects.toThrow('mails_full');
    await sql`ALTER TABLE mails DROP CONSTRAINT mails_full`.execute(api.db);
    await look();
    expect(await subjects()).toHaveLength(1);
  });

  it('who are made later hear of what lasts', async () => {
    const ids = admins.map(({ id }) => id);
    const setRole = (role: 'ADMIN' | 'ATTENDEE') =>
      api.db.updateTable('users').set({ role }).where('id', 'in', ids).execute();
    await setRole('ATTENDEE');
    await troubles.stuckRefund();
    await look();
    await look();
    expect(raised()).toHaveLength(1);
    expect(await subjects()).toEqual([]);
    await setRole('ADMIN');
    await look();
    await look();
    expect(await subjects()).toHaveLength(1);
  });

  it('who are suspended hear of nothing', async () => {
    const id = admins[1]?.id ?? 0;
    const suspend = (at: Date | null) =>
      api.db.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute();
    await suspend(new Date());
    await troubles.stuckRefund();
    await look();
    await suspend(null);
    expect(await subjects(admins[0])).toHaveLength(1);
    expect(await subjects(admins[1])).toEqual([]);
  });

  it('get one mail, of bounded length, about many troubles', async () => {
    await Promise.all(Array.from({ length: 25 }, () => troubles.paymentCase()));
    await look();
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('25 things need a person');
    expect(mail?.text.match(/Payment case \d+ is open/g)).toHaveLength(20);
    expect(mail?.text).toContain('And more: 5 others');
  });

  it('read what happened, where to look, and nothing of the people concerned', async () => {
    await troubles.stuckRefund();
    await look();
    const text = (await mailed())[0]?.text ?? '';
    expect(text.replace(/\d+/g, 'N')).toBe(
      [
        'Hello Ada,',
        'Something on Nzuko needs your attention. We send one email per problem and no reminders.',
        'Refund N is stuck: The payment provider can’t pay it out. What to do: “RefundsStuck” in docs/operations.md. (Alert N)',
        'Open the desk: https://nzuko.test/dashboard?tab=money&part=refunds&refund=N',
      ].join('\n\n'),
    );
  });

  it('read of a case what is true of every kind', async () => {
    await troubles.paymentCase();
    await api.db.updateTable('payment_cases').set({ kind: 'payout_otp' }).execute();
    await look();
    expect((await mailed())[0]?.text).toMatch(
      /^Payment case \d+ is open \(payout_otp\): A payment, a payout or the books need a decision\. The case says which\. /m,
    );
  });

  it('get a button to the most urgent trouble that has a screen, and none without', async () => {
    await troubles.mail('QUEUED');
    await look();
    await troubles.deadJob();
    await troubles.openDispute();
    await look();
    const [late, rest] = await mailed();
    expect(late?.html).not.toContain('<a ');
    expect(rest?.html.match(/<a href="[^"]+"/g)).toEqual([
      '<a href="https://nzuko.test/dashboard?tab=money&amp;part=disputes"',
    ]);
  });

  it('read the most urgent trouble first, then by number', async () => {
    await troubles.payoutToApprove();
    await sql`SELECT setval(pg_get_serial_sequence('refunds', 'id'), 98)`.execute(api.db);
    await troubles.stuckRefund();
    await troubles.stuckRefund();
    await troubles.openDispute();
    await look();
    const text = (await mailed())[0]?.text ?? '';
    expect(text.match(/^(Dispute|Refund \d+|Payout) /gm)).toEqual([
      'Dispute ',
      'Refund 99 ',
      'Refund 100 ',
      'Payout ',
    ]);
  });

  it('find failing mail, which can’t be mailed, in the log and the metrics', async () => {
    await troubles.mail('FAILED');
    await look();
    const alert = await api.db.selectFrom('raised_alerts').selectAll().executeTakeFirstOrThrow();
    expect(raised()).toEqual([
      expect.objectContaining({ level: 50, alert: alert.id, kind: 'failed_mail' }),
    ]);
    // The mail about it fails too, and causes no other.
    await sql`UPDATE mails SET status = 'FAILED' WHERE template = 'alert'`.execute(api.db);
    await look();
    await look();
    expect(await subjects()).toHaveLength(1);
    expect(raised()).toHaveLength(1);
    const { body } = await api.inject({ url: '/api/metrics' });
    expect(body).toContain(`mails_failed_lately{status="FAILED"} ${1 + admins.length}`);
  });

  it('can be asked to do what the runbooks say', async () => {
    const runbooks = readFileSync(resolve(__dirname, '../../../../docs/operations.md'), 'utf8');
    const causes = [
      troubles.stuckRefund,
      troubles.openDispute,
      troubles.payoutToApprove,
      troubles.paymentCase,
      troubles.deadJob,
      troubles.reportedEvent,
      troubles.lateTask,
      () => troubles.mail('FAILED'),
      () => troubles.mail('UNCONFIRMED'),
      () => troubles.mail('QUEUED'),
    ];
    await Promise.all(causes.map((cause) => cause()));
    await look();
    const text = (await mailed())[0]?.text ?? '';
    const sections = [...text.matchAll(/What to do: “(\w+)”/g)].map(([, name]) => name);
    expect(sections).toHaveLength(causes.length);
    for (const section of sections) expect(runbooks).toContain(`### ${section}\n`);
    // Late mail and overdue work have no screen.
    const places = [...text.matchAll(/ See https:\/\/nzuko\.test(\/\S+)$/gm)];
    expect(places.map(([, path = '']) => path.replace(/\d+$/, 'N'))).toEqual([
      '/dashboard?tab=money&part=disputes',
      '/dashboard?tab=reports&case=N',
      '/dashboard?tab=money&part=refunds&refund=N',
      '/dashboard?tab=money&part=cases&case=N',
      '/dashboard?tab=money',
      '/dashboard?tab=operations',
      '/dashboard?tab=operations',
      '/dashboard?tab=operations',
    ]);
  });
});
