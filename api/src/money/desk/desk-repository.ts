import { plainLetters } from '@nzuko/contract/text';
import { sql, type RawBuilder } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import { containing } from '../../platform/database/likePatterns';
import { ACCOUNT_TEXT } from '../../platform/database/searchedText';
import { UNDER_WAY, type PayoutState } from '../../platform/database/payoutTables';
import type { Queryable } from '../../platform/database/schema';
import type { ListedPayout } from '../payouts/payouts-repository';

interface Window {
  limit: number;
  offset: number;
}

export interface Payee {
  id: number;
  name: string;
  email: string;
}

const PAYEE = sql`users.id, ${fullName('users')} AS name, users.email`;

const matches = (search: string) => sql`${ACCOUNT_TEXT} LIKE ${containing(plainLetters(search))}`;

/** Organizers whose money has moved, those owed the most first. Amounts are as of the last fold. */
export async function listPayees(db: Queryable, search: string, window: Window): Promise<Payee[]> {
  const { rows } = await sql<Payee>`
    SELECT ${PAYEE} FROM money_owed JOIN users ON users.id = organizer_id
    WHERE ${search === '' ? sql`true` : matches(search)}
    ORDER BY owed_kobo DESC, organizer_id LIMIT ${window.limit} OFFSET ${window.offset}`.execute(
    db,
  );
  return rows;
}

export async function countPayees(db: Queryable, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM money_owed ${
      search === '' ? sql`` : sql`JOIN users ON users.id = organizer_id WHERE ${matches(search)}`
    }`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Why a payout needs a person. */
export const DESK_STAGES = ['approval', 'stuck', 'returned'] as const;
export type DeskStage = (typeof DESK_STAGES)[number];

/** How long the provider may take to say what became of a transfer. */
const SLOW = sql`interval '1 hour'`;
/** How long a payout that came back is shown, unless its organizer has asked for another. */
const RECENT = sql`interval '30 days'`;

const inState = (...states: PayoutState[]) =>
  sql`payouts.state IN (${sql.join(states.map((state) => sql.lit(state)))})`;

const isAt: Record<DeskStage, (now: Date) => RawBuilder<unknown>> = {
  approval: () => inState('APPROVAL'),
  // The index has these four states.
  stuck: (now) => sql`${inState('APPROVAL', ...UNDER_WAY)}
    AND payouts.state <> 'APPROVAL' AND (payouts.state = 'OTP'
      OR (payouts.state = 'REQUESTED' AND short_kobo IS NOT NULL)
      OR coalesce(sending_at, decided_at, requested_at) < ${now}::timestamptz - ${SLOW})`,
  returned: (now) => sql`${inState('FAILED', 'REVERSED')}
    AND decision IS DISTINCT FROM 'REFUSED' AND done_at > ${now}::timestamptz - ${RECENT}
    AND payouts.id = (SELECT max(latest.id) FROM payouts latest
      WHERE latest.organizer_id = payouts.organizer_id)`,
};

const ORDER: Record<DeskStage, RawBuilder<unknown>> = {
  approval: sql`payouts.id`,
  stuck: sql`payouts.id`,
  returned: sql`payouts.done_at DESC, payouts.id DESC`,
};

export type DeskRow = ListedPayout & {
  organizer_name: string;
  organizer_email: string;
  /** Whether its account is no longer the one in use. */
  is_account_changed: boolean;
};

export async function listDeskPayouts(
  db: Queryable,
  { stage, now }: { stage: DeskStage; now: Date },
  window: Window,
): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    SELECT payouts.*, bank_name, account_ending, users.email AS organizer_email,
      ${fullName('users')} AS organizer_name,
      NOT EXISTS (SELECT FROM payout_accounts used WHERE used.user_id = payouts.organizer_id
        AND used.state = 'CONFIRMED' AND used.recipient_code = payout_accounts.recipient_code
      ) AS is_account_changed
    FROM payouts JOIN payout_accounts ON payout_accounts.id = payouts.account_id
    JOIN users ON users.id = payouts.organizer_id
    WHERE ${isAt[stage](now)}
    ORDER BY ${ORDER[stage]} LIMIT ${window.limit} OFFSET ${window.offset}`.execute(db);
  return rows;
}

export async function countDeskPayouts(
  db: Queryable,
  { stage, now }: { stage: DeskStage; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM payouts WHERE ${isAt[stage](now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How much our balance at the provider lacks for all payouts it couldn't cover; 0 if it covered them. Kobo. */
export async function readTopUp(db: Queryable): Promise<number> {
  const isShort = sql`${inState('REQUESTED')} AND short_kobo IS NOT NULL`;
  const { rows } = await sql<{ missing: number | null }>`
    SELECT (SELECT sum(amount_kobo)::bigint FROM payouts WHERE ${isShort})
      - (SELECT amount_kobo - short_kobo FROM payouts WHERE ${isShort}
        ORDER BY next_attempt_at DESC LIMIT 1) AS missing`.execute(db);
  return Math.max(0, rows[0]?.missing ?? 0);
}
