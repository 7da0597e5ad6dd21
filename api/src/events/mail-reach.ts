import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { DAY_MS } from '../platform/durations';
import { TooManyRequestsError } from '../platform/http/errors';
import type { Actor } from '../platform/security/tokens';
import { addReach, countMoves } from './mail-reach-repository';

/**
 * Counts mails to other people that an account causes, up to a limit per day that grows with its age and its sales (decision
 * 0064). Administrators have none.
 *
 * @throws TooManyRequestsError if it would be more; the caller's transaction must then be rolled back.
 */
export async function countReach(
  trx: Transaction<Database>,
  actor: Pick<Actor, 'id' | 'role'>,
  mails: number,
  now: Date,
): Promise<void> {
  if (mails === 0 || actor.role === 'ADMIN') return;
  const { total, allowed, secondsLeft } = await addReach(trx, { userId: actor.id, mails, now });
  if (total <= allowed) return;
  const left = Math.max(0, allowed - (total - mails));
  throw new TooManyRequestsError(
    secondsLeft,
    `This would email ${people(mails)}, and you can email ${left === 0 ? 'nobody else' : `${left} more`} today. Please try again tomorrow: your limit grows with your account’s age and your sales.`,
  );
}

/** Changes of an event's times and place in 24 hours whose mails don't count: its attendees must hear of a new venue. */
const FREE_MOVES = 3;

/**
 * Counts the mails about a change of an event's times or place, before the record has it, from its fourth in 24 hours on. Otherwise
 * somebody could move an event to and fro, and flood everybody they named on a ticket.
 *
 * @throws TooManyRequestsError as `countReach` does.
 */
export async function countReachOfMove(
  trx: Transaction<Database>,
  actor: Actor,
  { event, mails, now }: { event: { id: number; organizer_id: number }; mails: number; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countMoves(trx, { eventId: event.id, since })) < FREE_MOVES) return;
  await countReach(trx, { ...actor, id: event.organizer_id }, mails, now);
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
