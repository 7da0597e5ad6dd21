import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';

type Trx = Transaction<Database>;
type Recorded = { id: number; organizer_id: number };

const aboutPayout = ({ id, organizer_id }: Recorded) => ({ team: organizer_id, payout: id });

export const recordRelease = (trx: Trx, payout: Recorded, by: Actor, at: Date) =>
  appendEntry(trx, { by, action: 'payout_released', about: aboutPayout(payout), at });

export const recordEnd = (trx: Trx, payout: Recorded, state: string, at: Date) =>
  appendEntry(trx, {
    by: 'system',
    action: 'payout_ended',
    about: aboutPayout(payout),
    changes: { state: [null, state] },
    at,
  });
