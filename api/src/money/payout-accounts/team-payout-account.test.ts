import { contentOf } from '../../mail/mail-delivery';
import { renderMail } from '../../mail/mail-templates';
import { mailSeal } from '../../platform/security/sealing';
import { teamLead } from '../../platform/teams/team-lead-repository';
import { TicketCodes } from '../../sales/tickets/ticket-codes';
import { makeUser, type TestUser } from '../../testing/builders';
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

it('is in the name of the owner who names it: they get the code, and all owners are told', async () => {
  const asked = await name(owner);
  expect(asked.json<PayoutAccount>().waiting).toMatchObject({ account_name: 'OGUNBANJO BOLANLE' });
  expect(await textsTo(founder)).toEqual([]);
  // Whoever presses it, the code goes to the owner whose account it is.
  expect((await call(founder, 'POST', 'code/')).statusCode).toBe(200);
  expect(await textsTo(founder)).toEqual([]);
  const [, mail = ''] = await textsTo(owner);
  const code = /\b\d{6}\b/.exec(mail)?.[0];
  const confirmed = await call(owner, 'POST', 'confirm/', { code });
  expect(confirmed.json()).toMatchObject({ is_verified: false, account: { fits_name: true } });
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
