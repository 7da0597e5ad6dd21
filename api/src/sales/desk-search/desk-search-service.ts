import type { Kysely } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { DEFAULT_PAGE_SIZE } from '../../platform/limits';
import { presentEvent, presentOrder, presentPayment, presentPerson } from './desk-search-presenter';
import type {
  DeskSearchQuery,
  FoundAccount,
  FoundEvent,
  FoundOrder,
  FoundPayment,
} from './desk-search-schemas';
import * as events from './events-search-repository';
import type { Window } from './matches-repository';
import * as orders from './orders-search-repository';
import * as payments from './payments-search-repository';
import * as people from './people-search-repository';
import { readSearch, type SearchText } from './search-text';

/** How to find, read and present rows of a kind. */
interface Kind<Row, Found> {
  exactly: (db: Queryable, search: SearchText) => Promise<number[]>;
  others: (db: Queryable, search: SearchText, window: Window, known: number[]) => Promise<number[]>;
  read: (db: Queryable, ids: number[]) => Promise<Row[]>;
  present: (row: Row) => Found;
}

interface Page<Found> {
  next: string | null;
  results: Found[];
}

/** Finds people, events, orders and payments for administrators (decision 0105). */
export class DeskSearchService {
  constructor(private readonly db: Kysely<Database>) {}

  /** @throws InvalidFieldsError, like all searches here, if the text is too short. */
  accounts(query: DeskSearchQuery, path: string): Promise<Page<FoundAccount>> {
    return this.find(query, path, {
      exactly: people.findPeopleExactly,
      others: people.findPeople,
      read: people.readPeople,
      present: presentPerson,
    });
  }

  events(query: DeskSearchQuery, path: string): Promise<Page<FoundEvent>> {
    return this.find(query, path, {
      exactly: events.findEventsExactly,
      others: events.findEvents,
      read: events.readEvents,
      present: presentEvent,
    });
  }

  orders(query: DeskSearchQuery, path: string): Promise<Page<FoundOrder>> {
    return this.find(query, path, {
      exactly: orders.findOrdersExactly,
      others: orders.findOrders,
      read: orders.readOrders,
      present: presentOrder,
    });
  }

  payments(query: DeskSearchQuery, path: string): Promise<Page<FoundPayment>> {
    return this.find(query, path, {
      exactly: payments.findPaymentsExactly,
      others: payments.findPayments,
      read: payments.readPayments,
      present: presentPayment,
    });
  }

  /**
   * Exact matches come on the first page, above its rows. That leaves a row of the list last on each page, where the next page
   * can begin.
   */
  private async find<Row extends { id: number }, Found>(
    { search: typed, before, page_size: size = DEFAULT_PAGE_SIZE }: DeskSearchQuery,
    path: string,
    kind: Kind<Row, Found>,
  ): Promise<Page<Found>> {
    const search = readSearch(typed);
    const exact = await kind.exactly(this.db, search);
    const window = { before: before ?? null, limit: size + 1 };
    const others = await kind.others(this.db, search, window, exact);
    const page = others.slice(0, size);
    const ids = [...(before === undefined ? exact : []), ...page];
    const next = { search: typed, page_size: String(size), before: String(page.at(-1)) };
    return {
      next: others.length > size ? `${path}?${new URLSearchParams(next)}` : null,
      results: inOrder(ids, await kind.read(this.db, ids)).map(kind.present),
    };
  }
}

/** Rows in the order of `ids`, without any deleted since. */
export function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
