import { sql } from 'kysely';
import sharp from 'sharp';
import { formOf, makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { hashPassword } from '../../platform/security/passwords';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let user: TestUser;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db, 'ORGANIZER');
  organizer = await makeUser(api.db, 'ORGANIZER');
});

const erase = (payload: object = { password: PASSWORD }) =>
  api.call({ as: user, method: 'DELETE', url: '/api/auth/profile/', payload });
const buy = (as: TestUser, eventId: number) =>
  api.call({
    as,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: eventId, ticket_type: 'STANDARD' },
  });
const exportOf = (as: TestUser) => api.call({ as, method: 'GET', url: '/api/auth/export/' });
const rowOf = (id: number) =>
  api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: number) =>
  (await api.db.selectFrom('events').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;

describe('GET /auth/export/', () => {
  it('returns all of one’s own data and nobody else’s, as a file', async () => {
    const eventId = await makeEvent(api.db, { organizer });
    const bought = (await buy(user, eventId)).json<{ ticket_number: string }>();
    await buy(organizer, eventId);
    const draft = await makeEvent(api.db, { organizer: user, title: 'My draft', status: 'DRAFT' });
    await api.db
      .insertInto('saved_events')
      .values({ user_id: user.id, event_id: eventId })
      .execute();
    const { id: orderId } = await api.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('payments')
      .values({ order_id: orderId, attempt: 1, reference: `NZ-${orderId}-1`, amount_kobo: 150_000 })
      .execute();
    await api.inject({
      method: 'POST',
      url: '/api/auth/password-reset/',
      payload: { email: user.email },
    });

    const response = await exportOf(user);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="nzuko-data-\d{4}-\d{2}-\d{2}\.json"$/,
    );
    expect(response.json()).toMatchObject({
      profile: { id: user.id, email: user.email },
      orders: [{ event_id: eventId, event_title: 'A meetup', total: '0.00', status: 'PAID' }],
      tickets: [{ ticket_number: bought.ticket_number, status: 'VALID' }],
      payments: [{ order_id: orderId, amount: '1500.00', status: 'PENDING' }],
      saved_events: [{ event_id: eventId, event_title: 'A meetup' }],
      events: [{ id: draft, title: 'My draft', status: 'DRAFT' }],
    });
    const kinds = response.json<{ mails: { kind: string }[] }>().mails.map(({ kind }) => kind);
    expect(kinds).toContain('password_reset');
    expect(response.body).not.toContain('argon2');
    expect(response.body).not.toContain(organizer.email);
  });
});

