import { imageSize, ticketTypeLabels } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';

import type { TicketType } from '../api/eventsApi';

/** Alert after a free booking. The text for one ticket is spec section 4's; several numbers are listed below it. */
export const registeredMessage = (tickets: readonly { ticket_number: string }[]) =>
  tickets.length === 1
    ? `Successfully registered! Your ticket number is ${tickets[0]?.ticket_number}.`
    : 'Successfully registered! Your ticket numbers are below.';

/** Alert for a failed booking: the server's message, or our default. Spec section 8. */
export function bookingFailedMessage(error: ApiError): string {
  if (error.text('code') === 'idempotency_key_reused') return alreadyBookedMessage;
  const [firstFieldError] = Object.values(error.fields);
  const failed = 'Booking failed. Please try again.';
  return (
    error.text('error') ??
    error.text('message') ??
    firstFieldError ??
    (error.kind === 'network' ? `${failed} We got no answer, so check your connection.` : failed)
  );
}

/** The first try went through after all, but the picture or a name has changed since. */
const alreadyBookedMessage =
  'Your first try went through, with other details. Check My Tickets before you book again.';

/** Shown when a buyer starts to name others and, as far as this page knows, hasn't confirmed their address. */
export const confirmToNameMessage =
  'Confirm your email address to put other people on your tickets. Open the link we emailed you, then carry on here.';

/** Explains naming the holders; `asksForAddress` for whoever has yet to sign in, and would learn of it only then. */
export const namesHint = (asksForAddress: boolean) =>
  `Optional. Each person gets their own ticket by email.${asksForAddress ? ' You’ll need to confirm your own email address first.' : ''}`;

/** For members who come back to an event. */
export const ownTicketsMessage = (tickets: number) =>
  tickets === 1
    ? 'You have a ticket for this event.'
    : `You have ${tickets} tickets for this event.`;

/** Shown to visitors who must sign in before they can book. */
export const signInToBookMessage = 'Sign in or create an account to finish your booking.';

/** Shown if the page was left before a booking was answered. */
export const unansweredMessage = (quantity: number, kind: TicketType) =>
  `We lost the connection while you were booking ${quantity} ${ticketTypeLabels[kind]} ${quantity === 1 ? 'ticket' : 'tickets'}. Continue to see whether it went through. You won’t be booked twice.`;

export const payForHeldLabel = (quantity: number) =>
  quantity === 1 ? 'Pay for My Held Ticket' : `Pay for My ${quantity} Held Tickets`;

export const bookInsteadLabel = (quantity: number) => `Cancel and Book ${quantity} Instead`;

/** Why cancelling the open order wouldn't help. */
export const notEnoughInsteadMessage = (seats: number) =>
  `Even if you cancelled, only ${seats} would be free.`;

const imageKinds = `JPEG, PNG, GIF or WebP, at most ${imageSize}.`;

/** Explains the picture. If the door checks photos, it is compared with the buyer's face. */
export const imageHint = (checksPhotos = false) =>
  checksPhotos
    ? `Photos are checked at the door, so choose one that shows your face, or add it to your ticket later. Friends add their own to their tickets. ${imageKinds}`
    : `Optional, printed on the ticket. ${imageKinds}`;
