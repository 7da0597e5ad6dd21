import { OCCUPANCY_GREEN_FROM, OCCUPANCY_YELLOW_FROM } from '../constants';

/** A share from 0 to 1 as a whole percentage: "82%". */
export const percentText = (share: number) => `${Math.round(share * 100)}%`;

/** What an occupancy rate (0 to 1) means: 80 % or more green, 50 % or more yellow, else red. Spec section 9. */
export function occupancyLevel(rate: number) {
  if (rate >= OCCUPANCY_GREEN_FROM) {
    return { colour: 'green', tone: 'primary', label: 'nearly full' } as const;
  }
  if (rate >= OCCUPANCY_YELLOW_FROM) {
    return { colour: 'yellow', tone: 'accent', label: 'filling up' } as const;
  }
  return { colour: 'red', tone: 'coral', label: 'many seats left' } as const;
}
