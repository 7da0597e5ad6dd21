import type { Kysely } from 'kysely';
import { inBatches } from '../database/inBatches';
import type { Database } from '../database/schema';
import { inChunks, inSnapshot } from '../database/snapshot';
import { DEFAULT_PAGE_SIZE } from '../limits';
import type { Actor } from '../security/tokens';
import { presentEntry, recordCsvLines, recordCsvStart } from './record-presenter';
import { deleteOutdated, listEntries, type EntryRow, type RecordScope } from './record-repository';
import type { RecordPage, RecordQuery } from './record-schemas';

/** The record, for readers who have been asked whether they may read it. */
export class RecordService {
  constructor(private readonly db: Kysely<Database>) {}

  /** @param path of the list, with what else its query has, for the path of its next page. */
  async list(
    reader: Actor,
    scope: RecordScope,
    { before, page_size: size = DEFAULT_PAGE_SIZE }: RecordQuery,
    path: string,
  ): Promise<RecordPage> {
    const rows = await listEntries(this.db, scope, { before: before ?? null, limit: size + 1 });
    const page = rows.slice(0, size);
    const query = new URLSearchParams({ page_size: String(size), before: String(page.at(-1)?.id) });
    return {
      next: rows.length > size ? `${path}${path.includes('?') ? '&' : '?'}${query}` : null,
      results: page.map((row) => presentEntry(row, reader.role === 'ADMIN')),
    };
  }

  /** All of it as a CSV file in pieces, as it is at one moment. */
  csv(reader: Actor, scope: RecordScope): AsyncGenerator<string> {
    const present = (row: EntryRow) => presentEntry(row, reader.role === 'ADMIN');
    return inSnapshot(this.db, async function* (trx) {
      const readBefore = (row: EntryRow | undefined, limit: number) =>
        listEntries(trx, scope, { before: row?.id ?? null, limit });
      yield recordCsvStart();
      for await (const entries of inChunks(readBefore, present)) yield recordCsvLines(entries);
    });
  }

  /** Deletes entries whose time is up; the database refuses to delete any other. */
  forgetOld(): Promise<void> {
    return inBatches((rows) => deleteOutdated(this.db, rows));
  }
}
