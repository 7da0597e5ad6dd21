import { sql } from 'kysely';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { appendEntry } from './append-entry';
import type { RecordEntry, RecordPage } from './record-schemas';

let api: TestApp;
let organizer: TestUser;
let admin: TestUser;
let event: number;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  organizer = await makeUser(api.db, 'ORGANIZER');
  admin = await makeUser(api.db, 'ADMIN');
  event = await makeEvent(api.db, { organizer });
});

async function read(as: TestUser, path: string): Promise<RecordPage> {
  const answer = await api.call({ as, ...get(path) });
  expect(answer.statusCode).toBe(200);
  return answer.json<RecordPage>();
}
const ofEvent = async (as = organizer) => (await read(as, `/events/${event}/record/`)).results;
const ofTeam = async () => (await read(organizer, `/teams/${organizer.id}/record/`)).results;
const own = async (as: TestUser) => (await read(as, '/record/')).results;

const patch = (payload: object, as = organizer) =>
  api.call({ as, ...send('PATCH', `/events/${event}/`, payload) });
const actions = (entries: RecordEntry[]) => entries.map(({ action }) => action);

describe('an edit of an event', () => {
  it('is there with who, when, the request and what changed', async () => {
    const headers = { 'x-request-id': 'a-request-of-the-test' };
    const payload = { title: 'Another title', ticket_price: '1500.00', description: 'Anew, anew.' };
    await api.call({ as: organizer, headers, ...send('PATCH', `/events/${event}/`, payload) });
    const [entry] = await ofEvent();
    expect(entry).toMatchObject({
      by: 'ACCOUNT',
      actor: expect.stringMatching(/^Ada Number\d+$/),
      action: 'event_changed',
      summary: 'Changed the event',
      event: { id: event, title: 'Another title' },
      account: null,
      request_id: 'a-request-of-the-test',
    });
    expect(entry?.changes).toEqual([
      { what: 'Title', before: 'A meetup', after: 'Another title' },
      { what: 'Standard: price', before: '₦0', after: '₦1,500' },
      { what: 'Description', before: null, after: null },
    ]);
  });

  it('that changes nothing leaves nothing', async () => {
    await patch({});
    await patch({ title: 'A meetup' });
    expect(await ofEvent()).toEqual([]);
  });

  it('to nothing says that the value is gone', async () => {
    // A place without a known city: the API would fill an empty city in from it.
    await patch({ location: 'The old cinema', city: 'Abuja' });
    await patch({ city: '' });
    expect((await ofEvent())[0]?.changes).toEqual([{ what: 'City', before: 'Abuja', after: null }]);
  });

  it('quotes what somebody wrote in capitals', async () => {
    await patch({ title: 'DEVFEST', location: 'The old cinema', city: 'LAGOS' });
    await patch({ city: 'Lagos' });
    const [second, first] = await ofEvent();
    expect(second?.changes).toEqual([{ what: 'City', before: 'LAGOS', after: 'Lagos' }]);
    expect(first?.changes).toContainEqual({ what: 'Title', before: 'A meetup', after: 'DEVFEST' });
  });

  it('calls a category by its name', async () => {
    await patch({ category: 'Other' });
    await patch({ category: 'Arts & Culture' });
    expect((await ofEvent())[0]?.changes).toEqual([
      { what: 'Category', before: 'Other', after: 'Arts & Culture' },
    ]);
  });

  it('calls ticket types by their names', async () => {
    const made = send('POST', `/events/${event}/gates/`, {
      name: 'North',
      ticket_types: ['VIP', 'EARLY_BIRD'],
    });
    await api.call({ as: organizer, ...made });
    expect((await ofEvent())[0]?.changes).toContainEqual({
      what: 'Ticket types',
      before: null,
      after: 'VIP, Early Bird',
    });
  });

  it('says of a gate what its form says', async () => {
    const made = send('POST', `/events/${event}/gates/`, { name: 'North', has_exit: true });
    await api.call({ as: organizer, ...made });
    expect((await ofEvent())[0]?.changes).toContainEqual({
      what: 'People are scanned as they leave',
      before: null,
      after: 'Yes',
    });
  });

  it('that is refused leaves nothing', async () => {
    await patch({ title: '' });
    expect(await ofEvent()).toEqual([]);
  });

  it('isn’t made if it can’t be recorded', async () => {
    await sql`ALTER TABLE record ADD CONSTRAINT broken CHECK (event_id <> ${sql.lit(event)}) NOT VALID`.execute(
      api.db,
    );
    expect((await patch({ title: 'Unrecorded' })).statusCode).toBe(500);
    await sql`ALTER TABLE record DROP CONSTRAINT broken`.execute(api.db);
    const { title } = (await api.call({ ...get(`/events/${event}/`) })).json();
    expect(title).toBe('A meetup');
    expect(await ofEvent()).toEqual([]);
  });

  it('by an administrator says so, and names them to administrators alone', async () => {
    await patch({ title: 'By the platform' }, admin);
    expect((await ofEvent())[0]).toMatchObject({ by: 'ADMINISTRATOR', actor: null });
    expect((await ofEvent(admin))[0]).toMatchObject({
      by: 'ADMINISTRATOR',
      actor: expect.stringMatching(/^Ada/),
    });
  });

  it('and its creation, publication and cancellation each have their name', async () => {
    const draft = { title: 'Draft', description: 'A new draft.', category: 'Other' };
    const made = await api.call({ as: organizer, ...send('POST', '/events/', draft) });
    event = made.json<{ id: number }>().id;
    const start = Date.now() + 5 * 24 * 60 * 60 * 1000;
    await patch({
      status: 'PUBLISHED',
      location: '1 Broad Street, Lagos',
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + 3_600_000).toISOString(),
      max_attendees: 50,
      ticket_price: '0.00',
    });
    await api.call({ as: organizer, ...send('POST', `/events/${event}/cancel/`) });
    const entries = await ofEvent();
    expect(actions(entries)).toEqual(['event_cancelled', 'event_published', 'event_created']);
    expect(entries[1]?.changes).toContainEqual({
      what: 'Status',
      before: 'Draft',
      after: 'Published',
    });
    // Of what the draft left empty, nothing is said.
    const ofDraft = entries[2]?.changes ?? [];
    expect(ofDraft).toContainEqual({ what: 'Title', before: null, after: 'Draft' });
    expect(ofDraft.filter(({ before, after }) => before === null && after === null)).toEqual([]);
  });
});

