import { Client } from 'pg';

import { HOT_EVENT, type Fixture } from './fixture';

/** The fixture's database, as `npm run bench -- rush` prepares and checks it. */
interface RushDatabase {
  /** How many seats each buyer of the event has, by the buyer's id. */
  seatsOf: () => Promise<Map<number, number>>;
  close: () => Promise<void>;
}

/** Sets the seats of the event that everybody wants, and makes another event free of charge. */
export async function openRushDatabase(
  { url }: Fixture,
  { seats, freeEvent }: { seats: number; freeEvent: number },
): Promise<RushDatabase> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE events SET capacity = $1 WHERE id = $2', [seats, HOT_EVENT]);
  await client.query('UPDATE ticket_types SET price_kobo = 0 WHERE event_id = $1', [freeEvent]);
  return {
    seatsOf: async () => {
      const { rows } = await client.query<{ user_id: number; seats: number }>(
        `SELECT o.user_id, count(*)::int AS seats FROM orders o JOIN tickets t ON t.order_id = o.id
          WHERE o.event_id = $1 AND o.status IN ('HELD', 'PAID') GROUP BY 1`,
        [HOT_EVENT],
      );
      return new Map(rows.map((row) => [row.user_id, row.seats]));
    },
    close: () => client.end(),
  };
}
