import { sql } from 'kysely';
import { makeUser } from '../../testing/builders';
import { eventually } from '../../testing/testPayments';
import { startTestTransfers, type TestTransfers } from '../../testing/testTransfers';

let stage: TestTransfers;
beforeAll(async () => {
  stage = await startTestTransfers();
});
afterAll(() => stage.shop.close());

async function offeredTicket() {
  const { event, tickets } = await stage.sold();
  const [ticket] = tickets;
  if (!ticket) throw new Error('One was bought');
  return { event, ...ticket, to: await stage.offered(ticket.id) };
}

type Offered = Awaited<ReturnType<typeof offeredTicket>>;

const accept = ({ to }: Offered) =>
  stage.send('POST', `${to.link}accept/`, undefined, { into: 'link' });

/** How often the ticket was transferred: once, or not at all. */
const transfersOf = ({ id }: Offered) =>
  stage.api.db
    .selectFrom('ticket_transfers')
    .select('id')
    .where('ticket_id', '=', id)
    .where('status', '=', 'ACCEPTED')
    .execute();

describe('accepted twice', () => {
  it('by the same person, at once and later, it is accepted once', async () => {
    const ticket = await offeredTicket();
    const answers = await Promise.all([accept(ticket), accept(ticket), accept(ticket)]);
    answers.push(await accept(ticket));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await transfersOf(ticket)).toHaveLength(1);
    const told = (await stage.mailsTo(stage.seller.email)).filter(({ subject }) =>
      subject.startsWith(`${ticket.to.name} accepted`),
    );
    expect(told).toHaveLength(1);
  });

  it('by two people at once, one gets it and the other is told', async () => {
    // Either may come first.
    for (let time = 0; time < 6; time += 1) {
      const ticket = await offeredTicket();
      const people = [await makeUser(stage.api.db), await makeUser(stage.api.db)];
      const answers = await Promise.all(
        people.map((as) => stage.send('POST', `${ticket.to.link}accept/`, as, { into: 'account' })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
      const owned = await Promise.all(people.map((as) => stage.mine(as)));
      expect(owned.flat()).toHaveLength(1);
    }
  });
});

/** How many calls are waiting for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(stage.api.db);
  return rows[0]?.count ?? 0;
}

/** Makes calls queue for a ticket in the given order: locks it until each call waits for it or is done. */
async function meetAt(ticketId: number, calls: (() => Promise<{ statusCode: number }>)[]) {
  let done = 0;
  const answers: Promise<{ statusCode: number }>[] = [];
  await stage.api.db.transaction().execute(async (trx) => {
    await trx.selectFrom('tickets').select('id').where('id', '=', ticketId).forUpdate().execute();
    for (const call of calls) {
      answers.push(call().finally(() => (done += 1)));
      const stopped = answers.length;
      const arrived = await eventually(
        async () => done + (await countWaiting()),
        (count) => count >= stopped,
      );
      expect(arrived).toBeGreaterThanOrEqual(stopped);
    }
  });
  return Promise.all(answers);
}

describe.each<[string, (ticket: Offered) => Promise<{ statusCode: number }>]>([
  ['withdraws it', ({ id }) => stage.send('DELETE', `/tickets/${id}/transfer/`, stage.seller)],
  ['declines it', ({ to }) => stage.send('POST', `${to.link}decline/`)],
  ['cancels it', ({ id }) => stage.send('POST', `/tickets/${id}/cancel/`, stage.seller)],
  ['refunds it', ({ id }) => stage.send('POST', `/tickets/${id}/refund/`, stage.organizer)],
  ['lets somebody in with it', ({ ticket_number }) => stage.checkIn(ticket_number)],
  [
    'cancels its event',
    ({ event }) => stage.send('POST', `/events/${event}/cancel/`, stage.organizer, {}),
  ],
])('of an accept and a call that %s at once', (what, other) => {
  // The organizer may refund or cancel the ticket, whoever owns it.
  const isOrganizers = what === 'refunds it' || what === 'cancels its event';

  it.each([
    [`an accept before one that ${what} succeeds`, true],
    [`an accept after one that ${what} is too late`, false],
  ])('%s', async (_which, isFirst) => {
    const ticket = await offeredTicket();
    const calls = [() => accept(ticket), () => other(ticket)];
    const answers = await meetAt(ticket.id, isFirst ? calls : calls.reverse());
    const ok = answers.map(({ statusCode }) => statusCode === 200);
    expect(ok).toEqual([true, isOrganizers && isFirst]);
    expect(await transfersOf(ticket)).toHaveLength(isFirst ? 1 : 0);
    const row = await stage.api.db
      .selectFrom('tickets')
      .select(['ticket_number', 'user_id', 'checked_in_at'])
      .where('id', '=', ticket.id)
      .executeTakeFirstOrThrow();
    expect(row.user_id).toBe(isFirst ? null : stage.seller.id);
    expect(row.ticket_number === ticket.ticket_number).toBe(!isFirst);
    if (isFirst) expect(row.checked_in_at).toBeNull();
  });
});
