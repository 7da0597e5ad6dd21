import { sql } from 'kysely';
import { GATE_LINKS_PER_EVENT } from '../../platform/limits';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { gateCalls, newSecret } from '../../testing/gateCalls';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { lockGates } from '../gates/gates-repository';

const MINUTE = 60_000;
const NOW = new Date('2031-03-01T17:00:00Z');

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let eventId: number;

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' } });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  api.clock.now = NOW;
  eventId = await makeEvent(api.db, { organizer, start: new Date('2031-03-01T18:00:00Z') });
});
afterAll(() => api.close());

const passMinutes = (minutes: number) => {
  api.clock.now = new Date((api.clock.now ?? NOW).getTime() + minutes * MINUTE);
};
const codeOf = (answer: { statusCode: number; json(): Record<string, unknown> }) => [
  answer.statusCode,
  answer.json()['code'],
];

/** Copies the event's links, so that it has this many more. */
const copyLinks = (count: number) =>
  sql`
    INSERT INTO gate_links (event_id, gate_id, helper, opens_after, ends_after, token_hash, made_by, created_at)
    SELECT event_id, gate_id, helper, opens_after, ends_after, sha256(token_hash || n::text::bytea), made_by, created_at
    FROM gate_links, generate_series(1, ${count}) n WHERE event_id = ${eventId}`.execute(api.db);

describe('making a link', () => {
  it('answers with a token that is stored nowhere', async () => {
    const made = await gate.make(organizer, eventId);
    expect(made).toMatchObject({ gate: 'Gate A', helper: 'Ada’s phone', state: 'unused' });
    expect(made.token).toMatch(/^[\w-]{43}$/);
    const [listed] = await gate.list(organizer, eventId);
    expect(listed).not.toHaveProperty('token');
    const rows = await api.db.selectFrom('gate_links').selectAll().execute();
    const stored = JSON.stringify(rows.map((row) => ({ ...row, hash: row.token_hash.toString() })));
    expect(stored).not.toContain(made.token);
  });

  it.each([
    ['no gate', { gate: ' ' }, 'gate', 'Gate is required'],
    [
      'an endless name',
      { helper: 'x'.repeat(41) },
      'helper',
      'Helper must be at most 40 characters',
    ],
    [
      'an end before the start',
      { ends_at: '2031-03-01T10:00:00Z' },
      'ends_at',
      'The end must be after the start',
    ],
    [
      'eight days',
      { ends_at: '2031-03-09T18:00:00Z' },
      'ends_at',
      'A link works for at most 7 days',
    ],
    [
      'hours that are over',
      { starts_at: '2031-03-01T10:00:00Z', ends_at: '2031-03-01T11:00:00Z' },
      'ends_at',
      'The end must be in the future',
    ],
    [
      'a year that nobody lives to see',
      { starts_at: '9999-01-01T00:00:00Z', ends_at: '9999-01-01T01:00:00Z' },
      'starts_at',
      'Choose a time within the next 10 years',
    ],
  ])('refuses %s', async (_what, more, field, sentence) => {
    const answer = await gate.tryMake(organizer, eventId, more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[field]).toContain(sentence);
  });

  it('of the last one that an event may have succeeds once, though two try at once', async () => {
    await gate.make(organizer, eventId);
    await copyLinks(GATE_LINKS_PER_EVENT - 2);
    let making: ReturnType<typeof gate.tryMake>[] = [];
    await api.db.transaction().execute(async (trx) => {
      await lockGates(trx, eventId);
      making = ['B', 'C'].map((name) => gate.tryMake(organizer, eventId, { gate: name }));
      await lockWaitedFor(api.db, making.length);
    });
    expect((await Promise.all(making)).map(codeOf).sort()).toEqual([
      [201, undefined],
      [409, 'too_many_gate_links'],
    ]);
  });

  it('succeeds again once links have ended', async () => {
    const { id } = await gate.make(organizer, eventId);
    await copyLinks(GATE_LINKS_PER_EVENT - 1);
    expect(codeOf(await gate.tryMake(organizer, eventId))).toEqual([409, 'too_many_gate_links']);
    await gate.change(organizer, eventId, id, 'revoke');
    expect((await gate.tryMake(organizer, eventId)).statusCode).toBe(201);
    expect(codeOf(await gate.tryMake(organizer, eventId))).toEqual([409, 'too_many_gate_links']);
    passMinutes(240);
    expect((await gate.tryMake(organizer, eventId)).statusCode).toBe(201);
  });

  it.each(['DRAFT', 'CANCELLED'] as const)('refuses for an event that is %s', async (status) => {
    const id = await makeEvent(api.db, { organizer, status });
    expect(codeOf(await gate.tryMake(organizer, id))).toEqual([409, 'event_not_published']);
  });
});

