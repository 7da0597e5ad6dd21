import type { ApiSchemas } from 'shared-auth/page';

import { managedEvent } from './events';
import { conflict, forbidden, notFound } from './refusals';
import { actorOf, organizers, route, text, type Call } from './route';
import { accountOf, eventOf, type EventRow, type Store, type TicketRow } from './store';
import { tidyTicketNumber } from './ticketCodes';
import { writeMoment } from './time';

export type Outcome = ApiSchemas['DoorVerdict']['outcome'];
type Refused = Exclude<
  Outcome,
  'admitted' | 'already_checked_in' | 'unknown_ticket' | 'not_genuine'
>;

/** The name of who enters: the holder's where one was named, else the buyer's. */
export function nameAtDoor(store: Store, { holder, order }: TicketRow): string {
  const { first_name, last_name } = accountOf(store, order.userId);
  return holder?.name ?? `${first_name} ${last_name}`;
}

/** Why nobody may enter with a ticket; null when somebody may. */
export function entryRefusal(
  store: Store,
  ticket: TicketRow,
  doorId: number | undefined,
): Refused | null {
  if (doorId !== undefined && doorId !== ticket.order.eventId) return 'other_event';
  if (eventOf(store, ticket.order.eventId).status === 'CANCELLED') return 'event_cancelled';
  if (ticket.status === 'CANCELLED') return 'ticket_cancelled';
  return ticket.status === 'PENDING' ? 'ticket_unpaid' : null;
}

/** What the door hears of a ticket. */
export function doorSentence(store: Store, outcome: Outcome, ticket: TicketRow | null): string {
  if (outcome === 'not_genuine') return 'This QR code is not genuine.';
  if (!ticket) return 'No ticket has this number.';
  const { title, timezone } = eventOf(store, ticket.order.eventId);
  const name = nameAtDoor(store, ticket);
  const sentences: Record<Refused | 'admitted' | 'already_checked_in' | 'unknown_ticket', string> =
    {
      admitted: `${name} is checked in.`,
      already_checked_in: ticket.checkedInAt
        ? `${name} is already checked in, at ${writeMoment(ticket.checkedInAt, timezone)}.`
        : `${name} was already checked in.`,
      other_event: `This ticket is for another event: ${title}.`,
      event_cancelled: `${title} has been cancelled.`,
      ticket_cancelled: 'This ticket has been cancelled.',
      ticket_unpaid: 'This ticket has not been paid for.',
      unknown_ticket: 'No ticket has this number.',
    };
  return sentences[outcome];
}

/** The ticket that a typed number or a scanned code stands for. */
export async function scannedTicket(
  { store, codes }: Call,
  scanned: string,
): Promise<{ number: string; ticket: TicketRow | null; isForged: boolean }> {
  const code = await codes.read(scanned);
  const isForged = code === 'forged';
  const number = isForged ? (scanned.split('.')[1] ?? '') : (code ?? tidyTicketNumber(scanned));
  const ticket = isForged ? undefined : store.tickets.find((it) => it.number === number);
  return { number, ticket: ticket ?? null, isForged };
}

/** The ticket of the body, which must be for an event of the caller. */
async function atDoor(call: Call): Promise<TicketRow> {
  const { ticket, isForged } = await scannedTicket(call, text(call, 'ticket_number'));
  if (isForged) throw conflict('not_genuine', 'This QR code is not genuine.');
  if (!ticket) throw notFound('No ticket has this number.');
  const actor = actorOf(call);
  const { organizerId } = eventOf(call.store, ticket.order.eventId);
  if (actor.role !== 'ADMIN' && actor.id !== organizerId) {
    throw forbidden('This ticket is for an event of another organizer.');
  }
  return ticket;
}

const doorOf = ({ body }: Call) =>
  body.event_id === undefined ? undefined : Number(body.event_id);

async function checkIn(call: Call): Promise<ApiSchemas['CheckInResult']> {
  const { store, now } = call;
  const ticket = await atDoor(call);
  const refusal = entryRefusal(store, ticket, doorOf(call));
  if (refusal) throw conflict(refusal, doorSentence(store, refusal, ticket));
  const wasIn = ticket.checkedInAt !== null;
  const at = (ticket.checkedInAt ??= now);
  return {
    detail: doorSentence(store, wasIn ? 'already_checked_in' : 'admitted', ticket),
    already_checked_in: wasIn,
    event_id: ticket.order.eventId,
    ticket_number: ticket.number,
    ticket_type: ticket.order.kind,
    name: nameAtDoor(store, ticket),
    checked_in: true,
    checked_in_time: at.toISOString(),
  };
}

async function undoCheckIn(call: Call): Promise<ApiSchemas['UndoCheckInResult']> {
  const { store } = call;
  const ticket = await atDoor(call);
  const door = doorOf(call);
  if (door !== undefined && door !== ticket.order.eventId) {
    throw conflict('other_event', doorSentence(store, 'other_event', ticket));
  }
  const name = nameAtDoor(store, ticket);
  if (!ticket.checkedInAt) throw conflict('not_checked_in', `${name} is not checked in.`);
  ticket.checkedInAt = null;
  return {
    detail: `${name} is not checked in any more.`,
    event_id: ticket.order.eventId,
    ticket_number: ticket.number,
    name,
    checked_in: false,
  };
}

const doorTicket = (store: Store, ticket: TicketRow): ApiSchemas['DoorTicket'] => ({
  ticket_number: ticket.number,
  name: nameAtDoor(store, ticket),
  ticket_type: ticket.order.kind,
  status: ticket.status,
  checked_in_time: ticket.checkedInAt?.toISOString() ?? null,
});

const ofEvent = (store: Store, { id }: EventRow) =>
  store.tickets.filter(({ order }) => order.eventId === id);

async function doorList(call: Call): Promise<ApiSchemas['SignedDoorList']> {
  const { store, codes, now } = call;
  const event = managedEvent(call);
  const { id, title, timezone, status } = event;
  const list: ApiSchemas['DoorList'] = {
    event: { id, title, timezone, status },
    taken_at: now.toISOString(),
    key: await codes.publicKey(),
    earlier_keys: [],
    tickets: ofEvent(store, event).map((ticket) => doorTicket(store, ticket)),
  };
  const said = JSON.stringify(list);
  return { list: said, signature: await codes.sign(said) };
}

function attendees(call: Call): ApiSchemas['Attendee'][] {
  const { store } = call;
  return ofEvent(store, managedEvent(call))
    .filter(({ status }) => status === 'VALID')
    .map((ticket) => ({
      user_id: ticket.order.userId,
      name: nameAtDoor(store, ticket),
      email: ticket.holder?.email ?? accountOf(store, ticket.order.userId).email,
      ticket_number: ticket.number,
      ticket_type: ticket.order.kind,
      checked_in: ticket.checkedInAt !== null,
      checked_in_time: ticket.checkedInAt?.toISOString() ?? null,
    }))
    .sort((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()));
}

export const doorRoutes = [
  route('post', '/tickets/check_in/', organizers, checkIn),
  route('post', '/tickets/undo_check_in/', organizers, undoCheckIn),
  route('get', '/tickets/key/', 'visitor', async ({ codes }) => ({
    ...(await codes.publicKey()),
    earlier: [],
  })),
  route('get', '/events/{id}/attendees/', 'member', attendees),
  route('get', '/events/{id}/door/', 'member', doorList),
];
