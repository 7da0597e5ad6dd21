import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PaystackConfig } from '../platform/config/config';
import { makeLogger } from '../platform/http/logging';
import { EVENT_CATEGORIES } from '../platform/limits';
import { verifyPassword } from '../platform/security/passwords';
import { FolderStore } from '../platform/media/folder-store';
import { MediaService } from '../platform/media/media-service';
import { paymentFee } from '../sandbox/balance';
import { buildSandbox, type Sandbox } from '../sandbox/sandbox-app';
import { findMistakes } from '../testing/ledgerChecks';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { SECRET_KEY } from '../testing/testPayments';
import { schedule } from './calendar';
import { seedEvents } from './catalogue';
import { fillDemo, seedIfEmpty } from './seed';

jest.setTimeout(60_000);

let database: TestDatabase;
let dataDir: string;
let media: MediaService;
const now = new Date('2026-03-02T13:10:00Z');
const log = makeLogger('silent');
const startProvider = () =>
  buildSandbox({
    secretKey: SECRET_KEY,
    webhookUrl: null,
    checkoutUrl: 'http://127.0.0.1/checkout',
    now: () => now,
  });
const provider = startProvider();
async function settingsOf({ app }: Sandbox): Promise<PaystackConfig> {
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return { baseUrl, secretKey: SECRET_KEY, sandboxUrl: baseUrl };
}

let sandbox: PaystackConfig;
beforeAll(async () => {
  database = await openTestDatabase();
  sandbox = await settingsOf(provider);
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-seed-'));
  media = new MediaService(new FolderStore(join(dataDir, 'media'), console), console);
  await seedIfEmpty({ db: database.db, media, log, sandbox, now });
});
afterAll(async () => {
  await database.close();
  await provider.app.close();
  rmSync(dataDir, { recursive: true });
});

const events = () => database.db.selectFrom('events').selectAll().execute();
const tickets = () => database.db.selectFrom('tickets').selectAll().execute();

describe('the demo calendar', () => {
  it('has upcoming events in every category and many cities, and some past ones', async () => {
    const all = await events();
    const published = all.filter(({ status }) => status === 'PUBLISHED');
    const toCome = published.filter(({ start_date }) => start_date && start_date > now);
    const over = published.filter(({ end_date }) => end_date && end_date < now);
    expect(toCome.length).toBeGreaterThanOrEqual(30);
    expect(over.length).toBeGreaterThanOrEqual(6);
    expect(new Set(toCome.map(({ category }) => category)).size).toBe(EVENT_CATEGORIES.length);
    expect(new Set(toCome.map(({ city }) => city)).size).toBeGreaterThanOrEqual(7);
    expect(all.filter(({ status }) => status === 'DRAFT')).toHaveLength(2);
    expect(all.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1);
  });

  it('opens the doors of some events before they start', async () => {
    const withDoors = (await events()).filter(({ doors_open }) => doors_open !== null);
    expect(withDoors.length).toBeGreaterThanOrEqual(3);
    for (const { doors_open, start_date } of withDoors) {
      expect(start_date && doors_open && doors_open < start_date).toBe(true);
    }
  });

  it('has one event that is sold out, and one that is on right now', async () => {
    const published = (await events()).filter(({ status }) => status === 'PUBLISHED');
    const toCome = published.filter(({ start_date }) => start_date && start_date > now);
    expect(toCome.filter(({ taken, capacity }) => taken === capacity)).toHaveLength(1);
    const open = published.filter(
      ({ start_date, end_date }) => start_date && end_date && start_date < now && now < end_date,
    );
    expect(open).toHaveLength(1);
  });

  it.each(['00:20', '03:00', '08:59', '09:01', '16:30', '23:59'])(
    'seeded at %s, the event that is on has hours that make sense',
    (time) => {
      const at = new Date(`2026-03-02T${time}:00+01:00`);
      const current = seedEvents.filter((event) => event.at === 'now');
      expect(current).toHaveLength(1);
      for (const { start, end } of current.map((event) => schedule(event, at))) {
        expect(start < at && at < end).toBe(true);
        const hours = [start, end].map((date) =>
          date.toLocaleTimeString('en-GB', { timeZone: 'Africa/Lagos', timeStyle: 'short' }),
        );
        expect(hours).toEqual(['09:00', '17:00']);
      }
    },
  );

  it('has a different banner for each event, small enough for a phone', async () => {
    const banners = (await events()).map(({ banner_image }) => banner_image);
    expect(new Set(banners).size).toBe(banners.length);
    const files = readdirSync(join(dataDir, 'media'));
    // No smaller versions yet.
    expect(files).toHaveLength(banners.length);
    for (const file of files) {
      expect(statSync(join(dataDir, 'media', file)).size).toBeLessThan(100 * 1024);
    }
  });
});