describe('a device', () => {
  it('isn’t bound by whoever only looks at the link', async () => {
    const { token } = await gate.make(organizer, eventId);
    // A chat's preview, a browser's prefetch, and a person who hasn't pressed Start.
    for (let look = 0; look < 3; look += 1)
      expect((await gate.pass({ token })).state).toBe('ready');
    expect((await gate.list(organizer, eventId))[0]?.state).toBe('unused');
    const device = await gate.start(token);
    expect((await gate.pass(device)).state).toBe('started');
  });

  it('wins alone if ten press Start at once, and may press again', async () => {
    const { token } = await gate.make(organizer, eventId);
    const devices = Array.from({ length: 10 }, () => ({ token, secret: newSecret() }));
    const answers = await Promise.all(devices.map((device) => gate.tryStart(device)));
    const won = answers.map(({ statusCode }) => statusCode === 200);
    expect(won.filter(Boolean)).toHaveLength(1);
    const lost = answers.find(({ statusCode }) => statusCode !== 200);
    expect(codeOf(lost!)).toEqual([409, 'gate_link_taken']);
    expect(lost!.json()['detail']).toBe(
      'This link is in use on another device. Ask the organizer to move it to this one.',
    );
    const winner = devices[won.indexOf(true)]!;
    expect((await gate.tryStart(winner)).statusCode).toBe(200);
    expect(await api.db.selectFrom('gate_devices').select('link_id').execute()).not.toHaveLength(0);
  });

  it('is the only one that gets the list or scans, until the organizer moves the link', async () => {
    const { id, token } = await gate.make(organizer, eventId);
    const number = await gate.ticketFor(organizer, eventId);
    const first = await gate.start(token);
    const second = { token, secret: newSecret() };
    expect((await gate.pass(second)).state).toBe('taken');
    expect(codeOf(await gate.tryList(second))).toEqual([409, 'gate_link_taken']);
    expect(codeOf(await gate.trySync(second, [gate.scanOf(number)]))).toEqual([
      409,
      'gate_link_taken',
    ]);

    passMinutes(2);
    expect((await gate.change(organizer, eventId, id, 'move')).json()).toMatchObject({
      state: 'unused',
      started_at: null,
    });
    expect((await gate.tryStart(second)).statusCode).toBe(200);
    expect((await gate.tryList(second)).statusCode).toBe(200);
    expect((await gate.pass(first)).state).toBe('moved');
    expect(codeOf(await gate.tryList(first))).toEqual([410, 'gate_link_moved']);
    expect(codeOf(await gate.tryStart(first))).toEqual([410, 'gate_link_moved']);
    // It may still report people it let in before.
    passMinutes(5);
    const [verdict] = await gate.sync(first, [gate.scanOf(number, 6)]);
    expect(verdict?.outcome).toBe('admitted');
  });
});