describe('the table', () => {
  const entryOf = async () => {
    await patch({ title: 'Kept' });
    const [entry] = await ofEvent();
    return entry?.id ?? 0;
  };

  it.each(['UPDATE', 'DELETE', 'TRUNCATE'])('refuses %s', async (what) => {
    const id = await entryOf();
    const statement = {
      UPDATE: sql`UPDATE record SET action = 'signed_in' WHERE id = ${id}`,
      DELETE: sql`DELETE FROM record WHERE id = ${id}`,
      TRUNCATE: sql`TRUNCATE record`,
    }[what];
    await expect(statement?.execute(api.db)).rejects.toThrow('The record is only added to');
    expect(actions(await ofEvent())).toEqual(['event_changed']);
  });

  it('refuses an entry that needn’t be kept', async () => {
    const at = new Date();
    const entry = { at, kept_until: at, actor_kind: 'SYSTEM' as const, action: 'x', changes: '{}' };
    await expect(api.db.insertInto('record').values(entry).execute()).rejects.toThrow('check');
  });

  it('lets what is outdated go, and nothing else', async () => {
    const by = organizer;
    const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 24 * 60 * 60 * 1000);
    await api.db.transaction().execute(async (trx) => {
      await appendEntry(trx, { by, action: 'signed_in', at: yearsAgo(1) });
      await appendEntry(trx, { by, action: 'profile_changed', at: yearsAgo(6) });
      await appendEntry(trx, { by, action: 'password_changed', at: yearsAgo(7) });
      await appendEntry(trx, { by, action: 'signed_out', at: new Date() });
    });
    await api.parts.platform.record.forgetOld();
    expect(actions(await own(organizer))).toEqual(['signed_out', 'profile_changed']);
  });
});

