import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { PaystackConfig } from '../platform/config/config';
import type { Database } from '../platform/database/schema';
import { DAY_MS } from '../platform/durations';
import type { TicketType } from '../platform/limits';
import type { MediaService } from '../platform/media/media-service';
import { hashPassword } from '../platform/security/passwords';
import { DEFAULT_TIMEZONE } from '../platform/timezones';
import { DEMO_ACCOUNTS, recipientCode } from '../sandbox/demo-accounts';
import { drawBanner } from './banners/drawBanner';
import { schedule, type Schedule } from './calendar';
import { seedEvents } from './catalogue';
import {
  DEMO_PASSWORD,
  demoAdmin,
  demoAttendee,
  FIRST_NAMES,
  LAST_NAMES,
  organizers,
} from './catalogue/people';
import type { OrganizerKey, SeedEvent } from './catalogue/seedEvent';
import { insertOrders } from './insertOrders';
import { insertPayments } from './insertPayments';
import { randomFrom } from './random';
import { planOrders } from './planOrders';
import { seedPolicy } from './refundPolicies';

interface SeedOptions {
  db: Kysely<Database>;
  media: MediaService;
  log: FastifyBaseLogger;
  /** Null if payments go to a provider that knows nothing of the demo. */
  sandbox?: PaystackConfig | null;
  now?: Date;
}

type Trx = Transaction<Database>;
type OrganizerIds = Record<OrganizerKey, number>;

const OTHER_BUYERS = 180;
const ACCOUNT_AGE_MS = 90 * DAY_MS;

/**
 * Fills an empty database with the demo: a calendar of events around today, three accounts to sign in with, and buyers
 * whose tickets fill the statistics. If it is interrupted, nothing is inserted.
 */
export async function seedIfEmpty({
  db,
  media,
  log,
  sandbox = null,
  now = new Date(),
}: SeedOptions) {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (someone) return;

  const begun = Date.now();
  const [banners, passwordHash] = await Promise.all([
    drawBanners(media),
    hashPassword(DEMO_PASSWORD),
  ]);
  const tickets = await db
    .transaction()
    .execute((trx) => fillDemo(trx, { events: seedEvents, banners, passwordHash, sandbox, now }));
  log.info({ events: seedEvents.length, tickets, ms: Date.now() - begun }, 'demo data seeded');
}

interface Demo {
  events: SeedEvent[];
  banners?: string[];
  passwordHash: string;
  /** Where its orders were paid; without one they have no payments, and organizers have earned nothing. */
  sandbox?: PaystackConfig | null;
  now: Date;
}

/** Inserts the demo's people, and events with their orders as of `now`; returns how many tickets were sold. */
export async function fillDemo(
  trx: Trx,
  { events, banners = [], passwordHash, sandbox = null, now }: Demo,
): Promise<number> {
  const { organizerIds, buyerIds } = await insertPeople(trx, passwordHash, now);
  let sold = 0;
  for (const [index, event] of events.entries()) {
    const when = schedule(event, now);
    const banner = banners[index] ?? null;
    const { id, types } = await insertEvent(trx, event, when, organizerIds, banner);
    const random = randomFrom(`sales of ${event.title}`);
    const orders = planOrders(event, when, buyerIds.length, now, random);
    if (orders.length === 0) continue;
    const ordered = { id, start: when.start, policy: seedPolicy(event.category) };
    sold += await insertOrders(trx, ordered, types, buyerIds, orders);
  }
  if (sandbox) await insertPayments(trx, sandbox, now);
  return sold;
}

/** Two at a time: the work happens on the decoder's threads, and the machine has other things to start. */
async function drawBanners(media: MediaService): Promise<string[]> {
  const paths: string[] = [];
  const queue = [...seedEvents.entries()];
  const draw = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, event] = next;
      const banner = await drawBanner(event.category, index, randomFrom(event.title));
      // Its smaller versions are made when somebody first sees them: all of them now would make a first start longer.
      paths[index] = await media.store(banner);
    }
  };
  await Promise.all([draw(), draw()]);
  return paths;
}

