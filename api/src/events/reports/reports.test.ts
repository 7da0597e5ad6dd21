import { sql } from 'kysely';
import { renderMail } from '../../mail/mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { RecordPage } from '../../platform/record/record-schemas';
import type { EventReportPage, ReportCase, ReportCasePage } from './reports-schemas';

const DAY = 24 * 60 * 60 * 1000;

let api: TestApp;
let organizer: TestUser;
let admin: TestUser;
let other: TestUser;
let event: number;

beforeAll(async () => {
  api = await startTestApp({ env: { REPORTS_KEPT_DAYS: '30' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = null;
  await sql`TRUNCATE report_cases, event_reports, rate_limits, mails, raised_alerts CASCADE`.execute(
    api.db,
  );
  await api.db.updateTable('users').set({ role: 'ATTENDEE' }).where('role', '=', 'ADMIN').execute();
  organizer = await makeUser(api.db, 'ORGANIZER');
  admin = await makeUser(api.db, 'ADMIN');
  other = await makeUser(api.db, 'ADMIN');
  event = await makeEvent(api.db, { organizer, title: 'Lagos JS' });
});

const words = { report_reason: 'scam', message: 'The venue has never heard of it.' };
const report = (as?: TestUser, more: object = {}, id = event) =>
  api.call({ ...(as && { as }), ...send('POST', `/events/${id}/reports/`, { ...words, ...more }) });
const visitor = (email = 'bola@example.test', more: object = {}) =>
  report(undefined, { email, ...more });
const cases = async (query = '') =>
  (await api.call({ as: admin, ...get(`/desk/report-cases/${query}`) })).json<ReportCasePage>();
const theCase = async () => {
  const { results } = await cases();
  expect(results).toHaveLength(1);
  return results[0] as ReportCase;
};
const reportsOf = async ({ id }: ReportCase) =>
  (
    await api.call({ as: admin, ...get(`/desk/report-cases/${id}/reports/`) })
  ).json<EventReportPage>().results;
const act =
  (what: string, body: object, as = admin) =>
  async (id?: number) =>
    api.call({
      as,
      ...send('POST', `/desk/report-cases/${id ?? (await theCase()).id}/${what}/`, body),
    });
const dismiss = (as?: TestUser, note = 'It’s a real venue') => act('dismiss', { note }, as);
const suspend = (as?: TestUser, reason = 'Nobody at the venue knows of it') =>
  act('suspend', { reason, note: 'Called them' }, as);
const mails = async (template = 'report_handled') => {
  const rows = await api.db
    .selectFrom('mails')
    .select(['recipient', 'template', 'data'])
    .where('template', '=', template)
    .orderBy('recipient')
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    ...renderMail(row as unknown as MailContent, 'https://nzuko.test'),
  }));
};

