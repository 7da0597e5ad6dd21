import type { BadgeTone } from '@nzuko/shared-ui';

import type { LinkedTicket } from '../../api/ticketLinksApi';

/** A ticket's state as its holder sees it. */
export type LinkedState = 'valid' | 'used' | 'onHold' | 'cancelled' | 'eventCancelled' | 'over';

/** Derives a ticket's state from its own status and its event's. */
export function linkedState({ ticket, event }: LinkedTicket, now: number): LinkedState {
  if (event.status === 'CANCELLED') return 'eventCancelled';
  if (ticket.status !== 'VALID') return 'cancelled';
  if (Date.parse(event.end_date) <= now) return 'over';
  if (ticket.on_hold) return 'onHold';
  return ticket.checked_in ? 'used' : 'valid';
}

/** Label and colour of each state, and the text in place of the code. */
export const linkedStateLooks: Record<
  LinkedState,
  { label: string; tone: BadgeTone; stub: string }
> = {
  valid: { label: 'Valid', tone: 'success', stub: '' },
  used: { label: 'Checked in', tone: 'primary', stub: '' },
  onHold: {
    label: 'On hold',
    tone: 'warning',
    stub: 'Its payment is disputed. It won’t be accepted at the door until the dispute is settled.',
  },
  cancelled: {
    label: 'Cancelled',
    tone: 'error',
    stub: 'This ticket was cancelled. It won’t be accepted at the door.',
  },
  eventCancelled: {
    label: 'Event cancelled',
    tone: 'error',
    stub: 'The organizer has cancelled this event.',
  },
  over: { label: 'Over', tone: 'neutral', stub: 'This event is over.' },
};
