/** When every case is scanned, and the world that all of them share. */
export const doorWorld = {
  now: '2031-03-01T12:00:00.000Z',
  timezone: 'Africa/Lagos',
  event: { id: 7, title: 'Lagos React Meetup' },
  holder: 'Ngozi Adeyẹmi',
  ticketType: 'VIP',
  gates: [
    { id: 1, name: 'North', ticket_types: ['VIP' as const], has_exit: true },
    { id: 2, name: 'South', ticket_types: ['STANDARD' as const], has_exit: true },
  ],
} as const;

/** How a case differs from a valid ticket of this event whose holder hasn't come yet. */
export interface DoorCase {
  is: string;
  isCancelledEvent?: boolean;
  isOtherEvent?: boolean;
  isUnknown?: boolean;
  wasTransferred?: boolean;
  status?: 'PENDING' | 'CANCELLED';
  isOnHold?: boolean;
  /** When they first came in, left, and came back. */
  cameAt?: string;
  leftAt?: string;
  returnedAt?: string;
  hasReentry?: boolean;
  direction?: 'out';
  gate?: 'North' | 'South';
  /** The event only starts a day after the scan. */
  isEarly?: boolean;
  outcome: string;
  /** The sentence, where it's the same with and without a connection. */
  detail?: string;
}

const came = '2031-03-01T09:00:00.000Z';
const left = '2031-03-01T10:00:00.000Z';
const back = '2031-03-01T11:15:00.000Z';

/** Cases on which the API's judge of the door and the dashboard's offline one must agree. */
export const doorCases: DoorCase[] = [
  { is: 'a valid ticket', outcome: 'admitted' },
  {
    is: 'another event’s ticket, though it was transferred',
    isOtherEvent: true,
    wasTransferred: true,
    outcome: 'other_event',
    detail: 'This ticket is for another event.',
  },
  { is: 'a number that nobody has', isUnknown: true, outcome: 'unknown_ticket' },
  {
    is: 'a number that nobody has, at a cancelled event',
    isCancelledEvent: true,
    isUnknown: true,
    outcome: 'unknown_ticket',
  },
  {
    is: 'a transferred ticket of a cancelled event',
    isCancelledEvent: true,
    wasTransferred: true,
    outcome: 'event_cancelled',
    detail: 'Lagos React Meetup has been cancelled.',
  },
  {
    is: 'a cancelled ticket of a cancelled event',
    isCancelledEvent: true,
    status: 'CANCELLED',
    outcome: 'event_cancelled',
  },
  {
    is: 'a transferred ticket, whoever is inside with it',
    wasTransferred: true,
    cameAt: came,
    outcome: 'ticket_transferred',
    detail: 'This ticket was transferred. The code is no longer valid; ask for the new one.',
  },
  {
    is: 'a cancelled ticket, though its payment is disputed',
    status: 'CANCELLED',
    isOnHold: true,
    outcome: 'ticket_cancelled',
    detail: 'This ticket has been cancelled.',
  },
  {
    is: 'an unpaid ticket at the wrong gate',
    status: 'PENDING',
    gate: 'South',
    outcome: 'ticket_unpaid',
    detail: 'This ticket has not been paid for.',
  },
  {
    is: 'a disputed ticket that is in already',
    isOnHold: true,
    cameAt: came,
    outcome: 'ticket_on_hold',
  },
  {
    is: 'a disputed ticket whose holder leaves',
    isOnHold: true,
    cameAt: came,
    direction: 'out',
    outcome: 'left',
  },
  {
    is: 'a disputed ticket whose holder isn’t inside, and leaves',
    isOnHold: true,
    direction: 'out',
    outcome: 'ticket_on_hold',
  },
  {
    is: 'whoever leaves without having come',
    direction: 'out',
    outcome: 'not_inside',
    detail: 'Ngozi Adeyẹmi isn’t inside, so there is nothing to scan out.',
  },
  {
    is: 'whoever leaves twice',
    cameAt: came,
    leftAt: left,
    direction: 'out',
    outcome: 'not_inside',
  },
  {
    is: 'whoever is in already, at the wrong gate',
    cameAt: came,
    gate: 'South',
    outcome: 'already_checked_in',
    detail: 'Ngozi Adeyẹmi was already checked in at 10:00.',
  },
  {
    is: 'whoever is in already after having left',
    cameAt: came,
    leftAt: left,
    returnedAt: back,
    hasReentry: true,
    outcome: 'already_checked_in',
    detail: 'Ngozi Adeyẹmi was already let back in at 12:15.',
  },
  {
    is: 'whoever comes back where nobody may, at the wrong gate',
    cameAt: came,
    leftAt: left,
    gate: 'South',
    outcome: 'no_reentry',
    detail: 'Ngozi Adeyẹmi left at 11:00. This event has no re-entry.',
  },
  {
    is: 'whoever comes back long before the start',
    cameAt: came,
    leftAt: left,
    hasReentry: true,
    isEarly: true,
    outcome: 'readmitted',
    detail: 'Ngozi Adeyẹmi is back in.',
  },
  {
    is: 'whoever comes back at the wrong gate',
    cameAt: came,
    leftAt: left,
    hasReentry: true,
    gate: 'South',
    outcome: 'wrong_gate',
  },
  {
    is: 'the wrong gate, long before the start',
    gate: 'South',
    isEarly: true,
    outcome: 'wrong_gate',
    detail: 'VIP tickets go in at North.',
  },
  {
    is: 'the right gate, long before the start',
    gate: 'North',
    isEarly: true,
    outcome: 'too_early',
    detail: 'The event starts Sun, 2 Mar 2031, 13:00 WAT. Let Ngozi Adeyẹmi in anyway?',
  },
];
