import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { placeOf, windowOf } from '../../platform/http/paging';
import { formatNaira } from '../../platform/money';
import { countOpenDisputes, listOpenDisputes, type OpenDisputeRow } from './disputes-repository';
import type { OpenDispute, OpenDisputePage, OpenDisputesQuery } from './disputes-schemas';

/** Disputes for administrators to answer at the provider, with their deadlines. */
export class OpenDisputes {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  async list(query: OpenDisputesQuery, path: string): Promise<OpenDisputePage> {
    const count = await countOpenDisputes(this.db);
    const rows = await listOpenDisputes(this.db, windowOf(query));
    const now = this.now();
    return {
      ...placeOf(query, count, path),
      results: rows.map((row) => present(row, now)),
    };
  }
}

function present(row: OpenDisputeRow, now: Date): OpenDispute {
  return {
    id: row.id,
    provider_id: row.provider_id,
    amount: formatNaira(row.amount_kobo ?? row.paid_kobo),
    due_at: row.due_at?.toISOString() ?? null,
    is_overdue: row.due_at !== null && row.due_at <= now,
    opened_at: row.opened_at.toISOString(),
    payment_reference: row.reference,
    order_id: row.order_id,
    tickets_on_hold: row.suspended_at !== null,
    event: { id: row.event_id, title: row.title },
    organizer: { id: row.organizer_id, name: row.organizer_name },
    buyer: { name: row.buyer_name, email: row.buyer_email },
  };
}