describe('the demo orders', () => {
  it('add up to the seat counts of events and ticket types', async () => {
    const { rows } = await sql<{ wrong: number }>`
      SELECT count(*) AS wrong FROM events e
      WHERE taken <> (SELECT count(*) FROM tickets WHERE event_id = e.id AND status <> 'CANCELLED')
        OR taken <> (SELECT sum(taken) FROM ticket_types WHERE event_id = e.id)`.execute(
      database.db,
    );
    expect(rows).toEqual([{ wrong: 0 }]);
  });

  it('are spread over the past, with no check-in in the future', async () => {
    const all = await tickets();
    expect(all.length).toBeGreaterThan(500);
    const days = new Set(all.map(({ created_at }) => created_at.toISOString().slice(0, 10)));
    expect(days.size).toBeGreaterThan(40);
    const entered = all.filter(({ checked_in_at }) => checked_in_at);
    expect(entered.length).toBeGreaterThan(200);
    for (const { created_at, checked_in_at } of all) {
      expect(created_at.getTime()).toBeLessThanOrEqual(now.getTime());
      if (checked_in_at) expect(checked_in_at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('give the demo attendee tickets in every state', async () => {
    const attendee = await user('attendee@demo.test');
    const mine = (await tickets()).filter(({ user_id }) => user_id === attendee.id);
    expect(new Set(mine.map(({ status }) => status))).toEqual(
      new Set(['VALID', 'PENDING', 'CANCELLED']),
    );
    expect(mine.some(({ checked_in_at }) => checked_in_at)).toBe(true);
  });
});

describe('the demo’s money', () => {
  it('is in the books, order by order', async () => {
    const { rows } = await sql<{ paid: number; differ: number }>`
      SELECT count(*) FILTER (WHERE o.paid_at IS NOT NULL AND total_kobo > 0) AS paid,
        count(*) FILTER (WHERE (o.paid_at IS NOT NULL AND total_kobo > 0) <> (p.id IS NOT NULL)
          OR p.received_kobo <> total_kobo) AS differ
      FROM orders o LEFT JOIN payments p ON p.order_id = o.id`.execute(database.db);
    expect(rows[0]?.paid).toBeGreaterThan(500);
    expect(rows[0]?.differ).toBe(0);
    expect(await findMistakes(database.db)).toEqual([]);
  });

  it('is what the provider says it took, kept and gave back', async () => {
    const { rows } = await sql<object>`
      SELECT reference, provider_id AS id, received_kobo AS amount, fee_kobo AS fee, paid_at
      FROM payments ORDER BY id`.execute(database.db);
    expect(rows).toEqual(
      provider.ledger.all().map(({ reference, id, charged: amount, paidAt }) => ({
        ...{ reference, id, amount, fee: paymentFee(amount) },
        paid_at: new Date(String(paidAt)),
      })),
    );
    const refunds = await database.db.selectFrom('refunds').selectAll().execute();
    expect(refunds.length).toBeGreaterThan(0);
    expect(refunds.map(({ provider_id: id, amount_kobo: amount }) => ({ id, amount }))).toEqual(
      provider.ledger.allRefunds().map(({ id, amount }) => ({ id, amount })),
    );
    expect(new Set(refunds.map(({ status }) => status))).toEqual(new Set(['DONE']));
  });

  it('can be paid out where an event has been over for two days', async () => {
    const { rows } = await sql<{ due: number }>`
      SELECT sum(sign * amount_kobo)::bigint AS due
      FROM ledger_entries JOIN events ON events.id = event_id,
        LATERAL (VALUES (credit, 1), (debit, -1)) AS side (account, sign)
      WHERE account = 'ORGANIZER' AND end_date < ${now}::timestamptz - interval '48 hours'`.execute(
      database.db,
    );
    expect(rows[0]?.due).toBeGreaterThan(100_000_00);
    // The provider has settled what it took, and must still be able to send it.
    expect(provider.balance.available()).toBeGreaterThan(Number(rows[0]?.due));
    const accounts = await database.db.selectFrom('payout_accounts').selectAll().execute();
    for (const { confirmed_at } of accounts) {
      expect(now.getTime() - Number(confirmed_at)).toBeGreaterThan(48 * 60 * 60_000);
    }
  });

  describe('of a few events', () => {
    const events = seedEvents.filter(({ status }, index) => index < 5 || status === 'CANCELLED');
    const fill = async (at: PaystackConfig | null, when = now) => {
      const { db, close } = await openTestDatabase();
      const filled = db
        .transaction()
        .execute((trx) => fillDemo(trx, { events, passwordHash: 'none', sandbox: at, now: when }));
      return { db, close, filled };
    };

    it('is known to the provider once, also after a start that was cut off', async () => {
      const own = startProvider();
      const settings = await settingsOf(own);
      const known = [];
      for (const minutes of [0, 10]) {
        const { close, filled } = await fill(settings, new Date(now.getTime() + minutes * 60_000));
        await filled;
        await close();
        known.push([
          own.ledger
            .all()
            .map(({ id, reference, charged, status }) => ({ id, reference, charged, status })),
          own.ledger.allRefunds().map(({ createdAt: _at, ...refund }) => refund),
        ]);
      }
      expect(known[0]?.map(({ length }) => length > 0)).toEqual([true, true]);
      expect(known[1]).toEqual(known[0]);
      await own.app.close();
    });

    it('isn’t made up where the demo was paid nowhere', async () => {
      const { db, close, filled } = await fill(null);
      await filled;
      expect(await db.selectFrom('payments').select('id').execute()).toEqual([]);
      await close();
    });

    it('is not half in the books if the sandbox doesn’t answer', async () => {
      const { db, close, filled } = await fill({ ...sandbox, baseUrl: 'http://127.0.0.1:9' });
      await expect(filled).rejects.toThrow('no readable answer');
      expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
      await close();
    });
  });
});

describe('the demo accounts', () => {
  it.each([
    ['organizer@demo.test', 'ORGANIZER'],
    ['attendee@demo.test', 'ATTENDEE'],
    ['admin@demo.test', 'ADMIN'],
  ])('%s signs in as %s with the documented password', async (email, role) => {
    const account = await user(email);
    expect(account.role).toBe(role);
    expect(await verifyPassword(account.password_hash, 'Demo1234')).toBe(true);
  });

  it('are not created twice', async () => {
    const before = (await events()).length;
    await seedIfEmpty({ db: database.db, media, log, sandbox, now });
    expect((await events()).length).toBe(before);
  });
});

function user(email: string) {
  return database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}