describe('sign-ins', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
  const signIn = async () => {
    const payload = { email: organizer.email, password: PASSWORD };
    const headers = { 'user-agent': chrome };
    const answer = await api.call({ headers, ...send('POST', '/auth/token/', payload) });
    return answer.json<{ refresh: string }>();
  };

  it('are in one’s own record, with the device, and so are their ends', async () => {
    const { refresh } = await signIn();
    await signIn();
    await api.call({ ...send('POST', '/auth/logout/', { refresh }) });
    const sessions = await api.call({ as: organizer, ...get('/sessions/') });
    const [{ id } = { id: 0 }] = sessions.json<{ id: number }[]>();
    await api.call({ as: organizer, ...send('DELETE', `/sessions/${id}/`) });
    await api.call({ as: organizer, ...send('POST', '/auth/logout-all/') });
    const entries = await own(organizer);
    expect(actions(entries)).toEqual([
      'sessions_ended',
      'session_ended',
      'signed_out',
      'signed_in',
      'signed_in',
    ]);
    expect(entries.at(-1)?.changes).toEqual([
      { what: 'Device', before: null, after: 'Chrome on Windows' },
    ]);
  });

  it('say nothing of a device that didn’t say what it is', async () => {
    const headers = { 'user-agent': '' };
    const payload = { email: organizer.email, password: PASSWORD };
    await api.call({ headers, ...send('POST', '/auth/token/', payload) });
    expect((await own(organizer))[0]).toMatchObject({ action: 'signed_in', changes: [] });
  });

  it('of others aren’t', async () => {
    await signIn();
    expect(await own(await makeUser(api.db))).toEqual([]);
  });
});

it('a team’s record has its members and its money, and the member’s own record too', async () => {
  const member = await makeUser(api.db);
  await api.db
    .insertInto('team_members')
    .values({ team_id: organizer.id, user_id: member.id, role: 'DOOR', event_ids: null })
    .execute();
  const path = `/teams/${organizer.id}/members/${member.id}/`;
  const draft = await makeEvent(api.db, { organizer, status: 'DRAFT' });
  const change = { role: 'FINANCE', event_ids: [event, draft], version: 1 };
  await api.call({ as: organizer, ...send('PATCH', path, change) });
  await api.call({ as: organizer, ...send('DELETE', path) });
  await api.call({ as: organizer, ...send('DELETE', `/events/${draft}/`) });
  const invite = { email: 'zi@example.test', role: 'DOOR' };
  await api.call({ as: organizer, ...send('POST', `/teams/${organizer.id}/invitations/`, invite) });
  await api.call({
    as: organizer,
    ...send('PUT', '/money/tax-number/', { tax_number: '1234567890' }),
  });
  const entries = await ofTeam();
  expect(actions(entries)).toEqual([
    'tax_number_changed',
    'member_invited',
    'event_deleted',
    'member_removed',
    'member_changed',
  ]);
  expect(entries[1]?.about).toEqual(['zi@example.test']);
  expect(entries[4]).toMatchObject({
    account: { id: member.id },
    changes: [
      { what: 'Role', before: 'Door', after: 'Finance' },
      { what: 'Limited to events', before: null, after: 'A meetup, a deleted event' },
    ],
  });
  expect(actions(await own(member))).toEqual(['member_removed', 'member_changed']);
});

it('check-ins by hand and refunds are in the event’s record', async () => {
  const buyer = await makeUser(api.db);
  const purchase = { event_id: event, ticket_type: 'STANDARD' };
  const bought = await api.call({ as: buyer, ...send('POST', '/tickets/purchase/', purchase) });
  const { id, ticket_number } = bought.json<{ id: number; ticket_number: string }>();
  const as = organizer;
  for (const what of ['check_in', 'check_in', 'undo_check_in']) {
    await api.call({ as, ...send('POST', `/tickets/${what}/`, { ticket_number }) });
  }
  await api.call({ as, ...send('POST', `/tickets/${id}/refund/`) });
  const entries = await ofEvent();
  expect(actions(entries)).toEqual(['ticket_cancelled', 'check_in_undone', 'ticket_checked_in']);
  expect(entries[2]?.about).toEqual([`Ticket ${ticket_number}`]);
});