describe('POST /events/:id/reports/', () => {
  it('gathers what visitors and accounts report into one case, for administrators', async () => {
    const attendee = await makeUser(api.db);
    expect((await visitor()).statusCode).toBe(202);
    expect((await report(attendee, { report_reason: 'stolen' })).json()).toEqual({
      is_repeated: false,
    });
    const found = await theCase();
    expect(found).toMatchObject({
      event: { id: event, title: 'Lagos JS', is_suspended: false, organizer: { id: organizer.id } },
      handled: null,
    });
    expect(found.reasons).toHaveLength(2);
    expect(await reportsOf(found)).toMatchObject([
      { reason: 'scam', message: words.message, account: null, email: 'bola@example.test' },
      { reason: 'stolen', account: { id: attendee.id }, email: attendee.email },
    ]);
  });

  it('keeps one report per person while the case is open, and says so to accounts alone', async () => {
    const attendee = await makeUser(api.db);
    await report(attendee);
    expect((await report(attendee, { message: 'Once more, please.' })).json()).toEqual({
      is_repeated: true,
    });
    await visitor();
    // Or anybody could ask who has reported an event.
    expect((await visitor(' BOLA@example.test ')).json()).toEqual({ is_repeated: false });
    const found = await theCase();
    expect((await reportsOf(found)).map(({ message }) => message)).toEqual([
      words.message,
      words.message,
    ]);
    await dismiss()();
    expect((await report(attendee)).json()).toEqual({ is_repeated: false });
    expect((await theCase()).id).not.toBe(found.id);
  });

  it('makes one case of reports that arrive at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => makeUser(api.db)));
    await Promise.all(people.flatMap((person) => [report(person), report(person)]));
    expect(await reportsOf(await theCase())).toHaveLength(people.length);
  });

  it('stores no more reports of an event than anybody reads, and says so', async () => {
    const early = await makeUser(api.db);
    await report(early);
    await sql`
      INSERT INTO event_reports (case_id, reason, message, email, reported_at)
      SELECT id, 'scam', 'The same again.', n || '@example.test', now()
      FROM report_cases, generate_series(1, 499) n`.execute(api.db);
    for (const refused of [await report(await makeUser(api.db)), await visitor()]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'enough_reports',
        detail:
          'So many people have reported this event that we can’t take any more reports of it. We’re looking into it.',
      });
    }
    expect((await report(early)).json()).toEqual({ is_repeated: true });
    expect((await theCase()).reasons).toEqual([{ reason: 'scam', count: 500 }]);
  });

  it.each([
    ['no address', { email: undefined }, { email: ['Please enter a valid email address'] }],
    ['no reason', { report_reason: undefined }, { report_reason: ['Choose a reason'] }],
    ['an unknown reason', { report_reason: 'spite' }, { report_reason: ['Choose a reason'] }],
    ['no message', { message: ' ' }, { message: ['Message is required'] }],
    [
      'a short message',
      { message: ' bad  ' },
      { message: ['Message must be at least 10 characters'] },
    ],
    [
      'a long message',
      { message: 'a'.repeat(2001) },
      { message: ['Message must be at most 2000 characters'] },
    ],
  ])('with %s nothing is stored', async (_what, more, fields) => {
    const answer = await visitor(undefined, more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(fields);
    expect((await cases()).results).toEqual([]);
  });

  it('is of events that visitors see', async () => {
    const draft = await makeEvent(api.db, { organizer, status: 'DRAFT' });
    const cancelled = await makeEvent(api.db, { organizer, status: 'CANCELLED' });
    const attendee = await makeUser(api.db);
    const statuses = [];
    for (const id of [draft, 999_999, cancelled]) {
      statuses.push((await report(attendee, {}, id)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 202]);
  });

  it('refuses those who run the event, with a sentence', async () => {
    const member = await makeUser(api.db);
    await api.db
      .insertInto('team_members')
      .values({ team_id: organizer.id, user_id: member.id, role: 'DOOR' })
      .execute();
    for (const [as, sentence] of [
      [organizer, /^This is your own event\./],
      [member, /^You’re in the team that runs this event/],
    ] as const) {
      const answer = await report(as);
      expect([answer.statusCode, answer.json()['code']]).toEqual([409, 'own_event']);
      expect(answer.json()['detail']).toMatch(sentence);
    }
    expect((await cases()).results).toEqual([]);
  });
});

