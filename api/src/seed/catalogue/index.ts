import { businessEvents, educationEvents } from './business';
import { cultureEvents } from './culture';
import { gatheringEvents } from './gatherings';
import type { SeedEvent } from './seedEvent';
import { specialEvents } from './specials';
import { technologyEvents } from './technology';
import { wellbeingEvents } from './wellbeing';

export const seedEvents: SeedEvent[] = [
  ...technologyEvents,
  ...businessEvents,
  ...educationEvents,
  ...cultureEvents,
  ...wellbeingEvents,
  ...gatheringEvents,
  ...specialEvents,
];
