import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeLogger } from '../platform/http/logging';
import { Jobs } from '../platform/jobs/jobs';
import { Seal } from '../platform/security/sealing';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { TicketCodes } from '../sales/tickets/ticket-codes';
import type { MailContent } from '../platform/outbox/mail-content';
import { queueMail } from '../platform/outbox/outbox-repository';
import { countUnopenedMails, UNOPENED } from './mail-repository';
import { makeMailTransport, type MailTransport } from './mail-transport';
import { MailWorker } from './mail-worker';

let database: TestDatabase;
let outbox: string;
let now: Date;
beforeEach(async () => {
  database = await openTestDatabase();
  outbox = mkdtempSync(join(tmpdir(), 'tickets-outbox-'));
  now = new Date('2030-01-01T00:00:00Z');
});
afterEach(async () => {
  await database.close();
  rmSync(outbox, { recursive: true, force: true });
});

const concert = {
  eventId: 7,
  eventTitle: 'Late night',
  startsAt: '2027-01-01T22:30:00.000Z',
  timezone: 'Africa/Lagos',
  location: '1 Broad Street, Lagos',
};
const FROM = 'Nzuko <tickets@nzuko.test>';
const makeJobs = (transport: MailTransport) => {
  const { db } = database;
  const log = makeLogger('silent');
  const { tasks } = new MailWorker({
    db,
    transport,
    publicUrl: 'https://nzuko.test',
    codes: new TicketCodes('only-for-tests'),
    seal: new Seal('only-for-tests', 'mail'),
    now: () => now,
    log,
  });
  return new Jobs({ db, log, tasks });
};
const queueTicket = (eventTitle = 'Late night', more: { receiptOf?: number } = {}) =>
  database.db.transaction().execute((trx) =>
    queueMail(trx, {
      template: 'ticket',
      recipient: 'ada@example.test',
      data: {
        firstName: 'Ada',
        eventId: 7,
        eventTitle,
        startsAt: '2026-12-31T22:30:00.000Z',
        doorsOpenAt: '2026-12-31T21:00:00.000Z',
        timezone: 'Africa/Lagos',
        location: '1 Broad Street, Lagos',
        ticketNumbers: ['TKT-0000-0000-0001'],
        ...more,
      },
    }),
  );
const mails = () => database.db.selectFrom('mails').selectAll().execute();