describe('handling a case', () => {
  it('tells those who reported, each once, and nothing of the decision', async () => {
    const attendee = await makeUser(api.db);
    await report(attendee);
    await visitor();
    await visitor(attendee.email.toUpperCase());
    const done = await dismiss()();
    expect(done.json()).toMatchObject({
      handled: {
        outcome: 'DISMISSED',
        note: 'It’s a real venue',
        by: expect.any(String) as string,
      },
    });
    const told = await mails();
    expect(told.map(({ to }) => to)).toEqual(['bola@example.test', attendee.email]);
    for (const { text } of told) {
      expect(text).toContain('not taking action for now');
      expect(text).not.toContain('real venue');
    }
    // Anybody can enter anybody's address: such a mail holds nothing that other people wrote.
    expect(told.map(({ text }) => text.includes('Lagos JS'))).toEqual([false, true]);
  });

  it('suspends the event with the suspension that exists', async () => {
    await report(await makeUser(api.db));
    const done = await suspend()();
    expect([done.statusCode, done.json()]).toEqual([
      200,
      expect.objectContaining({
        event: expect.objectContaining({ is_suspended: true }) as object,
        handled: expect.objectContaining({ outcome: 'SUSPENDED', note: 'Called them' }) as object,
      }),
    ]);
    expect((await api.call(get(`/events/${event}/`))).json()).toMatchObject({ is_suspended: true });
    expect((await mails())[0]?.text).toContain('paused booking for it while we look into it.');
    const [toOrganizer] = await mails('suspension');
    expect(toOrganizer?.text).toContain('Nobody at the venue knows of it');
    expect(toOrganizer?.text).not.toContain('Called them');
    expect((await mails('suspension')).map(({ to }) => to)).toEqual([organizer.email]);
  });

  it.each([
    ['dismissing', () => [admin, other, admin, other, admin, other].map((as) => dismiss(as))],
    ['dismissing and suspending', () => [dismiss(admin), suspend(other)]],
    ['suspending and suspending', () => [suspend(admin), suspend(other)]],
  ])('of administrators who act at once, %s, one does it', async (_what, acts) => {
    await report(await makeUser(api.db));
    const { id } = await theCase();
    const answers = await Promise.all(acts().map((one) => one(id)));
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    const late = answers.filter(({ statusCode }) => statusCode === 409);
    expect([done.length, late.length]).toEqual([1, answers.length - 1]);
    expect(late[0]?.json()).toMatchObject({
      code: 'already_handled',
      detail: expect.stringMatching(
        /^Ada Number\d+ (dismissed these reports|suspended this event) already, on .+: \S/,
      ) as string,
    });
    expect(await mails()).toHaveLength(1);
    expect((await mails('suspension')).length).toBeLessThan(2);
    const { rows } = await sql`SELECT FROM record WHERE action = 'reports_handled'
      AND changes->'event_id'->>1 = ${String(event)}`.execute(api.db);
    expect(rows).toHaveLength(1);
  });

  it('ends the case of an event that is suspended from elsewhere', async () => {
    await visitor();
    const { id } = await theCase();
    await api.call({
      as: other,
      ...send('POST', `/desk/events/${event}/suspend/`, { reason: 'Looks like a fraud' }),
    });
    expect((await cases('?open=false')).results).toMatchObject([
      { id, handled: { outcome: 'SUSPENDED' } },
    ]);
    const recorded = await api.call({ as: admin, ...get('/desk/record/?kind=EVENTS') });
    expect(recorded.json<RecordPage>().results[0]?.changes).toEqual([
      { what: 'Event', before: null, after: 'Lagos JS' },
      { what: 'Outcome', before: null, after: 'Suspended' },
    ]);
    expect((await dismiss()(id)).statusCode).toBe(409);
    expect(await mails()).toHaveLength(1);
  });

  it('suspends nothing twice, and counts as acting on what is suspended already', async () => {
    await api.call({
      as: other,
      ...send('POST', `/desk/events/${event}/suspend/`, { reason: 'Looks like a fraud' }),
    });
    await visitor();
    const again = await suspend()();
    expect([again.statusCode, again.json()['code']]).toEqual([409, 'already_suspended']);
    expect((await dismiss()()).statusCode).toBe(200);
    expect((await mails())[0]?.text).toContain('taken action');
  });

  it('takes no report into a case that is being handled', async () => {
    await visitor();
    const { id } = await theCase();
    const [, reported] = await Promise.all([dismiss()(id), visitor('late@example.test')]);
    expect(reported.statusCode).toBe(202);
    const told = (await mails()).map(({ to }) => to);
    const { results: open } = await cases();
    // Either it was in time and is thanked for, or it waits in another case.
    expect([...told, ...open.map(() => 'late@example.test')]).toEqual([
      'bola@example.test',
      'late@example.test',
    ]);
  });

  it('needs a note to dismiss, and a reason to suspend', async () => {
    await visitor();
    expect((await dismiss(admin, ' ')()).json()).toEqual({ note: ['Note is required'] });
    expect((await suspend(admin, ' ')()).json()).toEqual({ reason: ['Reason is required'] });
    expect((await theCase()).handled).toBeNull();
  });

  it('isn’t shown to whoever runs the event', async () => {
    await visitor();
    await dismiss()();
    const record = await api.call({ as: organizer, ...get(`/events/${event}/record/`) });
    expect(record.statusCode).toBe(200);
    expect(record.body).not.toMatch(/reports|real venue/);
  });
});

