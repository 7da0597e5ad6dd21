import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
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
