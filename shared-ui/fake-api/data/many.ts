import { eventOf, type Store } from '../store';
import { checkInEvery, fillDemo, sellMany } from './demo';
import { addEvent, type EventPlan } from './planEvent';

const EVENTS = 120;
const BIG_EVENT_TICKETS = 2_000;

const cities = ['Lagos', 'Abuja', 'Enugu', 'Kano', 'Ibadan', 'Jos'];
const categories: EventPlan['category'][] = [
  'Technology',
  'Business',
  'Education',
  'Music',
  'Arts & Culture',
  'Other',
];

/** `demo`, then more of all than a page shows: events, attendees of one event, and texts as long as they may be. */
export function fillMany(store: Store, now: Date): void {
  fillDemo(store, now);
  for (let index = 1; index <= EVENTS; index += 1) {
    const city = cities[index % cities.length] ?? '';
    const isLong = index % 10 === 0;
    const title = `Meetup ${index} in ${city}`;
    addEvent(
      store,
      {
        title: isLong
          ? `${title}, ${'with a title as long as one may be, '.repeat(6)}`.trim()
          : title,
        description: 'People meet and talk. '.repeat(isLong ? 80 : 3).trim(),
        category: categories[index % categories.length] ?? 'Other',
        location: `${index} Market Road, ${city}`,
        city,
        starts: { day: index % 4 === 0 ? -index : index, hour: 8 + (index % 12) },
        hours: 3,
        capacity: 100,
        price: (index % 3) * 2_500,
      },
      now,
    );
  }
  const big = eventOf(store, 2);
  big.capacity = 5_000;
  sellMany(store, big, BIG_EVENT_TICKETS, now);
  checkInEvery(store, big, 3);
}
