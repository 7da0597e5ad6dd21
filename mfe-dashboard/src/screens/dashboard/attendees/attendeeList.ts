import { formatEventDate, formatEventTime } from 'shared-ui';

import type { Attendee } from '../../../api/attendeesApi';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';

/** What each attendee is found by, made once for a list that is searched at every key. Spec section 2. */
export const searchTexts = (attendees: readonly Attendee[]): string[] =>
  attendees.map(({ name, email, ticket_number }) =>
    [name, email, ticket_number].join('\n').toLowerCase(),
  );

/** The attendees whose name, email or ticket number contains the text, without regard to case. */
export function searchAttendees(
  attendees: readonly Attendee[],
  texts: readonly string[],
  text: string,
): readonly Attendee[] {
  const wanted = text.trim().toLowerCase();
  return wanted === ''
    ? attendees
    : attendees.filter((_each, index) => texts[index]?.includes(wanted));
}

/** How many there are, have come in, and are still awaited. */
export function countAttendees(attendees: readonly Attendee[]) {
  const checkedIn = attendees.filter(({ checked_in }) => checked_in).length;
  return { total: attendees.length, checkedIn, pending: attendees.length - checkedIn };
}

/** When someone came in, in the event's zone; empty until then. */
export const checkInTimeText = (attendee: Attendee, timezone: string) =>
  attendee.checked_in_time
    ? `${formatEventDate(attendee.checked_in_time, timezone)}, ${formatEventTime(attendee.checked_in_time, timezone)}`
    : '';

/** The rows of the attendees' CSV, with its head. Spec section 7. */
export const attendeeRows = (attendees: readonly Attendee[], timezone: string): string[][] => [
  ['Name', 'Email', 'Ticket Number', 'Ticket Type', 'Check-in Status', 'Check-in Time'],
  ...attendees.map((each) => [
    each.name,
    each.email,
    each.ticket_number,
    ticketTypeLabels[each.ticket_type],
    each.checked_in ? 'Checked In' : 'Pending',
    checkInTimeText(each, timezone),
  ]),
];

/** `attendees-<eventId>-<date>.csv`, the date being today's in Lagos. */
export const attendeesFileName = (eventId: number, now: Date) =>
  `attendees-${eventId}-${new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(now)}.csv`;
