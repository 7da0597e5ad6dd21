import type { SlotProps } from './slots';

const SATURDAY = 6;
const DAY_MS = 86_400_000;

/** A day of the weekend after next, as `2026-03-01`. */
function comingSaturday(now: number): string {
  const days = ((SATURDAY - new Date(now).getUTCDay() + 7) % 7) + 7;
  return new Date(now + days * DAY_MS).toISOString().slice(0, 10);
}

/** Props for each place, to show a component without the screen it is made for. `now` is in milliseconds since 1970. */
export function slotSamples(now: number): SlotProps {
  const day = comingSaturday(now);
  return {
    'dashboard.overview': {
      event: {
        id: 0,
        title: 'Lagos Go Weekend',
        start_date: `${day}T09:00:00.000Z`,
        end_date: `${day}T16:00:00.000Z`,
        timezone: 'Africa/Lagos',
      },
    },
  };
}
