import type { Transaction } from 'kysely';
import type { Database } from '../database/schema';
import { currentRequestId } from '../http/currentRequest';
import type { Actor } from '../security/tokens';
import type { Changes } from './changes';
import { keptUntil, type RecordAction } from './record-actions';
import { insertEntry } from './record-repository';

export interface NewEntry {
  /** Who did it. */
  by: Actor | { ticketLink: number } | 'system';
  action: RecordAction;
  /**
   * Ids of everything it concerns. Whoever may read the record of `event`, `team` or `account` reads the entry. `account` is
   * the one it happened to; leave it out if that is also who did it.
   */
  about?: {
    team?: number;
    event?: number;
    account?: number;
    order?: number;
    ticket?: number;
    payout?: number;
    invitation?: number;
  };
  /**
   * The changed values. They can't be removed when somebody deletes their account, so no names or addresses of people, no
   * secrets, no account or card numbers: where one of those changed, the value is `'changed'`.
   */
  changes?: Changes;
  at: Date;
}

/**
 * Appends to the record of who changed what (decision 0100), in the transaction of the change itself, so that neither exists
 * without the other. Adds the request's id.
 *
 * A new kind of entry needs a line in `ACTIONS`, and one in `LABELS` for each new name in its changes.
 */
export async function appendEntry(trx: Transaction<Database>, entry: NewEntry): Promise<void> {
  const { by, action, about = {}, changes = {}, at } = entry;
  await insertEntry(trx, {
    at,
    kept_until: keptUntil(action, at),
    ...actorOf(by, about),
    action,
    team_id: about.team ?? null,
    event_id: about.event ?? null,
    account_id: about.account ?? null,
    order_id: about.order ?? null,
    ticket_id: about.ticket ?? null,
    payout_id: about.payout ?? null,
    invitation_id: about.invitation ?? null,
    changes: JSON.stringify(changes),
    request_id: currentRequestId(),
  });
}

function actorOf(by: NewEntry['by'], { team, account }: NonNullable<NewEntry['about']>) {
  if (by === 'system') return { actor_kind: 'SYSTEM' as const, actor_id: null };
  if ('ticketLink' in by) return { actor_kind: 'TICKET_LINK' as const, actor_id: by.ticketLink };
  const isOwn = team === by.id || account === by.id || (!team && !account);
  const asAdministrator = by.role === 'ADMIN' && !isOwn;
  return {
    actor_kind: asAdministrator ? ('ADMINISTRATOR' as const) : ('ACCOUNT' as const),
    actor_id: by.id,
  };
}
