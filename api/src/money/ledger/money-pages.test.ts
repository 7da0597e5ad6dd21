import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addTroubles } from '../../testing/troubles';
import { addUp, overBefore } from './availability';
import { balancesByState, balancesOf } from './balances-repository';
import type { OrganizerMoney } from './ledger-schemas';

let api: TestApp;
let organizer: TestUser;
let admin: TestUser;
/** Latest end first. */
let events: number[];

beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  admin = await makeUser(api.db, 'ADMIN');
  const ids: number[] = [];
  for (const day of [3, 2, 1]) {
    ids.push(await makeEvent(api.db, { organizer, start: new Date(Date.UTC(2020, 0, day)) }));
  }
  events = ids;
  for (const event of [null, ...ids]) await give(event, 100);
});
afterAll(() => api.close());

/** Posts a correction; negative amounts take money. */
const give = (eventId: number | null, kobo: number, { id } = organizer) =>
  sql`
    INSERT INTO ledger_entries (kind, subject_id, debit, credit, amount_kobo, organizer_id, event_id, day, posted_at, note, actor_id)
    VALUES ('CORRECTION', nextval('ledger_corrections'), ${kobo < 0 ? 'ORGANIZER' : 'PLATFORM'},
      ${kobo < 0 ? 'PLATFORM' : 'ORGANIZER'}, ${Math.abs(kobo)}, ${id}, ${eventId},
      '2020-02-01', '2020-02-01T12:00:00Z', 'given', ${admin.id})`.execute(api.db);
const ask = (url: string, as = organizer) => api.call({ as, url });
const idsOf = ({ events: page }: OrganizerMoney) => page.map(({ event }) => event?.id ?? null);

it.each([
  ['the organizer', () => ({ as: organizer, url: '/api/money/' })],
  ['administrators', () => ({ as: admin, url: `/api/money/organizers/${organizer.id}/` })],
])('is read by %s page by page, each with the balances of all events', async (_, asked) => {
  const { as, url } = asked();
  const pages: (number | null)[][] = [];
  let next: string | null = `${url}?page_size=1`;
  while (next !== null) {
    const answer: OrganizerMoney = (await ask(next, as)).json<OrganizerMoney>();
    expect(answer.available).toBe('4.00');
    expect(answer.events.map(({ balance }) => balance)).toEqual(['1.00']);
    pages.push(idsOf(answer));
    next = answer.next;
  }
  expect(pages).toEqual([[null], ...events.map((id) => [id])]);
});

it('shows all of a short list at once', async () => {
  const money = (await ask('/api/money/')).json<OrganizerMoney>();
  expect(idsOf(money)).toEqual([null, ...events]);
  expect(money.next).toBeNull();
});

it.each([
  ['?after=999999', { after: ['No money has moved for this event'] }],
  ['?page_size=101', { page_size: [expect.stringContaining('100')] }],
])('refuses %s', async (query, sentences) => {
  const answer = await ask(`/api/money/${query}`);
  expect([answer.statusCode, answer.json()]).toEqual([400, sentences]);
});

it('adds up events by their state in the database as it does one by one', async () => {
  const other = await makeUser(api.db, 'ORGANIZER');
  const start = new Date('2020-01-01T12:00:00Z');
  const event = (status: 'PUBLISHED' | 'CANCELLED', hours: number) =>
    makeEvent(api.db, { organizer: other, status, start, hours });
  await give(null, -7, other);
  let kobo = 1;
  for (const status of ['PUBLISHED', 'CANCELLED'] as const) {
    for (const hours of [1, 2, 48]) {
      for (const sign of [1, 1, -1])
        await give(await event(status, hours), sign * (kobo *= 2), other);
    }
  }
  const disputed = await event('PUBLISHED', 1);
  await give(disputed, kobo * 2, other);
  const { openDispute } = await addTroubles(api, { organizer: other, event_id: disputed });
  await openDispute();
  const events = await balancesOf(api.db, other.id);
  const pending = new Set<number>();
  // Before any event has ended, at the very moment some end, and after all of them.
  for (const hours of [0, 1, 2, 47, 48]) {
    const at = { now: new Date(start.getTime() + (hours + 24) * 3_600_000), delayMs: 86_400_000 };
    const sum = addUp(events, at);
    pending.add(sum.pending);
    expect(addUp(await balancesByState(api.db, [other.id], overBefore(at)), at)).toEqual(sum);
  }
  expect(pending.size).toBe(4);
});
