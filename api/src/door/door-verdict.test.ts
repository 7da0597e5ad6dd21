import { doorCases, doorWorld, type DoorCase } from '@nzuko/contract/door-cases';
import type { TicketAtDoor } from '../sales';
import type { ScanRow } from './door-repository';
import { judge, presentVerdict, type Door, type Question } from './door-verdict';
import { lastArrival } from './movements';

const now = new Date(doorWorld.now);
const dateOf = (time: string | undefined) => (time === undefined ? null : new Date(time));
const gates = doorWorld.gates.map((gate) => ({
  ...gate,
  ticket_types: [...gate.ticket_types],
  removed_at: null,
}));

const ticketOf = (given: DoorCase): TicketAtDoor => ({
  id: 1,
  ticket_number: 'TKT-4F7K-9QXM-2RBD',
  status: given.status ?? 'VALID',
  checked_in_at: dateOf(given.cameAt),
  checked_in_by: null,
  event_id: given.isOtherEvent ? 8 : doorWorld.event.id,
  holder_name: doorWorld.holder,
  created_at: now,
  kind: doorWorld.ticketType,
  first_name: null,
  last_name: null,
  title: doorWorld.event.title,
  timezone: doorWorld.timezone,
  organizer_id: 1,
  event_status: given.isCancelledEvent ? 'CANCELLED' : 'PUBLISHED',
  suspended_at: given.isOnHold ? now : null,
  door_photo: null,
  wasTransferred: given.wasTransferred ?? false,
});

/** At a gate link's door, which may know as little of other events as a device without a connection. */
const doorOf = ({ hasReentry = false, isEarly }: DoorCase): Door => ({
  id: doorWorld.event.id,
  organizer_id: 1,
  start_date: new Date(now.getTime() + (isEarly ? 24 * 3_600_000 : 0)),
  doors_open: null,
  rules: {
    early_minutes: 240,
    has_reentry: hasReentry,
    alarm_at: null,
    staff_sells: false,
    checks_photos: false,
  },
  gates,
  eventIds: [doorWorld.event.id],
});

const movementsOf = ({ leftAt, returnedAt }: DoorCase) =>
  (['left', 'readmitted'] as const).flatMap((outcome, place) => {
    const scanned_at = dateOf([leftAt, returnedAt][place]);
    const direction = outcome === 'left' ? ('out' as const) : ('in' as const);
    const row = { direction, outcome, let_in: true, undone: false, user_id: 1, gate: null };
    return scanned_at ? [{ ...row, scanned_at }] : [];
  });

test.each(doorCases)('$is: $outcome', (given) => {
  const scanned = given.isUnknown ? 'unknown_ticket' : ticketOf(given);
  const door = doorOf(given);
  const cameAt = dateOf(given.cameAt);
  const leftAt = given.returnedAt ? null : dateOf(given.leftAt);
  const question: Question = {
    direction: given.direction ?? 'in',
    gate: gates.find(({ name }) => name === given.gate),
    isLetIn: false,
    asksIfEarly: true,
    scannedAt: now,
    presence: { entry: cameAt && { at: cameAt, by: null }, leftAt },
  };
  const outcome = judge(scanned, door, question);
  expect(outcome).toBe(given.outcome);

  const row = { id: 'scan', outcome, ticket_number: 'TKT-4F7K-9QXM-2RBD' } as ScanRow;
  const arrival = lastArrival(cameAt, movementsOf(given));
  const { detail } = presentVerdict(row, scanned, door, { leftAt, arrival, now });
  if (given.detail !== undefined) expect(detail).toBe(given.detail);
});
