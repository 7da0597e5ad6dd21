import type { MailContent } from '../../platform/outbox/mail-content';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { get, send } from '../../testing/requests';
import { teamCalls } from '../../testing/teamCalls';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { OwnData } from './own-data-schemas';

let api: TestApp;
let calls: ReturnType<typeof teamCalls>;
beforeAll(async () => {
  api = await startTestApp();
  calls = teamCalls(api);
});
afterAll(() => api.close());

const exportOf = async (as: TestUser) =>
  (await api.call({ as, ...get('/auth/export/') })).json<OwnData>();
const erase = (as: TestUser) =>
  api.call({ as, ...send('DELETE', '/auth/profile/', { password: PASSWORD }) });

it('can be downloaded so often a minute', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_DOCUMENT: '2' } });
  try {
    const user = await makeUser(limited.db);
    const codes: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      codes.push((await limited.call({ as: user, ...get('/auth/export/') })).statusCode);
    }
    expect(codes).toEqual([200, 200, 429]);
  } finally {
    await limited.close();
  }
});

describe('the data of somebody who founded a team', () => {
  let founder: TestUser;
  let owner: TestUser;
  beforeEach(async () => {
    founder = await makeUser(api.db, 'ORGANIZER');
    owner = await makeUser(api.db);
    await calls.join(founder, owner, { role: 'OWNER' });
    await makeEvent(api.db, { organizer: founder, title: 'Published' });
    await makeEvent(api.db, { organizer: founder, title: 'Draft', status: 'DRAFT' });
  });
  const titles = async () => (await exportOf(founder)).events.map(({ title }) => title);
  const place = (payload: object) =>
    api.call({
      as: owner,
      ...send('PATCH', `/teams/${founder.id}/members/${founder.id}/`, { version: 1, ...payload }),
    });
  const remove = () =>
    api.call({ as: owner, ...send('DELETE', `/teams/${founder.id}/members/${founder.id}/`) });

  it('has the team’s drafts while they may see them', async () => {
    expect(await titles()).toEqual(['Draft', 'Published']);
    expect((await place({ role: 'MANAGER' })).statusCode).toBe(200);
    expect(await titles()).toEqual(['Draft', 'Published']);
  });

  it('has only their published events once they have left', async () => {
    expect((await remove()).statusCode).toBe(204);
    expect(await titles()).toEqual(['Published']);
  });

  it('has no drafts in a role that doesn’t see them, and only those of the events they work on', async () => {
    expect((await place({ role: 'FINANCE' })).statusCode).toBe(200);
    expect(await titles()).toEqual(['Published']);
    const event = await makeEvent(api.db, { organizer: founder, title: 'Own', status: 'DRAFT' });
    const limited = { role: 'MANAGER', event_ids: [event], version: 2 };
    expect((await place(limited)).statusCode).toBe(200);
    expect(await titles()).toEqual(['Own', 'Published']);
  });

  it('has no drafts while the team refuses them for want of two-step sign-in', async () => {
    await api.db
      .updateTable('teams')
      .set({ two_step_since: new Date() })
      .where('id', '=', founder.id)
      .execute();
    expect(await titles()).toEqual(['Published']);
  });

  it('has the payout accounts that they named, and those of other owners are in theirs', async () => {
    await makePayoutAccount(api.db, founder.id);
    const account = await api.db
      .selectFrom('payout_accounts')
      .selectAll()
      .where('user_id', '=', founder.id)
      .executeTakeFirstOrThrow();
    const { id: _id, ...named } = account;
    await api.db
      .insertInto('payout_accounts')
      .values({ ...named, state: 'WAITING', bank_name: 'Zenith Bank', asked_by: owner.id })
      .execute();
    const banks = async (as: TestUser) =>
      (await exportOf(as)).payout_accounts.map(({ bank_name }) => bank_name);
    expect(await banks(founder)).toEqual(['GTBank']);
    expect(await banks(owner)).toEqual(['Zenith Bank']);
  });
});