describe('the mail worker', () => {
  it('sends tickets without a receipt that can’t be made, after two more tries', async () => {
    const tooLarge = 2 ** 40;
    await queueTicket('Late night', { receiptOf: tooLarge });
    const jobs = makeJobs(makeMailTransport({ smtpUrl: null, from: FROM }, outbox));
    for (let attempts = 1; attempts < 3; attempts += 1) {
      await jobs.runDue();
      expect(await mails()).toMatchObject([{ status: 'QUEUED', attempts }]);
      now = new Date(now.getTime() + 3_600_000);
    }
    await jobs.runDue();
    expect(await mails()).toMatchObject([{ status: 'SENT', attempts: 3 }]);
  });

  it('writes one file per mail, with the event’s day in its time zone', async () => {
    await queueTicket();
    await makeJobs(makeMailTransport({ smtpUrl: null, from: FROM }, outbox)).runDue();
    expect(await mails()).toMatchObject([{ status: 'SENT', attempts: 1, sent_at: now }]);
    const [file] = readdirSync(outbox);
    const text = readFileSync(join(outbox, file ?? ''), 'utf8');
    expect(text).toContain('To: ada@example.test');
    expect(text).toContain('Subject: Your ticket for Late night');
    expect(text).toContain('filename=TKT-0000-0000-0001.png');
    expect(text).toContain('filename=event.ics');
    expect(text).toMatch(/Doors open: Thu, 31 Dec 2026[\s\S]{0,20}22:00/);
    expect(text).toMatch(/Starts: Thu, 31 Dec 2026[\s\S]{0,20}23:30/);
  });

  it.each<[string, MailContent, string | null]>([
    [
      'moved',
      {
        template: 'event_changed',
        data: { ...concert, firstName: 'Ada', isRetimed: true, isMoved: false },
      },
      null,
    ],
    [
      'cancelled',
      { template: 'event_cancelled', data: { ...concert, firstName: 'Ada', message: '' } },
      'CANCELLED',
    ],
  ])(
    'brings up to date the calendar entry of an event that was %s',
    async (_what, news, status) => {
      const files: string[] = [];
      const jobs = makeJobs({
        deliver: async ({ attachments = [] }) => {
          const file = attachments.find(({ filename }) => filename === 'event.ics');
          files.push(String(file?.content).replaceAll('\r\n', '\n'));
        },
      });
      const valueOf = (name: string, file = '') =>
        new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1] ?? null;
      await queueTicket();
      await database.db
        .updateTable('mails')
        .set({ created_at: sql`now() - interval '1 hour'` })
        .execute();
      await database.db
        .transaction()
        .execute((trx) => queueMail(trx, { ...news, recipient: 'ada@example.test' }));
      await jobs.runDue();
      const [ticket, changed] = files.sort(
        (one, other) => Number(valueOf('SEQUENCE', one)) - Number(valueOf('SEQUENCE', other)),
      );
      expect(valueOf('UID', changed)).toBe('event-7@nzuko.test');
      expect(valueOf('UID', ticket)).toBe('event-7@nzuko.test');
      expect(Number(valueOf('SEQUENCE', changed))).toBe(Number(valueOf('SEQUENCE', ticket)) + 60);
      expect(valueOf('DTSTART', changed)).toBe('20270101T223000Z');
      expect(valueOf('STATUS', changed)).toBe(status);
    },
  );

  it('escapes what an organizer typed', async () => {
    const seen: string[] = [];
    await queueTicket('<img src=x onerror=alert(1)> & Co');
    await makeJobs({ deliver: async ({ html }) => void seen.push(html) }).runDue();
    expect(seen[0]).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Co');
    expect(seen[0]).not.toContain('<img src=x');
  });

  it('neither sends nor retries a mail sealed with another secret, and says why', async () => {
    const token = new Seal('of-another-host', 'mail').close('secret');
    await database.db.transaction().execute((trx) =>
      queueMail(trx, {
        template: 'password_reset',
        recipient: 'ada@example.test',
        data: { firstName: 'Ada', uid: 'MQ', token },
      }),
    );
    const sent: string[] = [];
    await makeJobs({ deliver: async ({ text }) => void sent.push(text) }).runDue();
    expect(sent).toEqual([]);
    expect(await mails()).toMatchObject([{ status: 'FAILED', last_error: UNOPENED }]);
    expect(await countUnopenedMails(database.db)).toBe(1);
  });

  it('keeps an unsent mail, and retries at growing intervals', async () => {
    await queueTicket();
    let tries = 0;
    const broken = makeJobs({
      deliver: async () => {
        tries += 1;
        throw new Error('server is down');
      },
    });
    await broken.runDue();
    await broken.runDue();
    expect(tries).toBe(1);
    expect(await mails()).toMatchObject([
      {
        status: 'QUEUED',
        attempts: 1,
        last_error: 'server is down',
        next_attempt_at: new Date('2030-01-01T00:00:15Z'),
      },
    ]);

    for (let attempt = 2; attempt <= 10; attempt += 1) {
      now = new Date(now.getTime() + 24 * 3_600_000);
      await broken.runDue();
    }
    now = new Date(now.getTime() + 24 * 3_600_000);
    await broken.runDue();
    expect(tries).toBe(10);
    expect(await mails()).toMatchObject([{ status: 'FAILED', attempts: 10 }]);
  });

  it('waits twice as long after each try', async () => {
    await queueTicket();
    const down = makeJobs({ deliver: () => Promise.reject(new Error('server is down')) });
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await down.runDue();
      const [mail] = await mails();
      const due = mail?.next_attempt_at ?? now;
      waits.push((due.getTime() - now.getTime()) / 1000);
      now = due;
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3840]);
  });

  it('sends each mail once when several workers share the queue', async () => {
    for (let index = 0; index < 20; index += 1) await queueTicket(`Event ${index}`);
    const sent: number[] = [];
    const worker = () => makeJobs({ deliver: async ({ id }) => void sent.push(id) });
    await Promise.all([worker(), worker(), worker()].map((each) => each.runDue()));
    expect(new Set(sent).size).toBe(20);
    expect(sent).toHaveLength(20);
  });

  it('runs until it is stopped', async () => {
    const sent: number[] = [];
    const worker = makeJobs({ deliver: async ({ id }) => void sent.push(id) });
    worker.start(database.url);
    await queueTicket();
    const deadline = Date.now() + 4000;
    while (sent.length === 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await worker.stop();
    await queueTicket();
    await worker.runDue();
    expect(sent).toHaveLength(1);
  });

  it('uses SMTP if a server is configured', async () => {
    const { server, received } = await smtpServer();
    const { port } = server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    await queueTicket();
    await makeJobs(makeMailTransport({ smtpUrl, from: FROM }, outbox)).runDue();
    server.close();
    expect(received()).toContain('Subject: Your ticket for Late night');
    expect(await mails()).toMatchObject([{ status: 'SENT' }]);
    expect(readdirSync(outbox)).toEqual([]);
  });
});

/** A minimal mail server that accepts and stores one mail. */
async function smtpServer(): Promise<{ server: Server; received: () => string }> {
  let text = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const lines = chunk.toString();
      if (inData) {
        text += lines;
        if (text.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 kept\r\n');
        }
      } else if (lines.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (lines.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, received: () => text };
}
