import type { DoorVerdict } from '../../../api/doorApi';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';
import type { LoggedScan } from './scanLog';

/** Green opens the door, amber asks for a look, red keeps it shut. */
export type AnswerTone = 'green' | 'amber' | 'red';

/** The outcomes of the API, and the one that only a door without network has. */
export type DoorOutcome = DoorVerdict['outcome'] | 'not_on_list';

/** What the person at the door is told of one scan. */
export interface DoorAnswer {
  tone: AnswerTone;
  title: string;
  detail: string;
  /** Who enters, and with which ticket. */
  name?: string;
  ticket?: string;
  /** The admission that can be taken back. */
  admission?: LoggedScan;
  /** The saved list has answered. */
  isOffline: boolean;
}

export const answerLooks: Record<DoorOutcome, { tone: AnswerTone; title: string }> = {
  admitted: { tone: 'green', title: 'Checked in' },
  already_checked_in: { tone: 'amber', title: 'Already checked in' },
  not_on_list: { tone: 'amber', title: 'Not on the saved list' },
  other_event: { tone: 'red', title: 'Another event’s ticket' },
  ticket_unpaid: { tone: 'red', title: 'Not paid' },
  ticket_cancelled: { tone: 'red', title: 'Ticket cancelled' },
  event_cancelled: { tone: 'red', title: 'Event cancelled' },
  unknown_ticket: { tone: 'red', title: 'Unknown ticket' },
  not_genuine: { tone: 'red', title: 'Not genuine' },
};

/** A verdict of the API in the door's words. */
export const answerOf = (verdict: DoorVerdict): DoorAnswer => ({
  ...answerLooks[verdict.outcome],
  detail: verdict.detail,
  name: verdict.name ?? undefined,
  ticket: verdict.ticket_type
    ? `${ticketTypeLabels[verdict.ticket_type]} · ${verdict.ticket_number}`
    : verdict.ticket_number,
  isOffline: false,
});