describe('whether a device is still there', () => {
  const seenAt = async () => (await gate.list(organizer, eventId))[0]?.seen_at;

  it('is told by its last call, to within half a minute', async () => {
    const { token } = await gate.make(organizer, eventId);
    expect(await seenAt()).toBeNull();
    const device = await gate.start(token);
    expect(await seenAt()).toBe('2031-03-01T17:00:00.000Z');
    passMinutes(0.25);
    await gate.tryList(device);
    expect(await seenAt()).toBe('2031-03-01T17:00:00.000Z');
    passMinutes(1);
    await gate.tryList(device);
    expect(await seenAt()).toBe('2031-03-01T17:01:15.000Z');
    passMinutes(3);
    await gate.sync(device, [gate.scanOf(await gate.ticketFor(organizer, eventId))]);
    expect(await seenAt()).toBe('2031-03-01T17:04:15.000Z');
  });

  it('isn’t told by a device that no longer has the link, or never had', async () => {
    const { id, token } = await gate.make(organizer, eventId);
    const first = await gate.start(token);
    passMinutes(2);
    await gate.change(organizer, eventId, id, 'move');
    expect(await seenAt()).toBeNull();
    const second = await gate.start(token);
    passMinutes(2);
    await gate.sync(first, [gate.scanOf(await gate.ticketFor(organizer, eventId), 5)]);
    await gate.tryList({ token, secret: newSecret() });
    expect(await seenAt()).toBe('2031-03-01T17:02:00.000Z');
    await gate.tryList(second);
    expect(await seenAt()).toBe('2031-03-01T17:04:00.000Z');
  });
});

describe('a device that has stopped calling', () => {
  const isSilent = async () => (await gate.list(organizer, eventId))[0]?.is_silent;

  it('is called silent after two minutes, until it calls again or its link is over', async () => {
    const { id, token, is_silent } = await gate.make(organizer, eventId);
    expect(is_silent).toBe(false);
    const device = await gate.start(token);
    passMinutes(2);
    expect(await isSilent()).toBe(false);
    passMinutes(0.25);
    expect(await isSilent()).toBe(true);
    await gate.tryList(device);
    expect(await isSilent()).toBe(false);
    passMinutes(3);
    await gate.change(organizer, eventId, id, 'revoke');
    expect(await isSilent()).toBe(false);
  });
});

describe('the hours', () => {
  it('let nobody in before they begin, or after they end', async () => {
    const hours = { starts_at: gate.inMinutes(60), ends_at: gate.inMinutes(120) };
    const { token } = await gate.make(organizer, eventId, hours);
    const device = { token, secret: newSecret() };
    expect((await gate.pass(device)).state).toBe('early');
    const early = await gate.tryStart(device);
    expect(codeOf(early)).toEqual([403, 'gate_link_early']);
    expect(early.json()['detail']).toContain('This link opens on ');
    passMinutes(60);
    expect((await gate.tryStart(device)).statusCode).toBe(200);
    passMinutes(60);
    expect((await gate.pass(device)).state).toBe('ended');
    expect(codeOf(await gate.tryList(device))).toEqual([410, 'gate_link_ended']);
    expect((await gate.list(organizer, eventId))[0]?.state).toBe('ended');
  });

  it('move with the event', async () => {
    const { token, starts_at } = await gate.make(organizer, eventId);
    const device = await gate.start(token);
    const tomorrow = {
      start_date: '2031-03-02T18:00:00Z',
      end_date: '2031-03-02T21:00:00Z',
    };
    const moved = await api.call({
      as: organizer,
      ...send('PATCH', `/events/${eventId}/`, tomorrow),
    });
    expect(moved.statusCode).toBe(200);
    const pass = await gate.pass(device);
    expect(pass.state).toBe('early');
    expect(Date.parse(pass.starts_at) - Date.parse(starts_at)).toBe(24 * 60 * MINUTE);
    expect(codeOf(await gate.tryList(device))).toEqual([403, 'gate_link_early']);
  });
});

