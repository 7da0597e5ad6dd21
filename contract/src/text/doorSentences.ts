/**
 * Sentences about a scan at the door, named after its outcome: from the API, or from an offline scanner with its saved list.
 * Times are in words, such as "at 21:01".
 */
export const doorSentences = {
  not_genuine: 'This QR code is not genuine.',
  unknown_ticket: 'No ticket has this number.',
  another_event: 'This ticket is for another event.',
  another_organizer: 'This ticket is for an event of another organizer.',
  event_cancelled: (title: string) => `${title} has been cancelled.`,
  ticket_transferred:
    'This ticket was transferred. The code is no longer valid; ask for the new one.',
  ticket_cancelled: 'This ticket has been cancelled.',
  ticket_unpaid: 'This ticket has not been paid for.',
  ticket_on_hold: 'Payment disputed: this ticket is on hold. Send the holder to the organizer.',
  /** @param gate the name of the one where they came in, if it is known. */
  already_checked_in: (
    name: string,
    { isReturn, when, gate }: { isReturn: boolean; when: string; gate: string | null | undefined },
  ) =>
    `${name} was already ${isReturn ? 'let back in' : 'checked in'} ${when}${gate ? ` at ${gate}` : ''}.`,
  not_inside: (name: string) => `${name} isn’t inside, so there is nothing to scan out.`,
  no_reentry: (name: string, left: string) => `${name} left ${left}. This event has no re-entry.`,
  /** @param gates the names of those where tickets of this type go in. */
  wrong_gate: (type: string, gates: readonly string[]) =>
    gates.length > 0
      ? `${type} tickets go in at ${gates.join(' or ')}.`
      : `${type} tickets don’t go in at this gate.`,
  readmitted: (name: string) => `${name} is back in.`,
  too_early: (name: string, start: string) => `The event starts ${start}. Let ${name} in anyway?`,
} as const;