describe('GET /auth/export/ of messages and refunds', () => {
  it('returns sent and read announcements, and refunds', async () => {
    const theirs = await makeEvent(api.db, { organizer, title: 'Lagos JS' });
    const mine = await makeEvent(api.db, { organizer: user, title: 'My meetup' });
    await buy(user, theirs);
    const write = (as: TestUser, event: number, subject: string) =>
      api.call({
        as,
        method: 'POST',
        url: `/api/events/${event}/announcements/`,
        payload: { subject, message: 'See you there.' },
      });
    await write(organizer, theirs, 'Doors at nine');
    await write(user, mine, 'Mine');
    await api.call({ as: user, method: 'POST', url: '/api/announcements/read/' });
    await write(organizer, theirs, 'Doors at ten');
    const { id: orderId } = await api.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const { id: paymentId } = await api.db
      .insertInto('payments')
      .values({ order_id: orderId, attempt: 1, reference: `NZ-${orderId}-9`, amount_kobo: 5000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('refunds')
      .values({ payment_id: paymentId, amount_kobo: 5000, reason: 'paid_twice' })
      .execute();

    expect((await exportOf(user)).json()).toMatchObject({
      announcements_received: [
        { event_title: 'Lagos JS', subject: 'Doors at ten', read_at: null },
        { event_title: 'Lagos JS', subject: 'Doors at nine', read_at: expect.any(String) },
      ],
      announcements_sent: [{ event_title: 'My meetup', subject: 'Mine', mailed: 0 }],
      refunds: [{ payment_reference: `NZ-${orderId}-9`, amount: '50.00', reason: 'paid_twice' }],
    });
    expect((await exportOf(organizer)).json()).toMatchObject({
      announcements_received: [],
      announcements_sent: [{ subject: 'Doors at ten' }, { subject: 'Doors at nine' }],
      refunds: [],
    });
  });
});

describe('DELETE /auth/profile/', () => {
  it.each([
    ['a wrong password', { password: 'Wrong1234' }, { password: ['This is not your password'] }],
    ['no password', {}, { password: ['This is not your password'] }],
    ['an unknown field', { sure: true }, { sure: ['This field is not known.'] }],
  ])('refuses %s, and erases nothing', async (_what, payload, errors) => {
    const response = await erase(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
    expect(await rowOf(user.id)).toMatchObject({ email: user.email, erased_at: null });
  });

  it('is refused while people hold tickets for events ahead, and names them', async () => {
    const eventId = await makeEvent(api.db, { organizer: user, title: 'Lagos JS' });
    await buy(organizer, eventId);
    const response = await erase();
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'tickets_sold',
      detail:
        'People hold tickets for your upcoming events: “Lagos JS”. Cancel them, or wait until they are over.',
    });
    expect(await statusOf(eventId)).toBe('PUBLISHED');
    expect((await rowOf(user.id)).erased_at).toBeNull();
  });

  it('anonymises the account, and says so by mail; sessions, identities, links and other mail go', async () => {
    const signedIn = await api.inject({
      method: 'POST',
      url: '/api/auth/token/',
      payload: { email: user.email, password: PASSWORD },
    });
    const { refresh } = signedIn.json<{ refresh: string }>();
    await api.inject({
      method: 'POST',
      url: '/api/auth/password-reset/',
      payload: { email: user.email },
    });
    await api.db
      .insertInto('social_identities')
      .values({ provider: 'google', subject: String(user.id), user_id: user.id })
      .execute();

    expect((await erase()).statusCode).toBe(204);
    expect(await rowOf(user.id)).toMatchObject({
      email: expect.stringMatching(/^erased-.+@erased\.invalid$/),
      username: expect.stringMatching(/^erased-/),
      first_name: 'Deleted',
      last_name: 'account',
      password_hash: null,
      erased_at: expect.any(Date),
    });
    for (const table of [
      'refresh_tokens',
      'social_identities',
      'reset_links',
      'known_browsers',
      'saved_events',
    ] as const) {
      const rows = await api.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', user.id)
        .execute();
      expect(rows).toEqual([]);
    }
    const mails = await api.db
      .selectFrom('mails')
      .select('template')
      .where('recipient', '=', user.email)
      .execute();
    expect(mails).toEqual([{ template: 'account_deleted' }]);

    const again = await api.inject({
      method: 'POST',
      url: '/api/auth/token/refresh/',
      payload: { refresh },
    });
    expect(again.statusCode).toBe(401);
    for (const answer of [await exportOf(user), await erase()]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ detail: 'This account no longer exists.' });
    }
  });

  it('can’t be prevented by whoever registers the name or address of a deleted account', async () => {
    for (const [username, email] of [
      [`erased-${user.id}`, `squatter${user.id}@example.test`],
      [`squatter${user.id}`, `erased-${user.id}@erased.invalid`],
    ]) {
      const payload = {
        email,
        username,
        first_name: 'Ada',
        last_name: 'Obi',
        password: PASSWORD,
        password2: PASSWORD,
        role: 'ATTENDEE',
      };
      const made = await api.inject({ method: 'POST', url: '/api/auth/register/', payload });
      expect(made.statusCode).toBe(201);
    }
    expect((await erase()).statusCode).toBe(204);
  });

  it('lets the address be registered again', async () => {
    await erase();
    const response = await api.inject({
      method: 'POST',
      url: '/api/auth/register/',
      payload: {
        email: user.email,
        username: 'back-again',
        first_name: 'Ada',
        last_name: 'Obi',
        password: PASSWORD,
        password2: PASSWORD,
        role: 'ATTENDEE',
      },
    });
    expect(response.statusCode).toBe(201);
  });

  it('keeps tickets and orders for the organizer’s books, without the person', async () => {
    const eventId = await makeEvent(api.db, { organizer });
    const { ticket_number } = (await buy(user, eventId)).json<{ ticket_number: string }>();
    await api.db
      .updateTable('tickets')
      .set({ holder_name: 'Ada Holder', holder_email: user.email })
      .where('ticket_number', '=', ticket_number)
      .execute();
    // A ticket that a friend bought for them.
    const friends = (await buy(organizer, eventId)).json<{ ticket_number: string }>();
    await api.db
      .updateTable('tickets')
      .set({ holder_name: 'Ada Holder', holder_email: user.email.toUpperCase() })
      .where('ticket_number', '=', friends.ticket_number)
      .execute();
    await erase();
    const attendees = await api.call({
      as: organizer,
      method: 'GET',
      url: `/api/events/${eventId}/attendees/`,
    });
    expect(attendees.body).toContain(ticket_number);
    expect(attendees.body).toContain('Deleted account');
    expect(attendees.body).not.toMatch(new RegExp(`${user.email}|Ada Holder`, 'i'));
  });

  it('leaves no name in what others offered to the person', async () => {
    const eventId = await makeEvent(api.db, { organizer });
    const friend = await makeUser(api.db);
    const { email, id } = user;
    for (const status of ['ACCEPTED', 'OPEN'] as const) {
      await buy(friend, eventId);
      const { id: ticketId } = await api.db
        .selectFrom('tickets')
        .select('id')
        .where('user_id', '=', friend.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await sql`INSERT INTO ticket_transfers
          (ticket_id, from_user_id, to_name, to_email, link, offered_at, expires_at,
            status, to_user_id, old_number, ended_at)
        SELECT ${ticketId}, ${friend.id}, 'Ada Holder', ${email.toUpperCase()},
          decode(md5(random()::text), 'hex'), now(), now() + interval '1 day', closed.*
        FROM (VALUES ('OPEN', NULL::int, NULL, NULL::timestamptz),
          ('ACCEPTED', ${id}::int, ${`OLD-${ticketId}`}, now())) AS closed (status)
        WHERE closed.status = ${status}`.execute(api.db);
    }
    await erase();
    const exported = await api.call({ as: friend, url: '/api/auth/export/' });
    expect(exported.body).not.toMatch(new RegExp(`${email}|Ada Holder`, 'i'));
    const open = api.db.selectFrom('ticket_transfers').where('from_user_id', '=', friend.id);
    expect(await open.select('id').where('status', '=', 'OPEN').execute()).toEqual([]);
  });

  it('removes the pictures from the disk', async () => {
    const picture = await sharp({
      create: { width: 90, height: 90, channels: 3, background: '#12B76A' },
    })
      .png()
      .toBuffer();
    const saved = await api.call({
      as: user,
      method: 'PATCH',
      url: '/api/auth/profile/',
      ...formOf({ profile_picture: { file: picture } }),
    });
    const { profile_picture } = saved.json<{ profile_picture: string }>();
    await erase();
    await api.parts.jobs.runDue('remove_picture');
    const gone = await api.inject({ method: 'GET', url: profile_picture });
    expect(gone.statusCode).toBe(404);
  });

  it('deletes drafts, cancels events that nobody has a ticket for, keeps those that are over', async () => {
    const draft = await makeEvent(api.db, { organizer: user, status: 'DRAFT' });
    const ahead = await makeEvent(api.db, { organizer: user });
    const over = await makeEvent(api.db, { organizer: user, start: new Date('2024-01-01') });
    expect((await erase()).statusCode).toBe(204);
    expect([await statusOf(draft), await statusOf(ahead), await statusOf(over)]).toEqual([
      undefined,
      'CANCELLED',
      'PUBLISHED',
    ]);
  });

  it('is refused if the password was reset while the old one was being checked', async () => {
    let erased: ReturnType<typeof erase> | undefined;
    await api.db.transaction().execute(async (trx) => {
      const password_hash = await hashPassword('Theirs123');
      await trx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute();
      erased = erase();
      await lockWaitedFor(api.db);
    });
    const answer = await erased;
    expect([answer?.statusCode, answer?.json()]).toEqual([
      400,
      { password: ['This is not your password'] },
    ]);
    expect((await rowOf(user.id)).erased_at).toBeNull();
  });

  it('sells no ticket for an event whose organizer is being deleted', async () => {
    const eventId = await makeEvent(api.db, { organizer: user });
    const [bought, erased] = await Promise.all([buy(organizer, eventId), erase()]);
    const outcome = [bought.statusCode, erased.statusCode];
    expect([
      [201, 409],
      [409, 204],
    ]).toContainEqual(outcome);
  });
});

it('takes the user’s own phone number from their orders, and no guest’s whom they sold a ticket at a door', async () => {
  const eventId = await makeEvent(api.db, { organizer });
  await api.db
    .insertInto('team_members')
    .values({ team_id: organizer.id, user_id: user.id, role: 'MANAGER' })
    .execute();
  const phone = '+2348031234567';
  const ticket = { ticket_type: 'STANDARD', phone };
  const url = '/api/tickets/purchase/';
  await api.call({ as: user, method: 'POST', url, payload: { ...ticket, event_id: eventId } });
  const sold = await api.call({
    as: user,
    method: 'POST',
    url: `/api/events/${eventId}/door/sales/`,
    payload: { ...ticket, method: 'FREE', total: '0.00' },
    headers: { 'idempotency-key': 'at-the-door' },
  });
  expect(sold.statusCode).toBe(201);
  expect((await erase()).statusCode).toBe(204);
  const orders = await api.db
    .selectFrom('orders')
    .select('phone')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
  expect(orders).toEqual([{ phone: null }, { phone }]);
});
