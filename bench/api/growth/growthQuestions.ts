import { randomInt, randomUUID } from 'node:crypto';

import { issuer } from '../accessTokens';
import type { NextRequest } from '../load';
import { buyersIn, upcomingIn } from './growthDatabase';

const between = ({ first, last }: { first: number; last: number }) => randomInt(first, last + 1);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A request whose cost is measured. */
export interface Question {
  name: string;
  status?: number;
  /** Its answer must show events. */
  isList?: true;
  ask: (size: number) => ReturnType<NextRequest> | Promise<ReturnType<NextRequest>>;
}

const list = (name: string, query: (size: number) => string): Question => ({
  name,
  isList: true,
  ask: (size) => ({ path: `/api/events/${query(size)}` }),
});

/** The number in a meetup's title, from the upper half, so that no other number of its site contains it. */
const meetup = (size: number) =>
  126 * randomInt(Math.ceil(size / 252), Math.floor(size / 126)) + 1 + randomInt(13);

/** The public pages' requests, and a purchase. Pages of rare events are no longer than the smallest site can fill. */
export const QUESTIONS: Question[] = [
  { name: 'an event', ask: (size) => ({ path: `/api/events/${1 + randomInt(size)}/` }) },
  list('catalogue', () => ''),
  list('catalogue: page 20', () => '?page=20'),
  list('catalogue: a category', () => '?category=Technology'),
  list('catalogue: a large city', () => '?city=Lagos'),
  list('catalogue: a small city, free', () => '?city=Yola&price=free&page_size=3'),
  list('catalogue: a common word', () => '?search=kubernetes'),
  list('catalogue: two words', () => '?search=rust+hackathon&page_size=7'),
  list('catalogue: one title', (size) => `?search=meetup+${meetup(size)}&page_size=1`),
  list('catalogue: three days', () => `?from=${day(30)}&to=${day(32)}&page_size=4`),
  list('catalogue: by price', () => '?ordering=ticket_price'),
  { name: 'cities of the filter', ask: () => ({ path: '/api/events/cities/' }) },
  {
    name: 'purchase',
    status: 201,
    ask: async (size) => ({
      method: 'POST',
      path: '/api/tickets/purchase/',
      headers: { 'idempotency-key': randomUUID() },
      token: await issuer.issueAccess({ id: between(buyersIn(size)), role: 'ATTENDEE' }),
      body: { event_id: between(upcomingIn(size)), ticket_type: 'STANDARD' },
    }),
  },
];
