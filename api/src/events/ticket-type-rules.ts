import { FIELD_MESSAGES } from '../platform/fieldMessages';
import type { Problems } from '../platform/http/fieldRules';
import { LIMITS, TICKET_TYPES, type TicketType } from '../platform/limits';
import { parseNaira } from '../platform/money';
import type { EventRow } from './events-repository';
import type { TicketTypePayload } from './ticket-types-schemas';

/** A ticket type from an organizer. Money in kobo; null means no limit. */
export interface TypeDraft {
  kind: TicketType;
  /** Null uses the kind's name; undefined keeps the current name. */
  name?: string | null;
  priceKobo: number;
  quota: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
}

/** The ticket type of an event with a single price (kobo). */
export function onePrice(priceKobo: number): TypeDraft {
  return { kind: 'STANDARD', priceKobo, quota: null, saleStartsAt: null, saleEndsAt: null };
}

/** Parses ticket types in display order, without validating them. */
export function readTicketTypes(payload: TicketTypePayload[]): TypeDraft[] {
  const types = payload.map((type) => ({
    kind: type.ticket_type,
    name: type.name === undefined ? undefined : type.name?.trim() || null,
    priceKobo: parseNaira(String(type.price)) ?? 0,
    quota: type.quota ?? null,
    saleStartsAt: readTime(type.sale_starts_at),
    saleEndsAt: readTime(type.sale_ends_at),
  }));
  return types.sort((a, b) => TICKET_TYPES.indexOf(a.kind) - TICKET_TYPES.indexOf(b.kind));
}

/** Validates ticket types; each message starts with its type. */
export function ticketTypeProblems(
  payload: TicketTypePayload[] | null,
  capacity: number,
): Problems {
  if (!payload) return [];
  const kinds = payload.map(({ ticket_type }) => ticket_type);
  return [
    new Set(kinds).size < kinds.length && 'Each ticket type can be given once',
    ...payload.flatMap((type) =>
      typeProblems(type, capacity).map((problem) => problem && `${type.ticket_type}: ${problem}`),
    ),
  ];
}

function typeProblems(type: TicketTypePayload, capacity: number): Problems {
  const starts = readTime(type.sale_starts_at);
  const ends = readTime(type.sale_ends_at);
  const { minimum } = LIMITS.ticketTypeQuota;
  const hasTimes = !isNoTime(starts) && !isNoTime(ends);
  return [
    isBlank(type.price) && FIELD_MESSAGES.price.required,
    priceProblem(type.price),
    (type.name ?? '').trim().length > LIMITS.ticketTypeName.maxLength &&
      `Name must be at most ${LIMITS.ticketTypeName.maxLength} characters`,
    (type.quota ?? minimum) < minimum && FIELD_MESSAGES.quota.tooFew,
    (type.quota ?? minimum) > capacity && FIELD_MESSAGES.quota.tooMany,
    !hasTimes && 'The sale’s start or end is not a valid time',
    hasTimes &&
      starts !== null &&
      ends !== null &&
      ends <= starts &&
      FIELD_MESSAGES.sale_ends_at.afterStart,
  ];
}

/**
 * The rules that a type's sale breaks in an event being published. Its start and end aren't judged again while they and the event's
 * end stay as they were. The sale of a type that is out already may end at once.
 */
export function saleProblems(
  { kind, saleStartsAt, saleEndsAt }: TypeDraft,
  { end_date: eventEnds }: { end_date: Date | null },
  { now, published }: { now: Date; published: Pick<EventRow, 'ticket_types' | 'end_date'> | null },
): Problems {
  const before = published?.ticket_types.find((type) => type.kind === kind);
  const isEndSame = eventEnds?.getTime() === published?.end_date?.getTime();
  const unlessSame = (time: Date | null, was: number | null | undefined) =>
    isEndSame && time?.getTime() === was ? null : time;
  const starts = unlessSame(saleStartsAt, before?.sale_starts);
  const ends = unlessSame(saleEndsAt, before?.sale_ends);
  const { sale_starts_at: ofStart, sale_ends_at: ofEnd } = FIELD_MESSAGES;
  return [
    starts !== null && eventEnds !== null && starts >= eventEnds && `${kind}: ${ofStart.beforeEnd}`,
    !before && ends !== null && ends <= now && `${kind}: ${ofEnd.future}`,
    ends !== null && eventEnds !== null && ends > eventEnds && `${kind}: ${ofEnd.beforeEnd}`,
  ];
}

/** The rule that a price breaks; a missing price breaks none. */
export function priceProblem(price: string | number | null | undefined): string | false {
  if (isBlank(price)) return false;
  const messages = FIELD_MESSAGES.ticket_price;
  const text = String(price).trim();
  if (/^-\s*[\d.]/.test(text)) return messages.negative;
  const kobo = parseNaira(text);
  // A number in exponent notation is still a number, and too high.
  if (kobo === null && Number(price) > LIMITS.ticketPriceNaira.maximum) return messages.tooHigh;
  if (kobo === null) return messages.invalid;
  return kobo > LIMITS.ticketPriceNaira.maximum * 100 && messages.tooHigh;
}

/** True if a field is missing, null or blank. */
export function isBlank(value: string | number | null | undefined): boolean {
  return value === undefined || value === null || String(value).trim() === '';
}

/** True if a date is given but invalid (such as a leap second). */
export function isNoTime(date: Date | null): boolean {
  return date !== null && Number.isNaN(date.getTime());
}

/** The moment of a timestamp; null if there is none. */
export function readTime(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}
