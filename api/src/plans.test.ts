import { sql } from 'kysely';
import { Client } from 'pg';
import { orderedKinds } from './events/event-editing-repository';
import { poolOf } from './platform/database/connect';
import { makeEvent, makeUser, type TestUser } from './testing/builders';
import { startTestApp, type TestApp } from './testing/testApp';

/*
 * The plans of the statements behind lists and figures, as PostgreSQL makes them for a million rows: it is told that there are so
 * many. Without an index that fits, a plan reads a whole table, or a whole index of it, and the test fails.
 */
const LARGE = ['tickets', 'orders', 'mails', 'payouts', 'record', 'report_cases', 'event_reports'];

const PRETENDED = [
  ...LARGE,
  'attendee_names',
  'refunds',
  'payment_cases',
  'disputes',
  'money_owed',
];

/** They have only the rows that something has yet to be done about, so they may be read whole. */
const SMALL = ['mails_unsent', 'payouts_open', 'payouts_due', 'report_cases_waiting'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  Plans?: Plan[];
}

let api: TestApp;
let organizer: TestUser;
let admin: TestUser;
let buyer: TestUser;
let event: number;
let reportCase: number;
let plans: { 'Query Text': string; Plan: Plan }[] = [];

async function explainAll(): Promise<void> {
  const client = new Client({ connectionString: api.url });
  await client.connect();
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    // Its pages are still few, which makes reading them look cheap.
    enable_seqscan: 'off',
  };
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.query(`LOAD 'auto_explain'`);
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`ALTER DATABASE ${rows[0]?.name} SET ${name} = '${value}'`);
  }
  await client.end();
}

beforeAll(async () => {
  api = await startTestApp();
  poolOf(api.db).on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const [, json] = / plan:\n([^]*)/.exec(message) ?? [];
      if (json) plans.push(JSON.parse(json) as (typeof plans)[number]);
    }),
  );
  await explainAll();
  organizer = await makeUser(api.db, 'ORGANIZER');
  admin = await makeUser(api.db, 'ADMIN');
  buyer = await makeUser(api.db);
  event = await makeEvent(api.db, { organizer });
  for (let order = 0; order < 3; order += 1) {
    await api.call({
      as: buyer,
      method: 'POST',
      url: '/api/tickets/purchase/',
      payload: { event_id: event, ticket_type: 'STANDARD', quantity: 2 },
    });
  }
  const report = { report_reason: 'scam', message: 'It doesn’t take place.' };
  await api.call({
    as: buyer,
    method: 'POST',
    url: `/api/events/${event}/reports/`,
    payload: report,
  });
  const opened = api.db.selectFrom('report_cases').select('id');
  reportCase = (await opened.executeTakeFirstOrThrow()).id;
  await pretendMillion();
});
afterAll(() => api.close());

/** PostgreSQL takes the number of rows from here, and without statistics each value to be one of 200. */
async function pretendMillion(): Promise<void> {
  await sql`DELETE FROM pg_statistic`.execute(api.db);
  await sql`
    UPDATE pg_class SET reltuples = 1000000, relpages = 1
    WHERE oid = ANY(${PRETENDED}::regclass[])
      OR oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = ANY(${PRETENDED}::regclass[]))`.execute(
    api.db,
  );
  await sql`UPDATE pg_class SET reltuples = 3000, relpages = 1 WHERE oid IN ('events'::regclass,
    'ticket_types'::regclass, 'users'::regclass, 'announcements'::regclass)`.execute(api.db);
}

