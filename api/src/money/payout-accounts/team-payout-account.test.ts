import type { Kysely } from 'kysely';
import { contentOf } from '../../mail/mail-delivery';
import { renderMail } from '../../mail/mail-templates';
import { mailSeal } from '../../platform/security/sealing';
import { up as forgetPayoutAccounts } from '../../platform/database/migrations/0630-forgotten-payout-accounts';
import { teamLead } from '../../platform/teams/team-lead-repository';
import { TicketCodes } from '../../sales/tickets/ticket-codes';
import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { send } from '../../testing/requests';
import { teamCalls } from '../../testing/teamCalls';
import { JWT_SECRET } from '../../testing/testApp';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { PayoutAccount } from './payout-accounts-schemas';

const NUMBER = '0987654322';
const PATH = '/money/payout-account/';

let shop: TestPayments;
let calls: ReturnType<typeof teamCalls>;
let founder: TestUser;
let owner: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  calls = teamCalls(shop.api);
});
afterAll(() => shop.close());
beforeEach(async () => {
  founder = await makeUser(shop.api.db, 'ORGANIZER');
  owner = await makeUser(shop.api.db);
  await shop.api.db
    .updateTable('users')
    .set({ first_name: 'Bolanle', last_name: 'Ogunbanjo' })
    .where('id', '=', owner.id)
    .execute();
  const id = shop.sandbox.ledger.nextId();
  const holder = { id, accountNumber: NUMBER, name: 'OGUNBANJO BOLANLE' };
  shop.sandbox.ledger.save({ holder });
  await calls.join(founder, owner, { role: 'OWNER' });
});

const call = (as: TestUser, method: 'GET' | 'POST', path = '', payload?: object) =>
  shop.api.call({
    as,
    method,
    url: `/api${PATH}${path}`,
    headers: { 'x-team': String(founder.id) },
    ...(payload && { payload }),
  });
const name = (as: TestUser) => call(as, 'POST', '', { bank_id: 1, account_number: NUMBER });

async function textsTo({ email }: TestUser): Promise<string[]> {
  const rows = await shop.api.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .where('template', 'like', 'payout_account%')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const content = contentOf(row, mailSeal(JWT_SECRET), new TicketCodes(JWT_SECRET));
    return renderMail(content, 'https://nzuko.test').text;
  });
}

/** The owner names their account, and puts it in use. */
async function inUse() {
  await name(owner);
  const code = /\b\d{6}\b/.exec((await textsTo(owner)).at(-1) ?? '')?.[0];
  expect((await call(owner, 'POST', 'confirm/', { code })).statusCode).toBe(200);
}

it('is in the name of the owner who names it: they get the code, and all owners are told', async () => {
  const asked = await name(owner);
  expect(asked.json<PayoutAccount>().waiting).toMatchObject({
    account_name: 'OGUNBANJO BOLANLE',
    is_yours: true,
  });
  expect((await call(founder, 'GET')).json()).toMatchObject({ waiting: { is_yours: false } });
  expect(await textsTo(founder)).toEqual([]);
  // Whoever asks for the code, it goes to the owner of the account.
  expect((await call(founder, 'POST', 'code/')).statusCode).toBe(200);
  expect(await textsTo(founder)).toEqual([]);
  const [, mail = ''] = await textsTo(owner);
  const code = /\b\d{6}\b/.exec(mail)?.[0];
  const confirmed = await call(owner, 'POST', 'confirm/', { code });
  expect(confirmed.json()).toMatchObject({
    is_verified: false,
    account: { fits_name: true, is_yours: true },
  });
  const seen = (await call(founder, 'GET')).json();
  expect(seen).toMatchObject({ account: { is_yours: false } });
  expect((await textsTo(founder)).at(-1)).toContain('OGUNBANJO BOLANLE');
  expect((await textsTo(owner)).at(-1)).toContain('OGUNBANJO BOLANLE');
});

it('is refused to an owner in whose name it isn’t', async () => {
  const answer = await name(founder);
  expect(answer.statusCode).toBe(400);
});

it('has mails about its payouts sent to the founder, or once they have handed over, to the first owner', async () => {
  const lead = async () =>
    (
      await shop.api.db
        .selectFrom('teams')
        .select(teamLead('teams.id').as('lead'))
        .where('id', '=', founder.id)
        .executeTakeFirstOrThrow()
    ).lead;
  expect(await lead()).toBe(founder.id);
  const path = `/teams/${founder.id}/owner/`;
  await shop.api.call({ as: founder, ...send('POST', path, { user_id: owner.id }) });
  expect(await lead()).toBe(owner.id);
});

describe('once the owner who named it has deleted their account', () => {
  const erase = () =>
    shop.api.call({ as: owner, ...send('DELETE', '/auth/profile/', { password: PASSWORD }) });
  const rows = () =>
    shop.api.db
      .selectFrom('payout_accounts')
      .selectAll()
      .where('user_id', '=', founder.id)
      .execute();

  it('isn’t paid to any more: payouts wait until another owner names theirs', async () => {
    await inUse();
    expect((await erase()).statusCode).toBe(204);
    expect((await call(founder, 'GET')).json()).toEqual({
      is_verified: false,
      account: null,
      waiting: null,
    });
    const payout = await shop.api.call({ as: founder, ...send('POST', '/money/payouts/', {}) });
    expect([payout.statusCode, payout.json()['code']]).toEqual([409, 'no_payout_account']);
    const { first_name, last_name } = await shop.api.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', founder.id)
      .executeTakeFirstOrThrow();
    const id = shop.sandbox.ledger.nextId();
    const holder = { id, accountNumber: NUMBER, name: `${last_name} ${first_name}` };
    shop.sandbox.ledger.save({ holder });
    expect((await name(founder)).statusCode).toBe(200);
  });

  it('is gone, also if it waits for its code', async () => {
    await name(owner);
    expect((await erase()).statusCode).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('stays in the books without a name if money was sent to it', async () => {
    await inUse();
    const [account] = await rows();
    await shop.api.db
      .insertInto('payouts')
      .values({
        organizer_id: founder.id,
        account_id: account?.id ?? 0,
        amount_kobo: 500_000,
        fee_kobo: 1_000,
        reference: `nz-payout-${founder.id}-0123456789abcdef`,
        state: 'PAID',
        requested_at: new Date(),
      })
      .execute();
    expect((await erase()).statusCode).toBe(204);
    expect(await rows()).toMatchObject([
      { state: 'REPLACED', account_name: '', first_name: '', last_name: '' },
    ]);
  });

  it('is taken out of use by the upgrade if they did so earlier', async () => {
    await inUse();
    await shop.api.db
      .updateTable('users')
      .set({ erased_at: new Date() })
      .where('id', '=', owner.id)
      .execute();
    await forgetPayoutAccounts(shop.api.db as unknown as Kysely<unknown>);
    expect(await rows()).toMatchObject([
      { state: 'REPLACED', account_name: '', first_name: '', last_name: '' },
    ]);
  });
});
