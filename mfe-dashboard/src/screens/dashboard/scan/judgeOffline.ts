import type { DoorList } from '../../../api/doorApi';
import { momentText } from '../../../components/eventTimes';
import { ticketTypeLabels } from '../../../components/ticketTypeLabels';
import { answerLooks, type DoorAnswer, type DoorOutcome } from './doorAnswers';
import { isSigned, readCode, tidyTicketNumber } from './ticketCode';

/** A scan that this device has let in, by ticket number, with its time. */
export type AdmittedHere = ReadonlyMap<string, string>;

/** What the saved list says, and of whom. */
export interface OfflineJudgement {
  outcome: DoorOutcome;
  answer: DoorAnswer;
}

/**
 * What a scan comes to by the saved list alone. The rules are the server's, in its order; a genuine code that is not on
 * the list is not let in, because it may be the old code of a ticket that was transferred.
 */
export async function judgeOffline(
  text: string,
  list: DoorList,
  admittedHere: AdmittedHere,
): Promise<OfflineJudgement> {
  const code = readCode(text);
  const number = code ? code.ticketNumber : tidyTicketNumber(text);
  const { event } = list;
  const keys = [list.key, ...list.earlier_keys];
  const ticket = list.tickets.find(({ ticket_number }) => ticket_number === number);
  const enteredAt = admittedHere.get(number) ?? ticket?.checked_in_time;

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

  if (code && (await isSigned(code.said, code.signature, keys)) === false) {
    return judged('not_genuine', 'This QR code is not genuine.');
  }
  if (code && code.eventId !== event.id) {
    return judged('other_event', 'This ticket is for another event.');
  }
  if (!ticket) {
    const saved = momentText(list.taken_at, event.timezone);
    return code
      ? judged(
          'not_on_list',
          `The code is genuine, but the list of ${saved} does not have it: it was sold or transferred since. Check it again with network.`,
        )
      : judged('unknown_ticket', `No ticket on the list of ${saved} has this number.`);
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
  return enteredAt
    ? judged(
        'already_checked_in',
        `${ticket.name} is already checked in, at ${momentText(enteredAt, event.timezone)}.`,
      )
    : judged('admitted', `${ticket.name} is checked in on this device.`);
}
