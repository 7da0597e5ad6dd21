import { refuseProblems, type Problems } from '../../http/fieldRules';
import { LIMITS, type EventCategory, type EventStatus } from '../../limits';
import { parseNaira } from '../../money';
import { DEFAULT_TIMEZONE, isTimezone } from '../../timezones';
import { cityOf } from './event-place';
import type { EventPayload } from './events-schemas';

/** An event as an organizer describes it, read and judged. Money in kobo. */
export interface EventDraft {
  title: string;
  description: string;
  location: string;
  city: string;
  start_date: Date | null;
  end_date: Date | null;
  timezone: string;
  category: EventCategory;
  capacity: number;
  priceKobo: number;
  status: EventStatus;
}

/**
 * Reads a payload and holds it against spec section 5 "Create event". A draft must have a title, a description and a
 * category, and nothing that cannot be stored; everything else is asked for when it is published.
 *
 * @throws InvalidFieldsError with every broken rule at once.
 */
export function readEvent(payload: EventPayload, now: Date): EventDraft {
  const draft = tidy(payload);
  const price = priceProblem(payload.ticket_price);
  const always: Record<string, Problems> = {
    title: atMost(draft.title, LIMITS.eventTitle.max, 'Title'),
    description: atMost(draft.description, LIMITS.eventDescription.max, 'Description'),
    location: atMost(draft.location, LIMITS.eventLocation.max, 'Location'),
    city: atMost(draft.city, LIMITS.eventCity.max, 'City'),
    start_date: [isNoTime(draft.start_date) && 'Start date is not a valid time'],
    end_date: [isNoTime(draft.end_date) && 'End date is not a valid time'],
    timezone: [!isTimezone(draft.timezone) && 'Time zone is not known'],
    max_attendees: capacityProblems(draft.capacity),
    ticket_price: [price],
  };
  const byStatus = draft.status === 'DRAFT' ? draftProblems(draft) : publishProblems(draft, now);
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
    start_date: payload.start_date === undefined ? null : new Date(payload.start_date),
    end_date: payload.end_date === undefined ? null : new Date(payload.end_date),
    timezone: payload.timezone ?? DEFAULT_TIMEZONE,
    category: payload.category,
    capacity: payload.max_attendees ?? LIMITS.maxAttendees.default,
    priceKobo: parseNaira(String(payload.ticket_price ?? '0')) ?? 0,
    status: payload.status ?? 'DRAFT',
  };
}

function draftProblems(draft: EventDraft): Record<string, Problems> {
  return {
    title: [draft.title === '' && 'Title is required'],
    description: [draft.description === '' && 'Description is required'],
  };
}

function publishProblems(draft: EventDraft, now: Date): Record<string, Problems> {
  const { start_date: start, end_date: end } = draft;
  return {
    title: atLeast(draft.title, LIMITS.eventTitle.min, 'Title'),
    description: atLeast(draft.description, LIMITS.eventDescription.min, 'Description'),
    location: atLeast(draft.location, LIMITS.eventLocation.min, 'Location'),
    start_date: [
      start === null && 'Start date is required',
      start !== null && start <= now && 'Start date must be in the future',
    ],
    end_date: [
      end === null && 'End date is required',
      end !== null && start !== null && end <= start && 'End date must be after start date',
    ],
  };
}

function atLeast(text: string, min: number, label: string): Problems {
  return [text.length < min && `${label} must be at least ${min} characters`];
}

function atMost(text: string, max: number, label: string): Problems {
  return [text.length > max && `${label} must be less than ${max} characters`];
}

function capacityProblems(capacity: number): Problems {
  const { min, max } = LIMITS.maxAttendees;
  return [
    capacity < min && `Must allow at least ${min} attendee`,
    capacity > max && `Maximum ${max.toLocaleString('en')} attendees allowed`,
  ];
}

function priceProblem(price: string | number | undefined): string | false {
  if (price === undefined) return false;
  const text = String(price).trim();
  if (/^-\s*[\d.]/.test(text)) return 'Price cannot be negative';
  const kobo = parseNaira(text);
  // A number too large for plain digits is still a number, and too high.
  if (kobo === null && Number(price) > LIMITS.ticketPriceNaira.max) return 'Price too high';
  if (kobo === null) return 'Price must be naira with at most two decimals';
  return kobo > LIMITS.ticketPriceNaira.max * 100 && 'Price too high';
}

function isNoTime(date: Date | null): boolean {
  return date !== null && Number.isNaN(date.getTime());
}

function merge(a: Record<string, Problems>, b: Record<string, Problems>): Record<string, Problems> {
  const merged = { ...a };
  for (const [field, problems] of Object.entries(b)) {
    merged[field] = [...(merged[field] ?? []), ...problems];
  }
  return merged;
}
