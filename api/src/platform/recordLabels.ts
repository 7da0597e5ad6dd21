import { TICKET_TYPE_LABELS, TICKET_TYPES, type TicketType } from './limits';
import { inNaira } from './money';
import { inLagos } from './timezones';
import type { Changes, Kept } from './record/changes';

/** Names for the fields in the record's changes. A field that isn't here is shown by its own name, in words. */
const LABELS: Readonly<Record<string, string>> = {
  banner_image: 'Picture',
  capacity: 'Seats',
  doors_open: 'Doors open',
  end_date: 'End',
  event_id: 'Event',
  event_ids: 'Limited to events',
  fees_borne_by: 'Fees paid by',
  has_exit: 'People are scanned as they leave',
  pay_later_hours: 'Hours to pay later',
  refund_share: 'Refunds',
  refund_until_hours: 'Refunds until (hours before the start)',
  requires_two_step: 'Needs two-step sign-in',
  start_date: 'Start',
  taken: 'Money taken',
  timezone: 'Time zone',
  visible_name: 'Name',
};

const TYPES = new RegExp(TICKET_TYPES.join('|'), 'g');
/** Such as "STANDARD.price" for a ticket type. */
const OF_TICKET_TYPE = new RegExp(`^(${TYPES.source})\\.(\\w+)$`);
const IS_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const IS_AMOUNT = /^-?\d+\.\d{2}$/;
/** Fields whose values are codes. Elsewhere, capitals are somebody's own spelling. */
const ENUMS = ['fees_borne_by', 'outcome', 'refund_share', 'role', 'state', 'status'];

interface ShownChange {
  what: string;
  /** Both null if the record doesn't keep the values. */
  before: string | null;
  after: string | null;
}

type Titles = Readonly<Record<string, string>>;

/** Changes as people read them. @param titles of the events that they name by their ids. */
export function showChanges(changes: Changes, titles: Titles): ShownChange[] {
  return Object.entries(changes).flatMap(([name, change]) => {
    const what = labelOf(name);
    if (change === 'changed') return [{ what, before: null, after: null }];
    const before = shown(name, change[0], titles);
    const after = shown(name, change[1], titles);
    // A field that a new draft leaves empty.
    return before === after ? [] : [{ what, before, after }];
  });
}

function labelOf(name: string): string {
  const [, type, rest] = OF_TICKET_TYPE.exec(name) ?? [];
  if (type && rest) return `${typeName(type)}: ${inWords(rest).toLowerCase()}`;
  return LABELS[name] ?? inWords(name);
}

const inWords = (name: string) => {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const typeName = (type: string) => TICKET_TYPE_LABELS[type as TicketType];

function shown(name: string, value: Kept, titles: Titles): string | null {
  // An emptied field has no value.
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name === 'event_id' || name === 'event_ids') {
    return String(value).replaceAll(/\d+/g, (id) => titles[id] ?? 'a deleted event');
  }
  if (typeof value === 'number') return String(value);
  if (IS_TIME.test(value)) return inLagos(new Date(value));
  if (IS_AMOUNT.test(value)) return inNaira(value);
  if (name === 'ticket_types') return value.replaceAll(TYPES, typeName);
  return ENUMS.includes(name) ? inWords(value) : value;
}
