import { ticketTypeLabels } from '@nzuko/contract';
import { plainLetters } from '@nzuko/contract/text';
import { formatEventDate, formatEventTime } from '@nzuko/shared-ui';

import { csvTime } from '../../../files/csv';
import type { Attendee } from '../../../api/attendeesApi';

/**
 * Search text per attendee in plain letters, precomputed because the list is searched on every keystroke. Spec section 2.
 */
export const searchTexts = (attendees: readonly Attendee[]): string[] =>
  attendees.map(({ name, email, ticket_number }) =>
    plainLetters([name, email, ticket_number].join('\n')),
  );

/** Attendees whose name, email or ticket number contains the text; whatever its case and accents. */
export function searchAttendees(
  attendees: readonly Attendee[],
  texts: readonly string[],
  text: string,
): readonly Attendee[] {
  const wanted = plainLetters(text.trim());
  return wanted === ''
    ? attendees
    : attendees.filter((_each, index) => texts[index]?.includes(wanted));
}

/** Names on several of the tickets, which don't tell them apart. */
export function sharedNames(attendees: readonly Attendee[]): ReadonlySet<string> {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of attendees) (once.has(name) ? shared : once).add(name);
  return shared;
}

/** Number of attendees in total, checked in and pending. */
export function countAttendees(attendees: readonly Attendee[]) {
  const checkedIn = attendees.filter(({ checked_in }) => checked_in).length;
  return { total: attendees.length, checkedIn, pending: attendees.length - checkedIn };
}

/** Check-in time in the event's time zone; empty if not checked in. */
export const checkInTimeText = (attendee: Attendee, timezone: string) =>
  attendee.checked_in_time
    ? `${formatEventDate(attendee.checked_in_time, timezone)}, ${formatEventTime(attendee.checked_in_time, timezone)}`
    : '';

/** Rows of the attendee CSV, including the header: spec section 7, then ours. */
export const attendeeRows = (attendees: readonly Attendee[], timezone: string): string[][] => [
  [
    'Name',
    'Email',
    'Ticket Number',
    'Ticket Type',
    'Check-in Status',
    'Check-in Time',
    'Phone',
    'Gate',
    'Time Zone',
    'Payment',
  ],
  ...attendees.map((each) => [
    each.name,
    each.email,
    each.ticket_number,
    ticketTypeLabels[each.ticket_type],
    each.checked_in ? 'Checked In' : 'Pending',
    csvTime(each.checked_in_time, timezone),
    each.phone ?? '',
    each.checked_in_gate ?? '',
    timezone,
    each.on_hold ? 'Disputed' : '',
  ]),
];
