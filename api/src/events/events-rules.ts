import {
  noTimeSentence,
  ofEventTimes,
  timeProblems,
  type EventTimes,
} from '../platform/eventTimes';
import { DEFAULT_FEE_BEARER, type FeeBearer } from '../platform/fees';
import { FIELD_MESSAGES } from '../platform/fieldMessages';
import { refuseProblems, type Problems } from '../platform/http/fieldRules';
import { LIMITS, type EventCategory, type EventStatus } from '../platform/limits';
import { parseNaira } from '../platform/money';
import { DEFAULT_REFUND_POLICY, type RefundPolicy } from '../platform/refundPolicy';
import { DEFAULT_TIMEZONE, isTimezone } from '../platform/timezones';
import { storedTypes } from './event-changes';
import { cityOf } from './event-place';
import type { EventRow } from './events-repository';
import type { EventPayload } from './events-schemas';
import {
  isBlank,
  isNoTime,
  priceProblem,
  readTicketTypes,
  readTime,
  saleProblems,
  ticketTypeProblems,
  type TypeDraft,
} from './ticket-type-rules';
import { UNDECIDED_CAPACITY } from './undecided';

/** A validated event from an organizer. Money in kobo. */
export interface EventDraft extends EventTimes, RefundPolicy {
  title: string;
  description: string;
  location: string;
  city: string;
  timezone: string;
  category: EventCategory;
  capacity: number;
  /** The simple form's price; null in a draft without one. */
  priceKobo: number | null;
  /** The ticket types; null if only the simple price was given. */
  types: TypeDraft[] | null;
  /** How long buyers may pay later; 0: not at all. */
  pay_later_hours: number;
  fees_borne_by: FeeBearer;
  status: EventStatus;
}

/**
 * Validates a payload against spec section 5 "Create event". A draft needs a title, a description and a category; everything
 * else is only required for publishing.
 *
 * @param before the existing event, if any. Times that stay as they were published may be in the past.
 * @throws InvalidFieldsError with every broken rule at once.
 */
export function readEvent(
  payload: EventPayload,
  now: Date,
  before: EventRow | null = null,
): EventDraft {
  const draft = tidy(payload);
  const always: Record<string, Problems> = {
    title: atMost(draft.title, LIMITS.eventTitle, FIELD_MESSAGES.title),
    description: atMost(draft.description, LIMITS.eventDescription, FIELD_MESSAGES.description),
    location: atMost(draft.location, LIMITS.eventLocation, FIELD_MESSAGES.location),
    city: atMost(draft.city, LIMITS.eventCity, FIELD_MESSAGES.city),
    ...ofEventTimes((time) => [isNoTime(draft[time]) && noTimeSentence(time)]),
    timezone: [!isTimezone(draft.timezone) && 'Time zone is not known'],
    max_attendees: capacityProblems(draft.capacity),
    ticket_price: [priceProblem(payload.ticket_price)],
    refund_until_hours: refundTimeProblems(draft),
    ticket_types: ticketTypeProblems(payload.ticket_types ?? null, draft.capacity),
  };
  const byStatus =
    draft.status === 'DRAFT' ? draftProblems(draft) : publishProblems(payload, draft, before, now);
  refuseProblems(merge(always, byStatus));
  return draft;
}

function tidy(payload: EventPayload): EventDraft {
  const location = payload.location?.trim() ?? '';
  return {
    title: payload.title.trim(),
    description: payload.description.trim(),
    location,
    city: payload.city?.trim() || cityOf(location),
    ...ofEventTimes((time) => readTime(payload[time])),
    timezone: payload.timezone ?? DEFAULT_TIMEZONE,
    category: payload.category,
    capacity: payload.max_attendees ?? UNDECIDED_CAPACITY,
    priceKobo: isBlank(payload.ticket_price) ? null : parseNaira(String(payload.ticket_price)),
    types: payload.ticket_types ? readTicketTypes(payload.ticket_types) : null,
    pay_later_hours: payload.pay_later_hours ?? LIMITS.payLaterHours['x-prefilled'],
    fees_borne_by: payload.fees_borne_by ?? DEFAULT_FEE_BEARER,
    refund_share: payload.refund_share ?? DEFAULT_REFUND_POLICY.refund_share,
    refund_until_hours: payload.refund_until_hours ?? DEFAULT_REFUND_POLICY.refund_until_hours,
    status: payload.status ?? 'DRAFT',
  };
}

function draftProblems(draft: EventDraft): Record<string, Problems> {
  return {
    title: [draft.title === '' && 'Title is required'],
    description: [draft.description === '' && 'Description is required'],
  };
}

function publishProblems(
  payload: EventPayload,
  draft: EventDraft,
  before: EventRow | null,
  now: Date,
): Record<string, Problems> {
  const { types } = draft;
  const against = { now, published: before?.status === 'PUBLISHED' ? before : null };
  const offered = types ?? (before ? storedTypes(before) : []);
  return {
    title: atLeast(draft.title, LIMITS.eventTitle, FIELD_MESSAGES.title),
    description: atLeast(draft.description, LIMITS.eventDescription, FIELD_MESSAGES.description),
    location: atLeast(draft.location, LIMITS.eventLocation, FIELD_MESSAGES.location),
    ...timeProblems(draft, against),
    // No form defaults here: a cleared price doesn't mean "free".
    max_attendees: [isBlank(payload.max_attendees) && FIELD_MESSAGES.max_attendees.required],
    ticket_price: [!types && isBlank(payload.ticket_price) && FIELD_MESSAGES.ticket_price.required],
    ticket_types: [
      types !== null &&
        !types.some(({ kind }) => kind === 'STANDARD') &&
        'A STANDARD ticket type is required',
      ...offered.flatMap((type) => saleProblems(type, draft, against)),
    ],
  };
}

function atLeast(
  text: string,
  { 'x-published': { minLength } }: { 'x-published': { minLength: number } },
  messages: { tooShort: string },
): Problems {
  return [text.length < minLength && messages.tooShort];
}

function atMost(
  text: string,
  { maxLength }: { maxLength: number },
  messages: { tooLong: string },
): Problems {
  return [text.length > maxLength && messages.tooLong];
}

function capacityProblems(capacity: number): Problems {
  const { minimum, maximum } = LIMITS.maxAttendees;
  return [
    capacity < minimum && FIELD_MESSAGES.max_attendees.tooFew,
    capacity > maximum && FIELD_MESSAGES.max_attendees.tooMany,
  ];
}

function refundTimeProblems({ refund_until_hours: hours }: RefundPolicy): Problems {
  const { minimum, maximum } = LIMITS.refundUntilHours;
  return [
    (hours < minimum || hours > maximum) &&
      `Refunds must end between the start and ${maximum / 24} days before it`,
  ];
}

function merge(a: Record<string, Problems>, b: Record<string, Problems>): Record<string, Problems> {
  const merged = { ...a };
  for (const [field, problems] of Object.entries(b)) {
    merged[field] = [...(merged[field] ?? []), ...problems];
  }
  return merged;
}
