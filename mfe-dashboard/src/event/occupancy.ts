import { OCCUPANCY_GREEN_FROM, OCCUPANCY_YELLOW_FROM } from '../constants';

/**
 * A share from 0 to 1 as a whole percentage: "82%". Rounded down, so that an event never seems to have reached a limit
 * too early; the epsilon covers shares such as 0.29, which times 100 is 28.999….
 */
export const percentText = (share: number) => `${Math.floor(share * 100 + 1e-9)}%`;

/** Colour level of an occupancy rate (0 to 1): 80 % or more green, 50 % or more yellow, else red. Spec section 9. */
export function occupancyLevel(rate: number) {
  if (rate >= OCCUPANCY_GREEN_FROM) {
    const label = rate >= 1 ? 'full' : 'nearly full';
    return { colour: 'green', tone: 'primary', label } as const;
  }
  if (rate >= OCCUPANCY_YELLOW_FROM) {
    return { colour: 'yellow', tone: 'accent', label: 'filling up' } as const;
  }
  return { colour: 'red', tone: 'coral', label: 'many seats left' } as const;
}
