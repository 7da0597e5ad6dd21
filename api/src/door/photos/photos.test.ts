import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { formOf, makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { gateCalls, gateHeaders, type Device } from '../../testing/gateCalls';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { DoorList } from '../door-list-schemas';

const MINUTE = 60_000;
const NOW = new Date('2031-03-01T17:00:00Z');
const STARTS = new Date('2031-03-01T18:00:00Z');

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let member: TestUser;
let picture: Buffer;
let eventId: number;
let link: { id: number; token: string };
let device: Device;
let number: string;

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' } });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
  member = await makeUser(api.db);
  await api.db
    .insertInto('team_members')
    .values({ role: 'DOOR', event_ids: null, team_id: organizer.id, user_id: member.id })
    .execute();
  picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a52' },
  })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  api.clock.now = NOW;
  eventId = await makeEvent(api.db, { organizer, start: STARTS });
  link = await gate.make(organizer, eventId);
  device = await gate.start(link.token);
  number = await ticketWithPhoto();
});
afterAll(() => api.close());

async function ticketWithPhoto(event_id = eventId): Promise<string> {
  const fields = { event_id: String(event_id), ticket_type: 'STANDARD' };
  const bought = await api.call({
    as: organizer,
    ...send('POST', '/tickets/purchase/'),
    ...formOf({ ...fields, custom_image: { file: picture, name: 'me.png' } }),
  });
  return bought.json<{ ticket_number: string }>().ticket_number;
}

const check = (checks_photos = true, event = eventId) =>
  api.call({ as: organizer, ...send('PATCH', `/events/${event}/door/setup/`, { checks_photos }) });

const listFor = async (as: TestUser): Promise<DoorList> => {
  const { list } = (await api.call({ as, ...get(`/events/${eventId}/door/`) })).json<{
    list: string;
  }>();
  return JSON.parse(list) as DoorList;
};
const keysOn = (list: DoorList) => list.tickets.map(({ photo }) => photo);
const keyOf = async (ticketNumber = number) => {
  const { tickets } = await gate.offlineList(device);
  return tickets.find(({ ticket_number: each }) => each === ticketNumber)?.photo ?? '';
};

const scanAs = async (as: TestUser, ticketNumber = number) => {
  const payload = {
    device_id: '6f1c2d3e-0000-4000-8000-000000000001',
    sent_at: NOW.toISOString(),
    scans: [gate.scanOf(ticketNumber, 0, { let_in: false })],
  };
  const answer = await api.call({ as, ...send('POST', `/events/${eventId}/door/sync/`, payload) });
  return answer.json<{ results: unknown[] }>().results;
};
const scanAtGate = (ticketNumber = number) =>
  gate.sync(device, [gate.scanOf(ticketNumber, 0, { let_in: false })]);

const photoFor = (as: TestUser, key: string, event = eventId) =>
  api.call({ as, ...get(`/events/${event}/door/photos/${key}/`) });
const photoAtGate = (key: string, { token, secret }: Partial<Device> = device) =>
  api.call({ ...get(`/gate/door/photos/${key}/`), headers: gateHeaders(token ?? '', secret) });

const pathOf = async (ticketNumber: string) =>
  (
    await api.db
      .selectFrom('tickets')
      .select('custom_image')
      .where('ticket_number', '=', ticketNumber)
      .executeTakeFirstOrThrow()
  ).custom_image ?? '';

describe('where photos aren’t checked', () => {
  it('no door gets one: not with the list, not with a verdict, not by a key it has from before', async () => {
    await check();
    const key = await keyOf();
    await check(false);
    const path = await pathOf(number);
    for (const list of [await listFor(organizer), await listFor(member)]) {
      expect(list.rules.checks_photos).toBe(false);
      expect(list.tickets[0]).not.toHaveProperty('photo');
      expect(JSON.stringify(list)).not.toContain(path);
    }
    expect(keysOn(await gate.offlineList(device))).toEqual([undefined]);
    const none = [{ photo: null, checks_photo: false }];
    expect(await scanAtGate()).toMatchObject(none);
    expect(await scanAs(member)).toMatchObject(none);
    expect(await scanAs(organizer)).toMatchObject(none);
    for (const answer of [
      await photoFor(organizer, key),
      await photoFor(member, key),
      await photoAtGate(key),
    ]) {
      expect([answer.statusCode, answer.json()['detail']]).toEqual([
        404,
        'We couldn’t find that photo.',
      ]);
    }
  });

  it('which is so until the organizer says otherwise', async () => {
    const setup = await api.call({ as: organizer, ...get(`/events/${eventId}/door/setup/`) });
    expect(setup.json()).toMatchObject({ rules: { checks_photos: false } });
  });
});

