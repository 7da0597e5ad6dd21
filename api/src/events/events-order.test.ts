import { randomFrom } from '../seed/random';
import { makeEvent, makeUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import { readFilters } from './events-filters';
import { EVENT_ORDERINGS, type EventQuery } from './events-query-schemas';
import { listEvents, type EventRow } from './events-repository';
import type { Event, EventPage } from './events-schemas';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  api.clock.now = new Date(NOW);
  const organizer = await makeUser(api.db, 'ORGANIZER');
  const random = randomFrom('catalogue');
  // Few distinct hours, so that many events start at the same time; some are running now, for hours or days.
  for (let made = 0; made < 60; made += 1) {
    await makeEvent(api.db, {
      organizer,
      title: `Talk ${made}`,
      start: new Date(NOW + random.whole(-12, 8) * HOUR),
      hours: random.pick([1, 3, 10, 40]),
      category: random.pick(['Technology', 'Music']),
      priceKobo: random.pick([0, 0, 200_000, 500_000]),
      status: random.pick(['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'DRAFT']),
    });
  }
});
afterAll(() => api.close());

/** All pages of a list, concatenated. */
async function pages(query: string, size: number): Promise<Event[]> {
  const events: Event[] = [];
  for (let page = 1; ; page += 1) {
    const url = `/api/events/?${query}&page=${page}&page_size=${size}`;
    const { results, next } = (await api.inject({ method: 'GET', url })).json<EventPage>();
    events.push(...results);
    if (!next) return events;
  }
}

/** The same, as more than a thousand events are paged through. */
async function longPages(query: string, size: number): Promise<EventRow[]> {
  const filters = readFilters(Object.fromEntries(new URLSearchParams(query)) as EventQuery);
  const events: EventRow[] = [];
  for (let offset = 0; ; offset += size) {
    const window = { now: new Date(NOW), limit: size, offset };
    const rows = await listEvents(api.db, filters, window);
    events.push(...rows);
    if (rows.length < size) return events;
  }
}

const idsOf = (events: { id: number }[]) => events.map(({ id }) => id);

const millis = (time: string | null) => Date.parse(time ?? '');

/** Upcoming and current events first, soonest first; then past ones, latest first; ties by newest. */
function inOrder(one: Event, other: Event): number {
  const [isOver, isOtherOver] = [one, other].map(({ end_date }) => millis(end_date) < NOW);
  if (isOver !== isOtherOver) return isOver ? 1 : -1;
  const later = millis(one.start_date) - millis(other.start_date);
  return (isOver ? -later : later) || other.id - one.id;
}

describe.each([
  '',
  'category=Music',
  'search=talk',
  'price=free',
  'from=2026-03-01T14:00:00Z&to=2026-03-01T20:00:00Z',
  'from=2026-03-01T09:00:00Z&to=2026-03-01T15:00:00Z',
  'from=2026-03-01T01:00:00Z&to=2026-03-01T10:00:00Z',
  'from=2026-03-01T08:00:00Z',
  'to=2026-03-01T13:00:00Z',
])('GET /events/?%s', (query) => {
  it.each([1, 4, 7, 100])('keeps its order over pages of %d', async (size) => {
    const whole = (await pages(`${query}&ordering=start_date`, 100)).sort(inOrder);
    expect(whole.length).toBeGreaterThan(15);
    expect(idsOf(await pages(query, size))).toEqual(idsOf(whole));
    expect(idsOf(await longPages(query, size))).toEqual(idsOf(whole));
  });
});

it.each([...EVENT_ORDERINGS, 'ticket_price&price=paid'])(
  'short and long lists have the same order %s',
  async (ordering) => {
    const whole = idsOf(await pages(`ordering=${ordering}`, 100));
    expect(whole.length).toBeGreaterThan(15);
    expect(idsOf(await longPages(`ordering=${ordering}`, 7))).toEqual(whole);
  },
);
