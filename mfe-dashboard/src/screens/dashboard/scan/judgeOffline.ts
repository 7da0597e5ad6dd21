import { ticketTypeLabels } from '@nzuko/contract';
import { momentText } from '@nzuko/shared-ui/parts';

import type { DoorList } from '../../../api/doorApi';
import { answerLooks, type DoorAnswer, type DoorOutcome } from './doorAnswers';
import { isSigned, readCode, tidyTicketNumber } from './ticketCode';

/** Times of this device's admissions, by ticket number. */
export type LocalAdmissions = ReadonlyMap<string, string>;

/** The verdict by the saved list. */
export interface OfflineJudgement {
  outcome: DoorOutcome;
  answer: DoorAnswer;
}

/**
 * Judges a scan by the saved list alone, with the server's rules in the server's order. A genuine code that isn't on
 * the list is refused, because its ticket may have been cancelled or transferred.
 */
export async function judgeOffline(
  text: string,
  list: DoorList,
  localAdmissions: LocalAdmissions,
): Promise<OfflineJudgement> {
  const code = readCode(text);
  const number = code ? code.ticketNumber : tidyTicketNumber(text);
  const { event } = list;
  const keys = [list.key, ...list.earlier_keys];
  const ticket = list.tickets.find(({ ticket_number }) => ticket_number === number);
  const enteredAt = localAdmissions.get(number) ?? ticket?.checked_in_time;

  const judged = (outcome: DoorOutcome, detail: string): OfflineJudgement => ({
    outcome,
    answer: {
      ...answerLooks[outcome],
      detail,
      name: ticket?.name,
      ticket: ticket ? `${ticketTypeLabels[ticket.ticket_type]} · ${number}` : number,
      isOffline: true,
    },
  });

  if (code && (await isSigned(code.signedText, code.signature, keys)) === false) {
    return judged('not_genuine', 'This QR code is not genuine.');
  }
  if (code && code.eventId !== event.id) {
    return judged('other_event', 'This ticket is for another event.');
  }
  // Lists saved by earlier versions lack this field.
  if ((list.transferred_numbers as string[] | undefined)?.includes(number)) {
    return judged(
      'ticket_transferred',
      'This ticket was transferred. The code is no longer valid; ask for the new one.',
    );
  }
  if (!ticket) {
    const saved = momentText(list.taken_at, event.timezone);
    return code
      ? judged(
          'not_on_list',
          `The code is genuine but isn’t on the list saved ${saved}: the ticket was sold or transferred since. Check it again when you’re online.`,
        )
      : judged('unknown_ticket', `No ticket on the list saved ${saved} has this number.`);
  }
  if (event.status === 'CANCELLED') {
    return judged('event_cancelled', `${event.title} has been cancelled.`);
  }
  if (ticket.status === 'CANCELLED') {
    return judged('ticket_cancelled', 'This ticket has been cancelled.');
  }
  if (ticket.status === 'PENDING') {
    return judged('ticket_unpaid', 'This ticket has not been paid for.');
  }
  if (ticket.on_hold) {
    return judged(
      'ticket_on_hold',
      'Payment disputed: this ticket is on hold. Send the holder to the organizer.',
    );
  }
  return enteredAt
    ? judged(
        'already_checked_in',
        `${ticket.name} is already checked in, at ${momentText(enteredAt, event.timezone)}.`,
      )
    : judged('admitted', `${ticket.name} is checked in on this device.`);
}
