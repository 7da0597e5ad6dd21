import { INTERRUPTED_BOOKING_KEY } from '../../../constants';
import { noHolders, type HolderValues } from './holdersSchema';

/** What the URL does not say of a booking that waits for its buyer to sign in. */
export interface InterruptedBooking {
  eventId: number;
  holders: HolderValues[];
  image: File | null;
}

// Storage holds texts only; the picture waits here, unless the way to sign in left the page.
let image: File | null = null;

/** Keeps a booking while its buyer signs in, in this tab. */
export function keepBooking(booking: InterruptedBooking): void {
  image = booking.image;
  try {
    const texts = JSON.stringify({ eventId: booking.eventId, holders: booking.holders });
    sessionStorage.setItem(INTERRUPTED_BOOKING_KEY, texts);
  } catch {
    // A browser that refuses storage loses a convenience, not the booking.
  }
}

/** The booking of this event that was kept; undefined when there is none. */
export function readBooking(eventId: number): InterruptedBooking | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(INTERRUPTED_BOOKING_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { eventId: kept, holders } = stored as Partial<Record<string, unknown>>;
    if (kept !== eventId || !Array.isArray(holders)) return undefined;
    return { eventId, holders: noHolders.map((none, row) => toHolder(holders[row], none)), image };
  } catch {
    return undefined;
  }
}

/** Forgets it: it was booked, or left. */
export function forgetBooking(): void {
  image = null;
  try {
    sessionStorage.removeItem(INTERRUPTED_BOOKING_KEY);
  } catch {
    // Nothing was kept.
  }
}

function toHolder(stored: unknown, none: HolderValues): HolderValues {
  if (typeof stored !== 'object' || stored === null) return none;
  const { name, email } = stored as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : none;
}
