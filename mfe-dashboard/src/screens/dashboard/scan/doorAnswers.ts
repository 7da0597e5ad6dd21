import { ticketTypeLabels } from '@nzuko/contract';

import type { DoorVerdict } from '../../../api/doorApi';
import type { LoggedScan } from './scanLog';
import { notATicketMessage, ticketLinkMessage } from '../../../messages/doorMessages';
import { isTicketLink, shownNumber } from './ticketCode';

/** Green: admit; blue: they leave; amber: look closer; red: refuse. */
export type AnswerTone = 'green' | 'blue' | 'amber' | 'red';

/** The API's outcomes, plus one that only occurs offline, and one that needs no ticket to be looked up. */
export type DoorOutcome = DoorVerdict['outcome'] | 'not_on_list' | 'not_a_ticket';

/** The result of a scan, as shown at the door. */
export interface DoorAnswer {
  tone: AnswerTone;
  title: string;
  detail: string;
  /** The holder's name, and the ticket's type and number; the scanned text if it isn't a ticket's. */
  name?: string;
  ticketType?: string;
  ticket?: string;
  /** The key of the photo on the ticket, null if it has none; missing where photos aren't checked. */
  photo?: string | null;
  /** The admission or exit, if it can be undone. */
  admission?: LoggedScan;
  /** The scanned text, if a second tap lets them in. */
  early?: string;
  /** True if the saved list decided. */
  isOffline: boolean;
}

export const answerLooks: Record<DoorOutcome, { tone: AnswerTone; title: string }> = {
  admitted: { tone: 'green', title: 'Checked in' },
  readmitted: { tone: 'green', title: 'Back in' },
  left: { tone: 'blue', title: 'Checked out' },
  already_checked_in: { tone: 'amber', title: 'Already checked in' },
  not_on_list: { tone: 'amber', title: 'Not on the saved list' },
  not_inside: { tone: 'amber', title: 'Not inside' },
  too_early: { tone: 'amber', title: 'Too early' },
  no_reentry: { tone: 'red', title: 'No re-entry' },
  wrong_gate: { tone: 'red', title: 'Wrong gate' },
  other_event: { tone: 'red', title: 'Another event’s ticket' },
  ticket_unpaid: { tone: 'red', title: 'Not paid' },
  ticket_on_hold: { tone: 'red', title: 'On hold' },
  ticket_transferred: { tone: 'red', title: 'Ticket transferred' },
  ticket_cancelled: { tone: 'red', title: 'Ticket cancelled' },
  event_cancelled: { tone: 'red', title: 'Event cancelled' },
  unknown_ticket: { tone: 'red', title: 'Unknown ticket' },
  not_a_ticket: { tone: 'red', title: 'Not a ticket' },
  not_genuine: { tone: 'red', title: 'Not genuine' },
  gate_link_ended: { tone: 'red', title: 'Link ended' },
};

/** The outcomes that let somebody through. */
export const PASSES: ReadonlySet<DoorOutcome> = new Set(['admitted', 'readmitted', 'left']);

/** Converts an API verdict on a scanned or typed text to an answer for the door. */
export const answerOf = (verdict: DoorVerdict, text: string): DoorAnswer => ({
  ...answerLooks[verdict.outcome],
  detail: verdict.detail,
  name: verdict.name ?? undefined,
  ticketType: verdict.ticket_type ? ticketTypeLabels[verdict.ticket_type] : undefined,
  ticket: verdict.ticket_type ? verdict.ticket_number : shownNumber(text),
  photo: verdict.checks_photo ? verdict.photo : undefined,
  isOffline: false,
});

/** The answer to a code that can't be a ticket's, whatever the list says. */
export const notATicketAnswer = (text: string): DoorAnswer => ({
  ...answerLooks.not_a_ticket,
  detail: isTicketLink(text) ? ticketLinkMessage : notATicketMessage,
  isOffline: false,
});