describe('what others have addressed to somebody', () => {
  it('is in their data: offered tickets and invitations, once the address is theirs', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const giver = await makeUser(api.db);
    const receiver = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    const event = await makeEvent(api.db, { organizer });
    const payload = { event_id: event, ticket_type: 'STANDARD' };
    const bought = await api.call({ as: giver, ...send('POST', '/tickets/purchase/', payload) });
    const { id } = bought.json<{ id: number }>();
    const to = { name: 'Bola Ade', email: receiver.email };
    await api.call({ as: giver, ...send('POST', `/tickets/${id}/transfer/`, to) });
    await calls.invite(organizer, receiver.email, { role: 'DOOR' });
    const addressed = async (as: TestUser) => {
      const data = await exportOf(as);
      return [data.transfers_received, data.team_invitations];
    };
    expect(await addressed(receiver)).toEqual([[], []]);
    await api.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', receiver.id)
      .execute();
    expect(await addressed(receiver)).toMatchObject([
      [{ event_id: event, to_name: 'Bola Ade', to_email: receiver.email, status: 'OPEN' }],
      [{ role: 'DOOR', ended_at: null }],
    ]);
    expect(await addressed(giver)).toEqual([[], []]);
    expect((await exportOf(giver)).transfers).toHaveLength(1);
  });
});

describe('an account whose address nobody has verified', () => {
  let stranger: TestUser;
  let organizer: TestUser;
  beforeEach(async () => {
    stranger = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    organizer = await makeUser(api.db, 'ORGANIZER');
    await calls.invite(organizer, stranger.email, { role: 'DOOR' });
    await mail('ticket');
    await mail('verify_email');
    await mail('password_reset', new Date('2026-01-01'));
  });

  /** Mail to the address: its data doesn't matter here. */
  const mail = (template: MailContent['template'], created_at = new Date()) =>
    api.db
      .insertInto('mails')
      .values({ template, recipient: stranger.email.toUpperCase(), data: '{}', created_at })
      .execute();
  const kindsLeft = async () => {
    const rows = await api.db
      .selectFrom('mails')
      .select('template')
      .where('recipient', 'in', [stranger.email, stranger.email.toUpperCase()])
      .orderBy('id')
      .execute();
    return rows.map(({ template }) => template);
  };
  const kinds = async () => (await exportOf(stranger)).mails.map(({ kind }) => kind);
  const verify = () =>
    api.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', stranger.id)
      .execute();

  it('exports only the mail that it caused itself, and all mail to the address once it is verified', async () => {
    expect(await kinds()).toEqual(['verify_email']);
    await verify();
    expect(await kinds()).toEqual(['password_reset', 'verify_email', 'ticket', 'team_invitation']);
  });

  it('is deleted without the mail and the invitations of whoever owns the address', async () => {
    expect((await erase(stranger)).statusCode).toBe(204);
    expect(await kindsLeft()).toEqual([
      'team_invitation',
      'ticket',
      'password_reset',
      'account_deleted',
    ]);
    expect((await calls.show(organizer)).invitations).toMatchObject([{ email: stranger.email }]);
  });

  it('is deleted with both once the address is verified', async () => {
    await verify();
    expect((await erase(stranger)).statusCode).toBe(204);
    expect(await kindsLeft()).toEqual(['account_deleted']);
    expect((await calls.show(organizer)).invitations).toEqual([]);
  });
});

describe('the payments in a buyer’s data', () => {
  it('say what was paid, not only what was asked, and that one is disputed', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    const buyer = await makeUser(api.db);
    const event = await makeEvent(api.db, { organizer, priceKobo: 800_000 });
    const payload = { event_id: event, ticket_type: 'STANDARD' };
    const bought = await api.call({ as: buyer, ...send('POST', '/tickets/purchase/', payload) });
    const { order } = bought.json<{ order: { id: number } }>();
    const opened_at = new Date('2026-03-01T09:00:00Z');
    const payment = { order_id: order.id, amount_kobo: 800_000, attempt: 1, created_at: opened_at };
    const { id } = await api.db
      .insertInto('payments')
      .values({ ...payment, reference: 'paid-1', status: 'REFUNDING', received_kobo: 799_900 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await exportOf(buyer)).tickets).toMatchObject([{ on_hold: false }]);
    await api.db
      .insertInto('disputes')
      .values({
        ...{ provider_id: 71, payment_id: id, status: 'OPEN', resolution: null, due_at: null },
        ...{ amount_kobo: 799_900, opened_at, asked_at: opened_at },
        ...{ resolved_at: null, reminded_at: null },
      })
      .execute();
    await api.db
      .updateTable('orders')
      .set({ suspended_at: opened_at })
      .where('id', '=', order.id)
      .execute();
    const data = await exportOf(buyer);
    expect(data.payments).toMatchObject([{ amount: '8000.00', received: '7999.00' }]);
    expect(data.tickets).toMatchObject([{ on_hold: true }]);
    expect(data.disputes).toEqual([
      {
        payment_reference: 'paid-1',
        amount: '7999.00',
        status: 'OPEN',
        opened_at: opened_at.toISOString(),
        resolved_at: null,
      },
    ]);
    expect((await exportOf(organizer)).disputes).toEqual([]);
  });
});