async function insertPeople(trx: Trx, passwordHash: string, now: Date) {
  const insert = async (people: (typeof demoAdmin)[], hash: string | null) => {
    const rows = people.map((person) => ({
      ...person,
      password_hash: hash,
      email_verified_at: now,
    }));
    const inserted = await trx.insertInto('users').values(rows).returning('id').execute();
    return inserted.map(({ id }) => id);
  };
  const keys = Object.keys(organizers) as OrganizerKey[];
  const ids = await insert(Object.values(organizers), passwordHash);
  await insert([demoAdmin], passwordHash);
  const attendee = await insert([demoAttendee], passwordHash);
  // Without a password hash, nobody can sign in as one of these.
  const others = await insert(otherBuyers(), null);
  const organizerIds = Object.fromEntries(keys.map((key, index) => [key, ids[index]]));
  await insertPayoutAccounts(trx, organizerIds as OrganizerIds, now);
  return { organizerIds: organizerIds as OrganizerIds, buyerIds: [...attendee, ...others] };
}

/** Accounts that the sandbox knows, so that the demo's organizers are verified and can be paid. */
async function insertPayoutAccounts(trx: Trx, organizerIds: OrganizerIds, now: Date) {
  // Payouts pause for two days after an account is confirmed.
  const confirmed = new Date(now.getTime() - ACCOUNT_AGE_MS);
  const keys = Object.keys(organizers) as OrganizerKey[];
  const rows = keys.map((key) => {
    const { bank, number, holder } = DEMO_ACCOUNTS[key];
    return {
      user_id: organizerIds[key],
      state: 'CONFIRMED' as const,
      bank_code: bank.code,
      bank_name: bank.name,
      account_ending: number.slice(-4),
      account_name: holder,
      recipient_code: recipientCode(bank.code, number),
      first_name: organizers[key].first_name,
      last_name: organizers[key].last_name,
      asked_at: confirmed,
      confirmed_at: confirmed,
    };
  });
  await trx.insertInto('payout_accounts').values(rows).execute();
}

function otherBuyers(): (typeof demoAdmin)[] {
  const random = randomFrom('buyers');
  return Array.from({ length: OTHER_BUYERS }, (_, index) => {
    const first = random.pick(FIRST_NAMES);
    const last = random.pick(LAST_NAMES);
    const handle = `${first}.${last}${index + 1}`.toLowerCase();
    return {
      email: `${handle}@mail.test`,
      username: handle,
      first_name: first,
      last_name: last,
      role: 'ATTENDEE' as const,
    };
  });
}

async function insertEvent(
  trx: Trx,
  event: SeedEvent,
  { start, times, publishedAt }: Schedule,
  organizerIds: OrganizerIds,
  banner: string | null,
) {
  const { id } = await trx
    .insertInto('events')
    .values({
      organizer_id: organizerIds[event.organizer],
      title: event.title,
      description: event.description,
      location: event.location,
      city: event.city,
      ...times,
      ...seedPolicy(event.category),
      timezone: DEFAULT_TIMEZONE,
      category: event.category,
      capacity: event.capacity,
      status: event.status ?? 'PUBLISHED',
      banner_image: banner,
      created_at: publishedAt,
      updated_at: publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const types = await trx
    .insertInto('ticket_types')
    .values(ticketTypes(id, event, start))
    .returning(['id', 'kind', 'price_kobo'])
    .execute();
  return { id, types: new Map(types.map((type) => [type.kind, type])) };
}

function ticketTypes(eventId: number, event: SeedEvent, start: Date) {
  const week = 7 * DAY_MS;
  const type = (kind: TicketType, naira: number) => ({
    event_id: eventId,
    kind,
    price_kobo: naira * 100,
    quota: null as number | null,
    sale_ends_at: null as Date | null,
  });
  const types = [type('STANDARD', event.price)];
  if (event.vip) {
    types.push({ ...type('VIP', event.vip), quota: Math.ceil(event.capacity * 0.25) });
  }
  if (event.earlyBird) {
    const { price, quota } = event.earlyBird;
    const ends = new Date(start.getTime() - week);
    types.push({ ...type('EARLY_BIRD', price), quota, sale_ends_at: ends });
  }
  return types;
}