describe('where photos are checked', () => {
  beforeEach(() => check());

  it('all at the door get the same key with the list and the verdict, and never the picture’s address', async () => {
    const key = await keyOf();
    expect(key).toMatch(/^\d+-[\w-]{12}$/);
    expect(keysOn(await listFor(organizer))).toEqual([key]);
    expect(keysOn(await listFor(member))).toEqual([key]);
    const found = [{ outcome: 'admitted', photo: key, checks_photo: true }];
    expect(await scanAtGate()).toMatchObject(found);
    const again = [{ outcome: 'already_checked_in', photo: key, checks_photo: true }];
    expect(await scanAs(member)).toMatchObject(again);
    const name = (await pathOf(number)).slice('/api/media/'.length, -'.webp'.length);
    expect((await gate.tryList(device)).body).not.toContain(name);
    expect(JSON.stringify(await scanAs(organizer))).not.toContain(name);
  });

  it('the photo comes small, and no browser keeps it by itself', async () => {
    const key = await keyOf();
    for (const answer of [
      await photoFor(organizer, key),
      await photoFor(member, key),
      await photoAtGate(key),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 320,
        height: 213,
      });
    }
  });

  it('one stored before there were small versions comes small, too', async () => {
    const key = await keyOf();
    const small = (await pathOf(number)).replace('/api/media/', '').replace('.webp', '-320.webp');
    rmSync(join(api.dataDir, 'media', small));
    const { width } = await sharp((await photoAtGate(key)).rawPayload).metadata();
    expect(width).toBe(320);
  });

  it('a ticket without one says so', async () => {
    const bare = await gate.ticketFor(organizer, eventId);
    expect(await keyOf(bare)).toBe('');
    expect(await scanAtGate(bare)).toMatchObject([{ photo: null, checks_photo: true }]);
  });

  it('strangers, other doors, devices without the link and guessed keys get none', async () => {
    const key = await keyOf();
    const stranger = await makeUser(api.db);
    const rival = await makeUser(api.db, 'ORGANIZER');
    expect((await photoFor(stranger, key)).statusCode).toBe(403);
    expect((await photoFor(rival, key)).statusCode).toBe(403);
    expect((await api.call(get(`/events/${eventId}/door/photos/${key}/`))).statusCode).toBe(401);
    expect((await photoAtGate(key, { token: link.token })).statusCode).toBe(409);
    expect((await photoAtGate(key, { token: link.token, secret: 'x'.repeat(43) })).statusCode).toBe(
      409,
    );
    const other = await makeEvent(api.db, { organizer, start: STARTS });
    await check(true, other);
    expect((await photoFor(organizer, key, other)).statusCode).toBe(404);
    const elsewhere = await gate.start((await gate.make(organizer, other)).token);
    expect((await photoAtGate(key, elsewhere)).statusCode).toBe(404);
    const [id] = key.split('-');
    for (const guess of [`${id}-aaaaaaaaaaaa`, `${id}`, 'a', '999999999999999-aaaaaaaaaaaa']) {
      expect((await photoAtGate(guess)).statusCode).toBe(404);
    }
  });

  it.each([
    ['is revoked', () => gate.change(organizer, eventId, link.id, 'revoke'), 'gate_link_revoked'],
    ['is moved', () => gate.change(organizer, eventId, link.id, 'move'), 'gate_link_moved'],
    [
      'is over',
      async () => void (api.clock.now = new Date(NOW.getTime() + 241 * MINUTE)),
      'gate_link_ended',
    ],
  ])('a link that %s gets none any more', async (_how, end, code) => {
    const key = await keyOf();
    await end();
    const answer = await photoAtGate(key);
    expect([answer.statusCode, answer.json()['code']]).toEqual([410, code]);
  });

  it('another event’s ticket shows none here, the same organizer’s included', async () => {
    const other = await makeEvent(api.db, { organizer, start: STARTS });
    const foreign = await ticketWithPhoto(other);
    const none = [{ outcome: 'other_event', photo: null, checks_photo: false }];
    expect(await scanAs(organizer, foreign)).toMatchObject(none);
    expect(await scanAtGate(foreign)).toMatchObject(none);
  });

  it('a changed photo has another key, and the former one opens nothing', async () => {
    const key = await keyOf();
    const other = await pathOf(await ticketWithPhoto());
    const put = (custom_image: string | null) =>
      api.db
        .updateTable('tickets')
        .set({ custom_image })
        .where('ticket_number', '=', number)
        .execute();
    await put(other);
    expect(await keyOf()).not.toBe(key);
    expect((await photoAtGate(key)).statusCode).toBe(404);
    expect((await photoAtGate(await keyOf())).statusCode).toBe(200);
    await put(null);
    expect((await photoAtGate(key)).statusCode).toBe(404);
  });

  it('a cancelled ticket’s photo is shown to nobody', async () => {
    const key = await keyOf();
    await api.db
      .updateTable('tickets')
      .set({ status: 'CANCELLED' })
      .where('ticket_number', '=', number)
      .execute();
    expect(await keyOf()).toBe('');
    expect(await scanAtGate()).toMatchObject([{ photo: null, checks_photo: false }]);
    expect((await photoAtGate(key)).statusCode).toBe(404);
  });

  it('a photo whose file is gone is none', async () => {
    const key = await keyOf();
    await api.parts.platform.media.remove(await pathOf(number));
    expect((await photoAtGate(key)).statusCode).toBe(404);
  });
});
