import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { EVENT_TIMES } from '../platform/eventTimes';
import { formatNaira } from '../platform/money';
import { appendEntry } from '../platform/record/append-entry';
import { changesBetween, type Changes, type Kept } from '../platform/record/changes';
import type { Actor } from '../platform/security/tokens';
import type { EventRow } from './events-repository';

type Trx = Transaction<Database>;

interface Edit {
  by: Actor;
  /** Null for a new event. */
  before: EventRow | null;
  after: EventRow;
  at: Date;
}

/** Appends to the record what an edit of an event changed; nothing if it changed nothing. */
export async function recordEdit(trx: Trx, { by, before, after, at }: Edit): Promise<void> {
  const changes: Changes = changesBetween(before ? keptOf(before) : {}, keptOf(after));
  if (before && before.description !== after.description) changes['description'] = 'changed';
  if (before && before.banner_image !== after.banner_image) changes['banner_image'] = 'changed';
  if (Object.keys(changes).length === 0) return;
  const isPublished = before?.status === 'DRAFT' && after.status === 'PUBLISHED';
  const action = !before ? 'event_created' : isPublished ? 'event_published' : 'event_changed';
  await appendEntry(trx, { by, action, about: aboutEvent(after), changes, at });
}

/** The `about` of an event's entries in the record. */
export const aboutEvent = ({ id, organizer_id }: Pick<EventRow, 'id' | 'organizer_id'>) => ({
  event: id,
  team: organizer_id,
});

/** The fields whose values the record keeps. */
function keptOf(event: EventRow): Record<string, Kept> {
  return {
    title: event.title,
    status: event.status,
    ...Object.fromEntries(EVENT_TIMES.map((time) => [time, textOf(event[time])])),
    timezone: event.timezone,
    location: event.location,
    city: event.city,
    category: event.category,
    capacity: event.capacity,
    fees_borne_by: event.fees_borne_by,
    pay_later_hours: event.pay_later_hours,
    refund_share: event.refund_share,
    refund_until_hours: event.refund_until_hours,
    ...Object.assign({}, ...event.ticket_types.map(keptOfType)),
  };
}

const keptOfType = (type: EventRow['ticket_types'][number]): Record<string, Kept> => ({
  [`${type.kind}.name`]: type.name,
  [`${type.kind}.price`]: formatNaira(type.price_kobo),
  [`${type.kind}.quota`]: type.quota,
  [`${type.kind}.sale_starts`]: type.sale_starts && new Date(type.sale_starts).toISOString(),
  [`${type.kind}.sale_ends`]: type.sale_ends && new Date(type.sale_ends).toISOString(),
});

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;
