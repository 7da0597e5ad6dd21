import type { ApiSchemas } from '@nzuko/contract';

/** Why an event in a list isn't open for booking, as its card says it. */
export const standingLabels = {
  past: 'Past event',
  started: 'Going on now',
  paused: 'Booking paused',
  soldOut: 'Sold out',
};

/** Why a published event isn't open for booking at `now` (milliseconds since 1970), whatever its ticket types are; undefined if it may be. */
export function standingOf(
  event: Pick<
    ApiSchemas['Event'],
    'start_date' | 'end_date' | 'available_capacity' | 'is_suspended'
  >,
  now: number,
): keyof typeof standingLabels | undefined {
  if (event.end_date !== null && Date.parse(event.end_date) <= now) return 'past';
  if (event.start_date !== null && Date.parse(event.start_date) <= now) return 'started';
  if (event.is_suspended) return 'paused';
  return event.available_capacity <= 0 ? 'soldOut' : undefined;
}
