import { naira } from './page';
import { refuseProblems, type Problems } from './refusals';
import type { EventRow, TicketKind, TicketTypeRow } from './store';
import { LAGOS } from './time';

type Draft = Omit<EventRow, 'id' | 'organizerId' | 'banner' | 'createdAt' | 'updatedAt'>;
type TypePayload = {
  ticket_type: TicketKind;
  name?: string | null;
  price: string | number;
  quota?: number | null;
  sale_starts_at?: string | null;
  sale_ends_at?: string | null;
};

const kinds: TicketKind[] = ['STANDARD', 'VIP', 'EARLY_BIRD'];

const timeOf = (value: unknown) => (value ? new Date(String(value)) : null);
const koboOf = (price: unknown) => Math.round(Number(price ?? 0) * 100);

function readTypes(payload: unknown, stored: TicketTypeRow[]): TicketTypeRow[] {
  return (payload as TypePayload[])
    .map((type) => ({
      kind: type.ticket_type,
      // Whoever changes a price need not say again what the type is called.
      name:
        type.name === undefined
          ? (stored.find(({ kind }) => kind === type.ticket_type)?.name ?? null)
          : type.name,
      priceKobo: koboOf(type.price),
      quota: type.quota ?? null,
      saleStartsAt: timeOf(type.sale_starts_at),
      saleEndsAt: timeOf(type.sale_ends_at),
    }))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

const onePrice = (priceKobo: number): TicketTypeRow => ({
  kind: 'STANDARD',
  name: null,
  priceKobo,
  quota: null,
  saleStartsAt: null,
  saleEndsAt: null,
});

/** The city that a location ends with, such as "12 Kashim Ibrahim Way, Wuse 2, Abuja". */
const cityOf = (location: string) => location.split(',').at(-1)?.trim() ?? '';

const within = (value: string, label: string, min: number, max: number) => [
  value.length < min && `${label} must be at least ${min} characters`,
  value.length > max && `${label} must be less than ${max} characters`,
];

function priceProblem(price: unknown): string | false {
  if (Number(price) < 0) return 'Price cannot be negative';
  return Number(price) > 1_000_000 && 'Price too high';
}

function publishProblems(draft: Draft, after: Date | null): Problems {
  const { start, end } = draft;
  return {
    title: within(draft.title, 'Title', 3, 255),
    description: within(draft.description, 'Description', 10, 2000),
    location: within(draft.location, 'Location', 5, 255),
    start_date: [
      !start && 'Start date is required',
      start !== null && after !== null && start <= after && 'Start date must be in the future',
    ],
    end_date: [
      !end && 'End date is required',
      end !== null && start !== null && end <= start && 'End date must be after start date',
    ],
  };
}

/** Reads an event's form and holds it against the rules of spec section 5; a start that stays may lie in the past. */
export function readEvent(
  body: Record<string, unknown>,
  now: Date,
  publishedStart: Date | null = null,
  stored: TicketTypeRow[] = [],
): Draft {
  const field = (name: string) => String(body[name] ?? '').trim();
  refuseProblems(
    Object.fromEntries(
      ['title', 'description', 'category'].map((name) => [
        name,
        [!(name in body) && `${name[0]?.toUpperCase()}${name.slice(1)} is required`],
      ]),
    ),
  );
  const location = field('location');
  const draft: Draft = {
    title: field('title'),
    description: field('description'),
    location,
    city: field('city') || cityOf(location),
    start: timeOf(body.start_date),
    end: timeOf(body.end_date),
    timezone: field('timezone') || LAGOS,
    category: field('category') as Draft['category'],
    capacity: Number(body.max_attendees ?? 50),
    status: body.status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
    types: body.ticket_types
      ? readTypes(body.ticket_types, stored)
      : [onePrice(koboOf(body.ticket_price))],
  };
  const isNewStart = draft.start?.getTime() !== publishedStart?.getTime();
  const byStatus: Problems =
    draft.status === 'PUBLISHED'
      ? publishProblems(draft, isNewStart ? now : null)
      : {
          title: [!draft.title && 'Title is required'],
          description: [!draft.description && 'Description is required'],
        };
  refuseProblems({
    ...byStatus,
    max_attendees: [
      draft.capacity < 1 && 'Must allow at least 1 attendee',
      draft.capacity > 10_000 && 'Maximum 10,000 attendees allowed',
    ],
    ticket_price: [priceProblem(body.ticket_price)],
    ticket_types: [
      !draft.types.some(({ kind }) => kind === 'STANDARD') && 'A STANDARD ticket type is required',
      ...draft.types.map(
        ({ kind, quota }) =>
          quota !== null &&
          quota > draft.capacity &&
          `${kind}: Quota cannot be more than the attendees allowed`,
      ),
    ],
  });
  return draft;
}

/** The form that would create an event as a patch makes it: a change is judged as a creation is. */
export function withPatch(event: EventRow, patch: Record<string, unknown>) {
  const isMoved = patch.location !== undefined && patch.location !== event.location;
  return {
    title: event.title,
    description: event.description,
    location: event.location,
    ...(!isMoved && { city: event.city }),
    start_date: event.start?.toISOString(),
    end_date: event.end?.toISOString(),
    timezone: event.timezone,
    category: event.category,
    max_attendees: event.capacity,
    status: event.status,
    ticket_types: event.types.map((type) => ({
      ticket_type: type.kind,
      name: type.name,
      price: naira(
        type.kind === 'STANDARD' && patch.ticket_price !== undefined
          ? koboOf(patch.ticket_price)
          : type.priceKobo,
      ),
      quota: type.quota,
      sale_starts_at: type.saleStartsAt?.toISOString(),
      sale_ends_at: type.saleEndsAt?.toISOString(),
    })),
    ...patch,
  };
}
