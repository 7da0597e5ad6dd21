import { EVENT_CATEGORIES } from '../platform/limits';
import type { SeedEvent } from '../seed/catalogue/seedEvent';

const EVENTS = 120;
const CITIES = ['Lagos', 'Abuja', 'Enugu', 'Kano', 'Ibadan', 'Jos'];

const pick = <T>(items: readonly [T, ...T[]] | readonly T[], index: number): T =>
  items[index % items.length] as T;

function meetup(index: number): SeedEvent {
  const city = pick(CITIES, index);
  const title = `Meetup ${index} in ${city}`;
  const isLong = index % 10 === 0;
  return {
    title: isLong ? `${title}, ${'with a title as long as one may be, '.repeat(6)}`.trim() : title,
    category: pick(EVENT_CATEGORIES, index),
    city,
    location: `${index} Market Road, ${city}`,
    description: 'People meet and talk. '.repeat(isLong ? 80 : 3).trim(),
    organizer: 'demo',
    day: index % 4 === 0 ? -index : index,
    at: `${String(8 + (index % 12)).padStart(2, '0')}:00`,
    hours: 3,
    price: (index % 3) * 2_500,
    capacity: 100,
    booked: 0.05,
  };
}

/** More events than a page of the list holds, texts as long as they may be, and a door with two thousand people. */
export const crowd: SeedEvent[] = [
  ...Array.from({ length: EVENTS }, (_, index) => meetup(index + 1)),
  {
    title: 'Everybody’s Tech Festival',
    category: 'Technology',
    city: 'Lagos',
    location: 'Tafawa Balewa Square, Lagos Island, Lagos',
    description: 'One stage, one field and two thousand people at the gate at once.',
    organizer: 'demo',
    day: 0,
    at: 'now',
    hours: 34,
    price: 5_000,
    capacity: 5_000,
    booked: 0.4,
  },
];
