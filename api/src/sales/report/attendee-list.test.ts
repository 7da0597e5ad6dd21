import { sql } from 'kysely';
import { correctFigures } from '../../platform/figures/figures-repository';
import { erasedAddress } from '../../platform/outbox/erased-address';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { Attendee } from './attendance-schemas';
import type { AttendeeSearch, SoldTicketPage } from './sales-schemas';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let eventId: number;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  buyer = await makeUser(api.db);
  eventId = await makeEvent(api.db, { organizer, capacity: 2000 });
});
afterAll(() => api.close());

async function attendees(): Promise<Attendee[]> {
  const url = `/api/events/${eventId}/attendees/`;
  const response = await api.call({ as: organizer, url });
  expect(response.statusCode).toBe(200);
  return response.json<Attendee[]>();
}

/** Tickets of one order, with the names of their holders. */
async function sell(holders: (string | null)[], as = buyer): Promise<void> {
  await sql`
    WITH bought AS (
      INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, expires_at, paid_at)
      SELECT ${as.id}, ${eventId}, id, 1, 0, 'PAID', now(), now() FROM ticket_types
      WHERE event_id = ${eventId} ORDER BY id LIMIT 1 RETURNING *
    )
    INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status, holder_name, holder_email)
    SELECT bought.id, event_id, ticket_type_id, user_id, 'TKT-' || bought.id || '-' || place, 'VALID', name,
      CASE WHEN name IS NOT NULL THEN 'holder@example.test' END
    FROM bought, unnest(${holders}::text[]) WITH ORDINALITY AS given (name, place)`.execute(api.db);
}

const namesOf = (list: Attendee[]) => list.map(({ name }) => name);

it('lists everybody once, by name whatever its case, and namesakes in the order of their tickets', async () => {
  // Namesakes straddle the edges of the first chunks.
  const holders = Array.from({ length: 1250 }, (_, at) => (at % 3 === 0 ? 'bola' : `Bo${at % 7}`));
  await sell(holders);
  const found = await attendees();
  expect(found).toHaveLength(1250);
  expect(new Set(found.map((each) => each.ticket_number)).size).toBe(1250);
  const place = (each: Attendee) => Number(each.ticket_number.split('-')[2]);
  const sorted = found.toSorted((one, other) => {
    const [a, b] = [one.name.toLowerCase(), other.name.toLowerCase()];
    return a === b ? place(one) - place(other) : a < b ? -1 : 1;
  });
  expect(found).toEqual(sorted);
});

it('puts letters with dots, accents and hooks beside those without', async () => {
  await sell(['Tunde', 'Ɓala', 'Ṣade', 'Zainab', 'Ọla', 'Bola', 'Sam', 'Obi', 'Ẹniọla', 'Chidi']);
  expect(namesOf(await attendees())).toEqual([
    ...['Ɓala', 'Bola', 'Chidi', 'Ẹniọla', 'Obi', 'Ọla', 'Ṣade', 'Sam', 'Tunde', 'Zainab'],
  ]);
});

it('leaves out tickets that are not valid, without losing any beside them', async () => {
  await sell(Array.from({ length: 300 }, (_, at) => `Guest ${at}`));
  await sql`UPDATE tickets SET status = 'CANCELLED'
    WHERE event_id = ${eventId} AND id % 2 = 0`.execute(api.db);
  expect(await attendees()).toHaveLength(150);
});

it('says whose payment is disputed, as the list of sales and the search do', async () => {
  await sell(['Ada']);
  await sell(['Bola']);
  await sql`UPDATE orders SET suspended_at = now() FROM tickets
    WHERE order_id = orders.id AND holder_name = 'Ada' AND orders.event_id = ${eventId}`.execute(
    api.db,
  );
  const onHold = [
    ['Ada', true],
    ['Bola', false],
  ];
  expect((await attendees()).map((each) => [each.name, each.on_hold])).toEqual(onHold);
  const url = `/api/tickets/sold/?event=${eventId}&ordering=sold_at`;
  const { results } = (await api.call({ as: organizer, url })).json<SoldTicketPage>();
  expect(results.map((each) => [each.name, each.on_hold])).toEqual(onHold);
  expect(results.map(({ refund }) => refund)).toEqual([null, '0.00']);
  const found = results.map(async ({ ticket_number: number }) => {
    const search = `/api/tickets/attendees/?search=${number}`;
    return (await api.call({ as: organizer, url: search })).json<AttendeeSearch>().results;
  });
  const each = (await Promise.all(found)).flat();
  expect(each.map(({ name, on_hold }) => [name, on_hold])).toEqual(onHold);
});

it('shows no address of an account that was deleted', async () => {
  await sell([null]);
  await sql`UPDATE users SET email = ${erasedAddress('erased-7')} WHERE id = ${buyer.id}`.execute(
    api.db,
  );
  expect((await attendees()).map(({ email }) => email)).toEqual(['']);
  const ask = (url: string) => api.call({ as: organizer, url: `/api/tickets/${url}` });
  const sold = (await ask(`sold/?event=${eventId}`)).json<SoldTicketPage>();
  const found = (await ask('attendees/?search=tkt')).json<AttendeeSearch>();
  const addresses = [...sold.results, ...found.results].map(({ email }) => email);
  expect(addresses).toContain('');
  expect(addresses.join()).not.toContain('erased');
});

it('moves people when their account, their ticket’s holder or its owner changes its name', async () => {
  await sell([null, 'Chidi']);
  expect(namesOf(await attendees())[1]).toBe('Chidi');

  await sql`UPDATE users SET first_name = 'Zainab' WHERE id = ${buyer.id}`.execute(api.db);
  expect(namesOf(await attendees())).toEqual(['Chidi', expect.stringMatching(/^Zainab/)]);

  await sql`UPDATE tickets SET holder_name = 'Zuri' WHERE holder_name = 'Chidi'
    AND event_id = ${eventId}`.execute(api.db);
  expect(namesOf(await attendees())).toEqual([expect.stringMatching(/^Zainab/), 'Zuri']);

  const other = await makeUser(api.db);
  await sql`UPDATE tickets SET user_id = ${other.id}, holder_name = NULL
    WHERE holder_name = 'Zuri'`.execute(api.db);
  expect(namesOf(await attendees())).toEqual([
    expect.stringMatching(/^Ada/),
    expect.stringMatching(/^Zainab/),
  ]);
});

it('is put right at night if a name or a row was lost', async () => {
  await sell(['Ada', 'Bola', 'Chidi']);
  await sql`DELETE FROM attendee_names WHERE name = 'bola' AND event_id = ${eventId}`.execute(
    api.db,
  );
  await sql`UPDATE attendee_names SET name = 'zz' WHERE name = 'ada'
    AND event_id = ${eventId}`.execute(api.db);
  expect(namesOf(await attendees())).toEqual(['Chidi', 'Ada']);
  expect(await correctFigures(api.db)).toBe(2);
  expect(namesOf(await attendees())).toEqual(['Ada', 'Bola', 'Chidi']);
  expect(await correctFigures(api.db)).toBe(0);
});
