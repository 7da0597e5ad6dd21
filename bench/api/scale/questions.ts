import type { Role } from '../../../api/src/platform/limits';
import { BIG_EVENT, PEOPLE, SMALL_EVENT } from './population';

export interface Question {
  name: string;
  as: { id: number; role: Role } | null;
  path: string;
  method?: 'GET' | 'DELETE' | 'POST';
  body?: object;
  /** The whole list in one answer, timed to its first byte. */
  isExport?: boolean;
  /** Asks as another person each time, as each can do this only once. */
  asNext?: boolean;
  status?: number;
  /** Defaults to the benchmark's limit. */
  limitMs?: number;
}

const admin = { id: PEOPLE.admin, role: 'ADMIN' } as const;
const organizer = { id: PEOPLE.bigOrganizer, role: 'ORGANIZER' } as const;
const seller = { id: PEOPLE.seller, role: 'ORGANIZER' } as const;
const small = { id: PEOPLE.smallOrganizer, role: 'ORGANIZER' } as const;
const bigBuyer = { id: PEOPLE.bigBuyer, role: 'ATTENDEE' } as const;
const buyer = { id: PEOPLE.buyer, role: 'ATTENDEE' } as const;

const day = (ago: number) =>
  new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const lastMonth = `from=${day(45)}&to=${day(15)}`;

const get = (name: string, as: Question['as'], path: string): Question => ({ name, as, path });
const wholeList = (name: string, as: Question['as'], path: string): Question => ({
  ...get(name, as, path),
  isExport: true,
});

const sold: Question[] = [
  get('sold: first page', seller, '/tickets/sold/'),
  get('sold: page 25,000', seller, '/tickets/sold/?page=25000'),
  get('sold: page 34,900', seller, '/tickets/sold/?page=34900'),
  get('sold: pending', seller, '/tickets/sold/?status=PENDING'),
  get('sold: cancelled, page 2,000', seller, '/tickets/sold/?status=CANCELLED&page=2000'),
  get('sold: a month', seller, `/tickets/sold/?${lastMonth}`),
  get('sold: a month, page 1,000', seller, `/tickets/sold/?${lastMonth}&page=1000`),
  get('sold: one event', admin, `/tickets/sold/?event=${BIG_EVENT}`),
  get('sold: one event, page 400', admin, `/tickets/sold/?event=${BIG_EVENT}&page=400`),
  get('sold: an address', seller, `/tickets/sold/?search=person${PEOPLE.buyer}@bench`),
  get('sold: a name', seller, '/tickets/sold/?search=adacfc'),
  get('sold: export’s first page', seller, '/tickets/sold/?page_size=100'),
  get('organizer sold: first page', organizer, '/tickets/sold/'),
  get('organizer sold: page 12,000', organizer, '/tickets/sold/?page=12000'),
  get('organizer sold: cancelled', organizer, '/tickets/sold/?status=CANCELLED'),
  get('organizer sold: a guest', organizer, '/tickets/sold/?search=guest1234@'),
  get('small organizer sold', small, '/tickets/sold/'),
  get('header search: address', organizer, '/tickets/attendees/?search=guest4321@'),
  get('header search: two words', seller, '/tickets/attendees/?search=grace+person77'),
];

const figures: Question[] = [
  get('sales of 2,899 events', seller, '/events/sales/'),
  get('sales of 2,899 events, a month', seller, `/events/sales/?${lastMonth}`),
  get('organizer’s sales', organizer, '/events/sales/'),
  get('big event’s sales', organizer, `/events/${BIG_EVENT}/sales/`),
  get('big event’s sales, a month', organizer, `/events/${BIG_EVENT}/sales/?${lastMonth}`),
  get('big event’s statistics', organizer, `/events/${BIG_EVENT}/statistics/`),
  get('small event’s sales', small, `/events/${SMALL_EVENT}/sales/`),
  get('metrics', null, '/metrics'),
];

const MONEY_MS = 50;
const money: Question[] = [
  get('money of a million tickets', seller, '/money/'),
  get('money of one, for administrators', admin, `/money/organizers/${PEOPLE.seller}/`),
  get('money of the big event', organizer, `/events/${BIG_EVENT}/money/`),
  get('postings of a million tickets', seller, '/money/postings/'),
].map((question) => ({ ...question, limitMs: MONEY_MS }));

const lists: Question[] = [
  get('small event’s attendees', small, `/events/${SMALL_EVENT}/attendees/`),
  wholeList('big event’s attendees', organizer, `/events/${BIG_EVENT}/attendees/`),
  wholeList('big event’s door list', organizer, `/events/${BIG_EVENT}/door/`),
  get('door conflicts', organizer, `/events/${BIG_EVENT}/door/conflicts/`),
  get('mails: first page', admin, '/mails/'),
  get('mails: page 25,000', admin, '/mails/?page=25000'),
  get('mails: last page', admin, '/mails/?page=49999'),
  get('mails: failed', admin, '/mails/?state=FAILED'),
  get('mails: sent, page 20,000', admin, '/mails/?state=SENT&page=20000'),
  get('mails: a recipient', admin, `/mails/?recipient=person${PEOPLE.buyer}@bench.test`),
  get('refunds', admin, '/refunds/'),
  get('refunds: page 800', admin, '/refunds/?page=800'),
  get('refunds that need a person', admin, '/refunds/?state=NEEDS_ATTENTION'),
  get('payment cases', admin, '/payment-cases/'),
  get('payment cases: closed, page 150', admin, '/payment-cases/?state=CLOSED&page=150'),
  get('jobs', admin, '/jobs/'),
  wholeList('big buyer’s tickets', bigBuyer, '/tickets/'),
  get('buyer’s tickets', buyer, '/tickets/'),
  get('messages', bigBuyer, '/announcements/'),
  get('messages of a buyer', buyer, '/announcements/'),
  get('sent messages', organizer, '/announcements/sent/'),
  get('sent messages of 2,899 events', seller, '/announcements/sent/'),
  get('a message’s recipients', organizer, `/events/${BIG_EVENT}/announcements/recipients/`),
  get('my events', organizer, '/events/my_events/'),
  get('my events, paged', organizer, '/events/?organizer=me'),
  get('saved events', buyer, '/events/saved/'),
  get('catalogue', null, '/events/'),
  get('catalogue: a word', null, '/events/?search=marina'),
  get('event page', null, `/events/${BIG_EVENT}/`),
  get('profile', buyer, '/auth/profile/'),
  wholeList('big buyer’s own data', bigBuyer, '/auth/export/'),
  get('buyer’s own data', buyer, '/auth/export/'),
  {
    name: 'erasure',
    as: { id: PEOPLE.firstErased, role: 'ATTENDEE' },
    path: '/auth/profile/',
    method: 'DELETE',
    // Without a password, whose hash would take most of the time.
    body: {},
    asNext: true,
    status: 204,
  },
];

/** Every list and figure that the API has. */
export const QUESTIONS: Question[] = [...sold, ...figures, ...money, ...lists];
