import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

import { systemClock } from '../../api/src/clock';
import type { Database } from '../../api/src/database/schema';
import { EventsService } from '../../api/src/modules/events/events-service';
import { FolderStore } from '../../api/src/modules/media/image-store';
import { MediaService } from '../../api/src/modules/media/media-service';
import { OrdersService } from '../../api/src/modules/orders/orders-service';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Does something by the API's own services and answers what they sent to PostgreSQL for it. */
async function listen(
  url: string,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }),
    log: ({ query }) => void statements.push(query),
  });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
  return statements;
}

const media = new MediaService(new FolderStore('/nonexistent'));
const events = (db: Kysely<Database>) => new EventsService(db, media, systemClock, 'http://bench');

/** A visitor's first page of the catalogue. */
export const listStatements = (url: string) =>
  listen(url, (db) => events(db).list(null, {}, String));

/** A visitor's look at one event. */
export const detailStatements = (url: string, eventId: number) =>
  listen(url, (db) => events(db).get(null, eventId));

/** One seat of a paid event. */
export const purchaseStatements = (url: string, userId: number, eventId: number) =>
  listen(url, (db) =>
    new OrdersService(db, media, systemClock).purchase(
      { id: userId, role: 'ATTENDEE' },
      { event_id: eventId, ticket_type: 'STANDARD' },
      null,
    ),
  );