/** Nodes that read a whole large table, or a whole index of it. */
function wholeReads(plan: Plan): string[] {
  const { 'Relation Name': table = '', 'Node Type': node, 'Index Name': index = '' } = plan;
  const isByIndex = /^Index/.test(node) && !plan['Index Cond'] && !SMALL.includes(index);
  const isWhole = LARGE.includes(table) && (node === 'Seq Scan' || isByIndex);
  return [...(isWhole ? [`${node} of ${table}`] : []), ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** Sorts of more rows than a chunk of a list has. */
function wholeSorts(plan: Plan): string[] {
  const { 'Node Type': node, 'Plan Rows': rows } = plan;
  const isWhole = /Sort$/.test(node) && rows > 1000;
  return [
    ...(isWhole ? [`${node} of ${rows} rows`] : []),
    ...(plan.Plans ?? []).flatMap(wholeSorts),
  ];
}

const urlOf = (path: string) =>
  `/api${path}`
    .replace('EVENT', String(event))
    .replace('ADMIN', String(admin.id))
    .replace('CASE', String(reportCase));

const who = () => ({ organizer, admin, buyer });

it.each([
  ['admin', '/tickets/sold/'],
  ['admin', '/tickets/sold/?page=2&page_size=2'],
  ['admin', '/tickets/sold/?search=number'],
  ['admin', '/tickets/sold/?when=upcoming&status=NOT_CANCELLED&ordering=sold_at'],
  ['organizer', '/tickets/sold/'],
  ['organizer', '/tickets/sold/?when=upcoming&status=NOT_CANCELLED'],
  ['organizer', '/tickets/sold/?status=PENDING'],
  ['organizer', '/tickets/sold/?when=past&search=number'],
  ['organizer', '/tickets/sold/?event=EVENT&from=2020-01-01'],
  ['organizer', '/tickets/attendees/?search=number'],
  ['admin', '/events/sales/'],
  ['organizer', '/events/sales/'],
  ['organizer', '/events/sales/?from=2020-01-01'],
  ['organizer', '/events/EVENT/sales/'],
  ['organizer', '/events/EVENT/statistics/'],
  ['organizer', '/events/EVENT/attendees/'],
  ['organizer', '/events/EVENT/door/'],
  ['organizer', '/events/EVENT/announcements/recipients/'],
  ['admin', '/metrics'],
  ['admin', '/mails/'],
  ['admin', '/mails/?state=SENT&page=2'],
  ['admin', '/mails/?recipient=ada@example.test'],
  ['admin', '/refunds/'],
  ['admin', '/refunds/?stuck=true'],
  ['admin', '/payment-cases/'],
  ['admin', '/disputes/'],
  ['admin', '/money/organizers/?search=number'],
  ['admin', '/money/desk/payouts/?stage=approval'],
  ['admin', '/money/desk/payouts/?stage=stuck'],
  ['admin', '/money/desk/payouts/?stage=returned'],
  ['admin', '/desk/record/'],
  ['admin', '/desk/record/?account=1&before=9999'],
  ['admin', '/desk/record/?event=EVENT&account=1'],
  ['admin', '/desk/record/?kind=CHANGES&before=9999'],
  ['admin', '/desk/record/?kind=CHANGES&account=1'],
  ['admin', '/desk/accounts/ADMIN/'],
  ['admin', '/desk/orders/1/'],
  ['admin', '/desk/report-cases/'],
  ['admin', '/desk/report-cases/?after=9'],
  ['admin', '/desk/report-cases/?open=false&after=CASE'],
  ['admin', '/desk/report-cases/CASE/'],
  ['admin', '/desk/report-cases/CASE/reports/'],
  ['organizer', '/events/EVENT/record/'],
  ['organizer', '/record.csv'],
  ['buyer', '/tickets/'],
  ['buyer', '/tickets/given/'],
  ['buyer', '/announcements/'],
  ['buyer', '/auth/export/'],
] as const)('the %s’s %s is read by index', async (name, path) => {
  plans = [];
  const url = urlOf(path);
  expect((await api.call({ as: who()[name], url })).statusCode).toBe(200);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(({ Plan: plan }) => wholeReads(plan))).toEqual([]);
});

it.each([
  ['organizer', '/events/EVENT/attendees/'],
  ['organizer', '/events/EVENT/door/'],
  ['buyer', '/tickets/'],
  ['admin', '/desk/record/?before=9999'],
  ['admin', '/desk/record/?kind=MONEY'],
  ['admin', '/desk/report-cases/'],
  ['admin', '/desk/report-cases/?open=false'],
  ['admin', '/desk/report-cases/CASE/reports/'],
  ['organizer', '/record/'],
  ['admin', '/refunds/'],
  ['admin', '/refunds/?state=DONE&page=3'],
  ['admin', '/payment-cases/'],
  ['admin', '/payment-cases/?state=CLOSED&page=3'],
  ['admin', '/disputes/?page=2'],
  ['admin', '/money/organizers/?page=2'],
  ['admin', '/money/desk/payouts/?stage=approval'],
  ['admin', '/money/desk/payouts/?stage=stuck'],
  ['admin', '/money/desk/payouts/?stage=returned&page=2'],
] as const)('the %s’s %s is in the order of an index', async (name, path) => {
  plans = [];
  const url = urlOf(path);
  expect((await api.call({ as: who()[name], url })).statusCode).toBe(200);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(({ Plan: plan }) => wholeSorts(plan))).toEqual([]);
});

it('erasure finds a person’s rows by index', async () => {
  const gone = await makeUser(api.db);
  plans = [];
  const payload = { password: 'Passw0rd' };
  const response = await api.call({
    as: gone,
    method: 'DELETE',
    url: '/api/auth/profile/',
    payload,
  });
  expect(response.statusCode).toBe(204);
  expect(plans.length).toBeGreaterThan(10);
  expect(plans.flatMap(({ Plan: plan }) => wholeReads(plan))).toEqual([]);
});

it('an event’s ticket types are edited and removed by index', async () => {
  plans = [];
  await api.db.transaction().execute(async (trx) => {
    // Foreign keys are looked up by statements within the statement.
    await sql`SET LOCAL auto_explain.log_nested_statements = on`.execute(trx);
    await orderedKinds(trx, event);
    await sql`INSERT INTO ticket_types (event_id, kind, price_kobo) VALUES (${event}, 'VIP', 0)`.execute(
      trx,
    );
    await sql`DELETE FROM ticket_types WHERE event_id = ${event} AND kind = 'VIP'`.execute(trx);
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
  });
  const looked = plans.filter(({ 'Query Text': text }) => /ticket_type_id/.test(text));
  expect(looked.length).toBeGreaterThan(2);
  expect(looked.flatMap(({ Plan: plan }) => wholeReads(plan))).toEqual([]);
});
