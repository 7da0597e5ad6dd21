import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeDoorTasks } from '../door';
import { inBatches } from '../platform/database/inBatches';
import { queueMail } from '../platform/outbox/outbox-repository';
import { makeEvent, makeUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';

const DAY = 24 * 60 * 60 * 1000;

let api: TestApp;
let folder: string;
beforeAll(async () => {
  api = await startTestApp({ env: { MAIL_KEPT_DAYS: '10', SCANS_KEPT_DAYS: '20' } });
  folder = join(api.dataDir, 'outbox');
});
afterAll(() => api.close());
afterEach(() => {
  api.clock.now = null;
});

const { signal } = new AbortController();
const inDays = (days: number) => {
  api.clock.now = new Date(Date.now() + days * DAY);
};

async function mail(status?: 'FAILED' | 'UNCONFIRMED'): Promise<number> {
  const to = { recipient: 'ada@example.test', data: { firstName: 'Ada' } };
  await api.db
    .transaction()
    .execute((trx) => queueMail(trx, { template: 'password_guesses', ...to }));
  const newest = api.db.selectFrom('mails').select('id').orderBy('id', 'desc').limit(1);
  const { id } = await newest.executeTakeFirstOrThrow();
  if (status) await api.db.updateTable('mails').set({ status }).where('id', '=', id).execute();
  return id;
}
const send = (id: number) => api.parts.mail.tasks.send_mail.run(id, signal);
const mails = async () => {
  const rows = await api.db.selectFrom('mails').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

describe('mail files', () => {
  it('are their owner’s alone, even in a folder that was open to all', async () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    await send(await mail());
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
    const [file = ''] = readdirSync(folder);
    expect((statSync(join(folder, file)).mode & 0o777).toString(8)).toBe('600');
  });
});

describe('the nightly job', () => {
  it('forgets mails that are over after their days, with their files, and no other', async () => {
    await api.db.deleteFrom('mails').execute();
    const sent = await mail();
    await send(sent);
    const over = [await mail('FAILED'), await mail('UNCONFIRMED')];
    const queued = await mail();
    const file = `${String(sent).padStart(6, '0')}.eml`;

    inDays(9.9);
    await api.parts.mail.tasks.forget_mails.run();
    expect(await mails()).toEqual([sent, ...over, queued]);
    expect(readdirSync(folder)).toContain(file);

    inDays(10.1);
    await api.parts.mail.tasks.forget_mails.run();
    await api.parts.mail.tasks.forget_mails.run();
    expect(await mails()).toEqual([queued]);
    expect(readdirSync(folder)).not.toContain(file);
  });

  it('forgets scans after their days; who was let in stays with the tickets, and orders stay', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const event_id = await makeEvent(api.db, { organizer });
    const payload = { event_id, ticket_type: 'STANDARD' };
    const bought = await api.call({
      as: organizer,
      method: 'POST',
      url: '/api/tickets/purchase/',
      payload,
    });
    const { ticket_number } = bought.json<{ ticket_number: string }>();
    const scan = {
      id: crypto.randomUUID(),
      ticket_number,
      scanned_at: new Date().toISOString(),
      let_in: true,
    };
    const synced = await api.call({
      as: organizer,
      method: 'POST',
      url: `/api/events/${event_id}/door/sync/`,
      payload: {
        device_id: crypto.randomUUID(),
        sent_at: new Date().toISOString(),
        scans: [scan],
      },
    });
    expect(synced.statusCode).toBe(200);
    const scans = async () => (await api.db.selectFrom('door_scans').select('id').execute()).length;
    const { forget_scans } = makeDoorTasks(api.parts.platform);
    inDays(19.9);
    await forget_scans.run();
    expect(await scans()).toBe(1);
    inDays(20.1);
    await forget_scans.run();
    expect(await scans()).toBe(0);
    const tickets = api.db.selectFrom('tickets').select('checked_in_at');
    const ticket = await tickets.where('event_id', '=', event_id).executeTakeFirst();
    expect(ticket?.checked_in_at).toBeInstanceOf(Date);
  });

  it('goes on in batches until a batch is not full', async () => {
    const asked: number[] = [];
    const left = [2, 2, 1, 2];
    await inBatches(async (rows) => {
      asked.push(rows);
      return left.shift() ?? 0;
    }, 2);
    expect(asked).toEqual([2, 2, 2]);
  });
});