it('is read in pages, each entry once', async () => {
  for (let edit = 1; edit <= 5; edit += 1) await patch({ title: `Edit ${edit}` });
  for (const path of [`/events/${event}/record/`, `/desk/record/?event=${event}`]) {
    const seen: number[] = [];
    let next: string | null = `${path}${path.includes('?') ? '&' : '?'}page_size=2`;
    while (next) {
      const page: RecordPage = await read(admin, next.replace(/^\/api/, ''));
      seen.push(...page.results.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
  }
});

it('is limited to a kind of entry, page by page and in its file', async () => {
  const tax_number = '1234567890';
  await patch({ title: 'Of a kind' });
  await api.call({ as: organizer, ...send('PUT', '/money/tax-number/', { tax_number }) });
  await api.call({ as: organizer, ...send('POST', '/auth/logout-all/') });
  const every = `/desk/record/?account=${organizer.id}`;
  const ofKind = async (kind: string) =>
    actions((await read(admin, `${every}&kind=${kind}`)).results);
  expect(await ofKind('CHANGES')).toEqual(['tax_number_changed', 'event_changed']);
  expect(await ofKind('EVENTS')).toEqual(['event_changed']);
  expect(await ofKind('MONEY')).toEqual(['tax_number_changed']);
  expect(await ofKind('SIGN_INS')).toEqual(['sessions_ended']);
  expect((await read(admin, every)).results).toHaveLength(3);
  const first = await read(admin, '/desk/record/?kind=CHANGES&page_size=1');
  expect(actions(first.results)).toEqual(['tax_number_changed']);
  const second = await read(admin, first.next?.replace(/^\/api/, '') ?? '');
  expect(actions(second.results)).toEqual(['event_changed']);
  const file = await api.call({ as: admin, ...get('/desk/record.csv?kind=MONEY') });
  expect(file.body).toContain('Changed the tax number');
  expect(file.body).not.toContain('Changed the event');
  const wrong = await api.call({ as: admin, ...get('/desk/record/?kind=ODD') });
  expect(wrong.statusCode).toBe(400);
});

it('names the organizer of a payout, also in its file', async () => {
  await api.db.transaction().execute((trx) =>
    appendEntry(trx, {
      by: admin,
      action: 'payout_approved',
      about: { team: organizer.id, payout: 7 },
      at: new Date(),
    }),
  );
  const [entry] = await own(admin);
  expect(entry?.about).toEqual([expect.stringMatching(/^Payout 7 for Ada Number\d+$/)]);
  const file = await api.call({ as: admin, ...get(`/desk/record.csv?account=${admin.id}`) });
  expect(file.body).toContain(`,${entry?.about[0]},`);
});

it('is a file that no spreadsheet runs', async () => {
  await patch({ title: '=HYPERLINK("http://x.test")' });
  const answer = await api.call({ as: organizer, ...get(`/events/${event}/record.csv`) });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, line] = answer.body.split('\r\n');
  expect(head).toBe(
    '\uFEFFEntry,Time (Lagos),Who,As,What,Event ID,Event,Account,About,Changes,Request',
  );
  expect(line).toContain(`,"'=HYPERLINK(""http://x.test"")",`);
});

it('forgets who somebody was when they delete their account', async () => {
  await patch({ title: 'By somebody' });
  await api.call({ as: organizer, ...send('POST', `/events/${event}/cancel/`) });
  await api.call({
    as: organizer,
    ...send('PATCH', '/auth/profile/', { first_name: 'Ngozichukwuka' }),
  });
  const gone = await api.call({
    as: organizer,
    ...send('DELETE', '/auth/profile/', { password: PASSWORD }),
  });
  expect(gone.statusCode).toBe(204);
  const { results } = await read(admin, `/desk/record/?account=${organizer.id}`);
  expect(actions(results)).toEqual([
    'account_deleted',
    'profile_changed',
    'event_cancelled',
    'event_changed',
  ]);
  expect(new Set(results.map(({ actor }) => actor))).toEqual(new Set(['Deleted account']));
  const { rows } = await sql<{ text: string }>`SELECT record::text AS text FROM record`.execute(
    api.db,
  );
  const text = rows.map((row) => row.text).join('\n');
  expect(text).not.toMatch(/Ngozichukwuka/);
  expect(text).not.toContain(organizer.email);
});

it('is part of what one gets of one’s own data', async () => {
  await patch({ title: 'Mine' });
  const data = (await api.call({ as: organizer, ...get('/auth/export/') })).json();
  expect(data).toMatchObject({ record: [{ action: 'event_changed' }] });
});
