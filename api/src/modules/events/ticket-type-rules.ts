import type { Problems } from '../../http/fieldRules';
import { LIMITS, TICKET_TYPES, type TicketType } from '../../limits';
import { parseNaira } from '../../money';
import type { TicketTypePayload } from './ticket-types-schemas';

/** A ticket type as an organizer describes it. Money in kobo; null means that nothing narrows the sale. */
export interface TypeDraft {
  kind: TicketType;
  /** Null: it goes by its kind; undefined: it keeps what it was called. */
  name?: string | null;
  priceKobo: number;
  quota: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
}

/** The one ticket type of an event that has one price (kobo). */
export function onePrice(priceKobo: number): TypeDraft {
  return { kind: 'STANDARD', priceKobo, quota: null, saleStartsAt: null, saleEndsAt: null };
}

/** Reads ticket types in the order they are always shown in. They may still break rules. */
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

/** What is wrong with a list of ticket types; each sentence begins with the type it is about. */
export function ticketTypeProblems(
  payload: TicketTypePayload[] | null,
  capacity: number,
): Problems {
  if (!payload) return [];
  const kinds = payload.map(({ ticket_type }) => ticket_type);
  return [
    !kinds.includes('STANDARD') && 'A STANDARD ticket type is required',
    new Set(kinds).size < kinds.length && 'Each ticket type can be given once',
    ...payload.flatMap((type) =>
      typeProblems(type, capacity).map((problem) => problem && `${type.ticket_type}: ${problem}`),
    ),
  ];
}

function typeProblems(type: TicketTypePayload, capacity: number): Problems {
  const starts = readTime(type.sale_starts_at);
  const ends = readTime(type.sale_ends_at);
  const hasTimes = !isNoTime(starts) && !isNoTime(ends);
  return [
    priceProblem(type.price),
    (type.name ?? '').trim().length > LIMITS.ticketTypeName.max &&
      `Name must be at most ${LIMITS.ticketTypeName.max} characters`,
    (type.quota ?? 1) < 1 && 'Quota must be at least 1',
    (type.quota ?? 1) > capacity && 'Quota cannot be more than the attendees allowed',
    !hasTimes && 'The sale’s start or end is not a valid time',
    hasTimes &&
      starts !== null &&
      ends !== null &&
      ends <= starts &&
      'The sale must end after it starts',
  ];
}

/** The rule that a price breaks; a price that is not given breaks none. */
export function priceProblem(price: string | number | undefined): string | false {
  if (price === undefined) return false;
  const text = String(price).trim();
  if (/^-\s*[\d.]/.test(text)) return 'Price cannot be negative';
  const kobo = parseNaira(text);
  // A number too large for plain digits is still a number, and too high.
  if (kobo === null && Number(price) > LIMITS.ticketPriceNaira.max) return 'Price too high';
  if (kobo === null) return 'Price must be naira with at most two decimals';
  return kobo > LIMITS.ticketPriceNaira.max * 100 && 'Price too high';
}

/** Whether a date is there, but names no moment (a leap second, say). */
export function isNoTime(date: Date | null): boolean {
  return date !== null && Number.isNaN(date.getTime());
}

function readTime(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}
