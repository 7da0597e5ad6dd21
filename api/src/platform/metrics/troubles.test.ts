import { ExplainNode, sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { countUnsentMails } from '../../mail/mail-repository';
import { countOpenDisputes } from '../../sales/disputes/disputes-repository';
import { countStuckRefunds } from '../../sales/refunds/refunds-repository';
import { makeEvent, makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addTroubles, type Troubles } from '../../testing/troubles';

let api: TestApp;
let troubles: Troubles;
beforeAll(async () => {
  api = await startTestApp();
  const organizer = await makeUser(api.db, 'ORGANIZER');
  const event_id = await makeEvent(api.db, { organizer, priceKobo: 100_000 });
  troubles = await addTroubles(api, { organizer, event_id });
});
afterAll(() => api.close());

/** The value of a series, or undefined if it is not exported. */
async function read(series: string): Promise<number | undefined> {
  const { body } = await api.inject({ url: '/api/metrics' });
  const line = body.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('what a person has to look at', () => {
  it.each<[string, () => Promise<() => Promise<unknown>>]>([
    ['refunds_stuck', () => troubles.stuckRefund()],
    ['refunds_stuck', () => troubles.stuckRefund('QUEUED')],
    ['disputes_open', () => troubles.openDispute()],
    ['payment_cases_open{kind="payment_unclear"}', () => troubles.paymentCase()],
    ['jobs{task="end_order",state="DEAD"}', () => troubles.deadJob()],
    ['mails_failed_lately{status="FAILED"}', () => troubles.mail('FAILED')],
    ['mails_failed_lately{status="UNCONFIRMED"}', () => troubles.mail('UNCONFIRMED')],
    ['mails{status="UNCONFIRMED"}', () => troubles.mail('UNCONFIRMED')],
    ['mails_waiting_too_long', () => troubles.mail('QUEUED')],
  ])('is counted by %s, and 0 before and afterwards', async (series, cause) => {
    expect(await read(series)).toBe(0);
    const end = await cause();
    expect(await read(series)).toBe(1);
    await end();
    expect(await read(series)).toBe(0);
  });

  it('leaves out mail that is new, that failed long ago, or that is sent again', async () => {
    const { db } = api;
    await sql`
      INSERT INTO mails (template, recipient, data, status, attempts, created_at, next_attempt_at)
      VALUES ('welcome', 'a@example.test', '{}', 'QUEUED', 3, now() - interval '20 minutes', now()),
        ('welcome', 'a@example.test', '{}', 'FAILED', 10, now() - interval '3 days', now() - interval '2 days'),
        ('welcome', 'a@example.test', '{}', 'QUEUED', 0, now() - interval '3 days', now())`.execute(
      db,
    );
    expect(await read('mails{status="QUEUED"}')).toBe(2);
    expect(await read('mails_waiting_too_long')).toBe(0);
    expect(await read('mails_failed_lately{status="FAILED"}')).toBe(0);
    await db.deleteFrom('mails').execute();
  });

  it('leaves out mail to many that waits for its turn, until it was tried in vain', async () => {
    const { db } = api;
    const queue = (template: string, attempts: number) =>
      sql`
        INSERT INTO mails (template, recipient, data, status, attempts, created_at, next_attempt_at)
        VALUES (${template}, 'a@example.test', '{}', 'QUEUED', ${attempts}, now() - interval '1 hour',
          now() - interval '1 hour')`.execute(db);
    await queue('announcement', 0);
    await queue('event_cancelled', 0);
    expect(await read('mails_waiting_too_long')).toBe(0);
    await queue('announcement', 1);
    await queue('ticket', 0);
    expect(await read('mails_waiting_too_long')).toBe(2);
    await db.deleteFrom('mails').execute();
  });

  it('is counted from indexes, however large the tables are', async () => {
    const plan: string[] = [];
    const explain: KyselyPlugin = {
      transformQuery: ({ node }) =>
        ({ ...node, explain: ExplainNode.create() }) as RootOperationNode,
      transformResult: async ({ result }) => {
        plan.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
        return result;
      },
    };
    await api.db.transaction().execute(async (trx) => {
      // Tables as small as a test's are read faster as a whole.
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      await sql`SET LOCAL enable_bitmapscan = off`.execute(trx);
      const explained = trx.withPlugin(explain);
      await countUnsentMails(explained);
      await countStuckRefunds(explained);
      await countOpenDisputes(explained);
    });
    for (const index of ['mails_unsent', 'refunds_stuck', 'disputes_open']) {
      expect(plan.join('\n')).toContain(`Index Only Scan using ${index}`);
    }
  });
});