describe('GET /desk/report-cases/', () => {
  it('lists open cases by who waits longest, and handled ones by the latest, in pages', async () => {
    const events = [event];
    for (let n = 0; n < 2; n += 1) events.push(await makeEvent(api.db, { organizer }));
    for (const id of events) await report(undefined, { email: 'a@example.test' }, id);
    const ids = async (query: string) => {
      const found: number[] = [];
      for (let path: string | null = `?page_size=2${query}`; path !== null;) {
        const page: ReportCasePage = await cases(path.replace(/^.*\?/, '?'));
        found.push(...page.results.map((one) => one.event.id));
        path = page.next;
      }
      return found;
    };
    expect(await ids('')).toEqual(events);
    const open = (await cases()).results;
    for (const { id } of [open[1], open[0], open[2]] as ReportCase[]) await dismiss()(id);
    expect(await ids('&open=false')).toEqual([events[2], events[0], events[1]]);
    expect(await ids('')).toEqual([]);
  });
});

describe('administrators', () => {
  const look = () => api.parts.mail.tasks.raise_alerts.run();
  it('get one mail per case, however many report it', async () => {
    await visitor('a@example.test');
    await look();
    await visitor('b@example.test');
    await look();
    expect((await mails('alert')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Action needed: Case \d+: an event was reported$/),
      expect.stringMatching(/^Action needed: Case \d+: an event was reported$/),
    ]);
    const { body } = await api.inject({ url: '/api/metrics' });
    expect(body).toContain('report_cases_open 1');
  });
});

describe('personal data', () => {
  it('is in one’s own export, also what one reported as a visitor', async () => {
    const attendee = await makeUser(api.db);
    await report(attendee);
    const second = await makeEvent(api.db, { organizer, title: 'Abuja JS' });
    await report(undefined, { email: attendee.email.toUpperCase() }, second);
    const exported = await api.call({ as: attendee, ...get('/auth/export/') });
    expect(exported.json()['event_reports']).toMatchObject([
      { event_title: 'Abuja JS', reason: 'scam', message: words.message },
      { event_title: 'Lagos JS' },
    ]);
    const stranger = await makeUser(api.db);
    const theirs = await api.call({ as: stranger, ...get('/auth/export/') });
    expect(theirs.json()['event_reports']).toEqual([]);
  });

  it('leaves a report with its account, and the text stays', async () => {
    const attendee = await makeUser(api.db);
    await report(attendee);
    const erased = await api.call({
      as: attendee,
      ...send('DELETE', '/auth/profile/', { password: PASSWORD }),
    });
    expect(erased.statusCode).toBe(204);
    expect(await reportsOf(await theCase())).toMatchObject([
      { message: words.message, account: null, email: null },
    ]);
    expect((await dismiss()()).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it('is erased after its days, and nothing that waits', async () => {
    await visitor();
    await dismiss()();
    const { id } = (await cases('?open=false')).results[0] as ReportCase;
    await visitor();
    const forget = (days: number) => {
      api.clock.now = new Date(Date.now() + days * DAY);
      return api.parts.events.tasks.forget_reports.run();
    };
    await forget(29);
    expect((await cases('?open=false')).results).toHaveLength(1);
    await forget(31);
    expect((await cases('?open=false')).results).toEqual([]);
    expect((await cases()).results).toHaveLength(1);
    const left = await api.db.selectFrom('event_reports').select('case_id').execute();
    expect(left.map(({ case_id }) => case_id === id)).toEqual([false]);
  });
});
