import { ticketTypeLabels } from '@nzuko/contract';
import { doorSentences, readTicketCode, tidyTicketNumber } from '@nzuko/contract/text';
import { formatEventDate } from '@nzuko/shared-ui';
import { dateFormat, momentText } from '@nzuko/shared-ui/parts';

import type { DoorDirection, DoorList, DoorTicket, Gate } from '../../../api/doorApi';
import { isSigned } from '../../../ticket/isSigned';
import { MINUTE_MS } from '../../../time/durations';
import { answerLooks, type DoorAnswer, type DoorOutcome } from './doorAnswers';
import { whereIs, type LocalMove } from './localMoves';
import { shownNumber } from './ticketCode';

/** How somebody is scanned. */
export interface ScanQuestion {
  gate: Gate | undefined;
  direction: DoorDirection;
  /** A second tap lets them in long before the start. */
  isEarlyOk: boolean;
}

/** The verdict by the saved list. */
interface OfflineJudgement {
  outcome: DoorOutcome;
  answer: DoorAnswer;
}

/**
 * Judges a scan by the saved list alone, with the server's rules in the server's order, as `doorCases` of the contract checks. A genuine code that isn't on
 * the list is refused, because its ticket may have been cancelled or transferred.
 */
export async function judgeOffline(
  text: string,
  list: DoorList,
  local: ReadonlyMap<string, LocalMove>,
  { gate, direction, isEarlyOk }: ScanQuestion,
): Promise<OfflineJudgement> {
  const code = readTicketCode(text);
  const number = code ? code.ticketNumber : tidyTicketNumber(text);
  const { event } = list;
  const keys = [list.key, ...list.earlier_keys];
  const ticket = list.tickets.find(({ ticket_number }) => ticket_number === number);
  const { enteredAt, leftAt, isReturn } = whereIs(ticket, local.get(number));
  const isInside = enteredAt !== undefined && leftAt === undefined;

  const judged = (outcome: DoorOutcome, detail: string): OfflineJudgement => ({
    outcome,
    answer: {
      ...answerLooks[outcome],
      detail,
      name: ticket?.name,
      ticketType: ticket && ticketTypeLabels[ticket.ticket_type],
      ticket: ticket ? number : shownNumber(text),
      photo: ticket && photoOf(ticket, list),
      isOffline: true,
    },
  });

  if (code && (await isSigned(code.signedText, code.signature, keys)) === false) {
    return judged('not_genuine', doorSentences.not_genuine);
  }
  if (code && code.eventId !== event.id) {
    return judged('other_event', doorSentences.another_event);
  }
  // Lists saved by earlier versions lack this field.
  const wasTransferred = (list.transferred_numbers as string[] | undefined)?.includes(number);
  if (event.status === 'CANCELLED' && (code || ticket || wasTransferred)) {
    return judged('event_cancelled', doorSentences.event_cancelled(event.title));
  }
  if (wasTransferred) {
    return judged('ticket_transferred', doorSentences.ticket_transferred);
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
  if (ticket.status === 'CANCELLED') {
    return judged('ticket_cancelled', doorSentences.ticket_cancelled);
  }
  if (ticket.status === 'PENDING') {
    return judged('ticket_unpaid', doorSentences.ticket_unpaid);
  }
  if (ticket.on_hold && !(isInside && direction === 'out')) {
    return judged('ticket_on_hold', doorSentences.ticket_on_hold);
  }
  if (direction === 'out') {
    return isInside
      ? judged('left', `${ticket.name} is checked out on this device.`)
      : judged('not_inside', doorSentences.not_inside(ticket.name));
  }
  if (isInside) {
    return judged(
      'already_checked_in',
      doorSentences.already_checked_in(ticket.name, {
        isReturn,
        when: momentPhrase(enteredAt, event.timezone),
        gate: gateOf(local.get(number), list),
      }),
    );
  }
  if (leftAt !== undefined && !list.rules.has_reentry) {
    return judged(
      'no_reentry',
      doorSentences.no_reentry(ticket.name, momentPhrase(leftAt, event.timezone)),
    );
  }
  if (gate?.ticket_types && !gate.ticket_types.includes(ticket.ticket_type)) {
    return judged('wrong_gate', wrongGateText(ticket, list));
  }
  if (leftAt !== undefined) return judged('readmitted', doorSentences.readmitted(ticket.name));
  if (!isEarlyOk && isEarly(list)) {
    const starts = momentText(event.start_date, event.timezone);
    return judged('too_early', doorSentences.too_early(ticket.name, starts));
  }
  return judged('admitted', `${ticket.name} is checked in on this device.`);
}

/** When something was, in a sentence: "at 21:01" today, else "on Fri, 27 Nov 2026, 21:01 WAT". */
function momentPhrase(instant: string, timezone: string): string {
  const isToday =
    formatEventDate(instant, timezone) === formatEventDate(new Date().toISOString(), timezone);
  return isToday ? `at ${clockTime(instant, timezone)}` : `on ${momentText(instant, timezone)}`;
}

/** Without the zone, as the API says it: whoever stands at the door is in it. */
const clockTime = (instant: string, timezone: string) =>
  dateFormat('en-NG', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));

/** The name of the gate where this device let them in, if it did. */
const gateOf = (move: LocalMove | undefined, { gates }: DoorList): string | undefined =>
  gates.find(({ id }) => id === move?.gateId)?.name;

/** By this device's clock, unless the list shows that it is slow. */
function isEarly({ event, rules, taken_at: takenAt }: DoorList): boolean {
  // Lists saved by earlier versions have no threshold, and no start.
  if (event.start_date === null || rules.early_minutes === 0) return false;
  const now = Math.max(Date.now(), Date.parse(takenAt));
  if (event.doors_open !== undefined && now >= Date.parse(event.doors_open)) return false;
  return now < Date.parse(event.start_date) - rules.early_minutes * MINUTE_MS;
}

/** Where a ticket's type goes in. */
function wrongGateText({ ticket_type: type }: DoorTicket, { gates }: DoorList): string {
  const right = gates.filter(({ ticket_types: types }) => !types || types.includes(type));
  return doorSentences.wrong_gate(
    ticketTypeLabels[type],
    right.map(({ name }) => name),
  );
}

/** As the API says it: of valid tickets, where photos are checked. */
const photoOf = ({ status, photo }: DoorTicket, { rules }: DoorList) =>
  rules.checks_photos && status === 'VALID' ? (photo ?? null) : undefined;
