import { fullName } from '../../platform/database/fullName';
import type { Queryable } from '../../platform/database/schema';
import { formatNaira } from '../../platform/money';
import type { PayoutRow } from './payouts-repository';

/** Whether it was tried and not sent: nothing of it is at the provider, so an administrator can end it (decision 0174). */
export const isUnsent = ({
  state,
  sending_at: sendingAt,
  last_error: problem,
}: Pick<PayoutRow, 'state' | 'sending_at' | 'last_error'>): boolean =>
  state === 'REQUESTED' && sendingAt === null && problem !== null;

/** The subject of a payout's cases. */
export const caseSubject = (id: number) => `payout ${id}`;
const SUBJECT = /^payout (\d+)$/;

interface UnsentPayout {
  id: number;
  /** Naira. */
  amount: string;
  organizer: { id: number; name: string };
}

/** Of the payouts that cases are about, those that were tried and not sent, by the cases' subjects. */
export async function unsentPayouts(
  db: Queryable,
  subjects: string[],
): Promise<Map<string, UnsentPayout>> {
  const ids = subjects.flatMap((subject) => Number(SUBJECT.exec(subject)?.[1] ?? []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.organizer_id')
    .select(['payouts.id', 'amount_kobo', 'state', 'sending_at', 'last_error', 'organizer_id'])
    .select(fullName('users').as('name'))
    .where('payouts.id', 'in', ids)
    .execute();
  return new Map(
    rows
      .filter(isUnsent)
      .map(({ id, amount_kobo: kobo, organizer_id, name }) => [
        caseSubject(id),
        { id, amount: formatNaira(kobo), organizer: { id: organizer_id, name } },
      ]),
  );
}
