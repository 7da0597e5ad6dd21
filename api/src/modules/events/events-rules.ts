import { refuseProblems, type Problems } from '../../http/fieldRules';
import { LIMITS, type EventCategory, type EventStatus } from '../../limits';
import { parseNaira } from '../../money';
import { DEFAULT_TIMEZONE, isTimezone } from '../../timezones';
import { cityOf } from './event-place';
import type { EventPayload } from './events-schemas';
import {
  isNoTime,
  priceProblem,
  readTicketTypes,
  ticketTypeProblems,
  type TypeDraft,
} from './ticket-type-rules';

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
  /** The one price of the simple form. */
  priceKobo: number;
  /** The ticket types one by one; null when only the one price was given. */
  types: TypeDraft[] | null;
  status: EventStatus;
}

/**
 * Reads a payload and holds it against spec section 5 "Create event". A draft must have a title, a description and a
 * category, and nothing that cannot be stored; everything else is asked for when it is published.
 *
 * @param publishedStart of an event that is out already: a start that stays as it is may lie in the past.
 * @throws InvalidFieldsError with every broken rule at once.
 */
export function readEvent(
  payload: EventPayload,
  now: Date,
  publishedStart: Date | null = null,
): EventDraft {
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
    ticket_types: ticketTypeProblems(payload.ticket_types ?? null, draft.capacity),
  };
  const isNewStart = draft.start_date?.getTime() !== publishedStart?.getTime();
  const byStatus =
    draft.status === 'DRAFT'
      ? draftProblems(draft)
      : publishProblems(draft, isNewStart ? now : null);
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
    types: payload.ticket_types ? readTicketTypes(payload.ticket_types) : null,
    status: payload.status ?? 'DRAFT',
  };
}

function draftProblems(draft: EventDraft): Record<string, Problems> {
  return {
    title: [draft.title === '' && 'Title is required'],
    description: [draft.description === '' && 'Description is required'],
  };
}

function publishProblems(draft: EventDraft, after: Date | null): Record<string, Problems> {
  const { start_date: start, end_date: end } = draft;
  return {
    title: atLeast(draft.title, LIMITS.eventTitle.min, 'Title'),
    description: atLeast(draft.description, LIMITS.eventDescription.min, 'Description'),
    location: atLeast(draft.location, LIMITS.eventLocation.min, 'Location'),
    start_date: [
      start === null && 'Start date is required',
      start !== null && after !== null && start <= after && 'Start date must be in the future',
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

function merge(a: Record<string, Problems>, b: Record<string, Problems>): Record<string, Problems> {
  const merged = { ...a };
  for (const [field, problems] of Object.entries(b)) {
    merged[field] = [...(merged[field] ?? []), ...problems];
  }
  return merged;
}