describe('a link ends at once', () => {
  it('when it is revoked, and revoking it twice changes nothing', async () => {
    const { id, token } = await gate.make(organizer, eventId);
    const device = await gate.start(token);
    const answer = await gate.change(organizer, eventId, id, 'revoke');
    expect(answer.json()).toMatchObject({ state: 'revoked' });
    expect(codeOf(await gate.tryList(device))).toEqual([410, 'gate_link_revoked']);
    expect(codeOf(await gate.tryStart({ token, secret: newSecret() }))).toEqual([
      410,
      'gate_link_revoked',
    ]);
    passMinutes(5);
    expect((await gate.change(organizer, eventId, id, 'revoke')).statusCode).toBe(200);
    const row = await api.db
      .selectFrom('gate_links')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.revoked_at).toEqual(NOW);
    expect(codeOf(await gate.change(organizer, eventId, id, 'move'))).toEqual([
      409,
      'gate_link_over',
    ]);
  });

  it('when the event is cancelled', async () => {
    const { token } = await gate.make(organizer, eventId);
    const device = await gate.start(token);
    await api.call({ as: organizer, ...send('POST', `/events/${eventId}/cancel/`, {}) });
    expect((await gate.pass(device)).state).toBe('event_cancelled');
    expect(codeOf(await gate.tryList(device))).toEqual([410, 'event_cancelled']);
  });

  it('when the event is deleted', async () => {
    const { token } = await gate.make(organizer, eventId);
    const device = await gate.start(token);
    await api.db.deleteFrom('events').where('id', '=', eventId).execute();
    expect(codeOf(await gate.tryList(device))).toEqual([401, 'gate_link_unknown']);
  });

  it.each([
    ['leaves the team', { left_at: NOW }],
    ['is at the door alone from now on', { role: 'DOOR' as const }],
    ['is limited to other events', { event_ids: [999_999] }],
  ])('when whoever made it %s', async (_what, change) => {
    const maker = await makeUser(api.db);
    const member = { team_id: organizer.id, user_id: maker.id, role: 'MANAGER' as const };
    await api.db.insertInto('team_members').values(member).execute();
    const { token } = await gate.make(maker, eventId);
    const device = await gate.start(token);
    expect((await gate.tryList(device)).statusCode).toBe(200);
    await api.db.updateTable('team_members').set(change).where('user_id', '=', maker.id).execute();
    expect(codeOf(await gate.tryList(device))).toEqual([410, 'gate_link_revoked']);
    expect((await gate.list(organizer, eventId))[0]?.state).toBe('revoked');
  });
});

describe('links of another event', () => {
  it('aren’t found under one’s own', async () => {
    const mine = await gate.make(organizer, eventId);
    const other = await makeUser(api.db, 'ORGANIZER');
    const theirs = await makeEvent(api.db, { organizer: other });
    for (const what of ['move', 'revoke'] as const) {
      expect((await gate.change(other, theirs, mine.id, what)).statusCode).toBe(404);
      expect((await gate.change(other, eventId, mine.id, what)).statusCode).toBe(403);
    }
    expect((await gate.list(organizer, eventId))[0]?.state).toBe('unused');
  });
});

describe('guessed tokens', () => {
  it('are limited, while devices on the same network go on', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_TICKET_LINK: '3' } });
    try {
      const calls = gateCalls(limited);
      const owner = await makeUser(limited.db, 'ORGANIZER');
      const { token } = await calls.make(owner, await makeEvent(limited.db, { organizer: owner }));
      const device = await calls.start(token);
      const guess = () => calls.tryList({ token: newSecret(), secret: newSecret() });
      const statuses = [];
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await guess()).statusCode);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
      for (let call = 0; call < 5; call += 1)
        expect((await calls.tryList(device)).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it.each(['Gate', 'Gate abc', `Gate ${'a'.repeat(43)}`, `Gate ${'a'.repeat(43)}.b`, ''])(
    'that read “%s” get nothing',
    async (authorization) => {
      const answer = await api.call({ ...get('/gate/'), headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );
});
