import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';

import { systemClock } from '../src/platform/clock';
import type { Database } from '../src/platform/database/schema';
import { FolderStore } from '../src/platform/media/folder-store';
import { MediaService } from '../src/platform/media/media-service';
import { OrdersService } from '../src/sales/orders/orders-service';

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Calls the API's own services and returns the statements they sent to PostgreSQL. */
async function record(
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
/** A purchase of one seat at a paid event. */
export const purchaseStatements = (url: string, userId: number, eventId: number) =>
  record(url, (db) =>
    new OrdersService(db, media, systemClock).purchase(
      { id: userId, role: 'ATTENDEE' },
      { event_id: eventId, ticket_type: 'STANDARD' },
      null,
    ),
  );
