import { pino } from 'pino';
import { contentOf } from '../../mail/mail-delivery';
import { renderMail } from '../../mail/mail-templates';
import { hidingSecrets } from '../../platform/http/logging';
import { mailSeal } from '../../platform/security/sealing';
import { TicketCodes } from '../../sales/tickets/ticket-codes';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { JWT_SECRET } from '../../testing/testApp';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { PayoutAccount } from './payout-accounts-schemas';
import { ATTEMPTS_PER_HOUR } from './payout-accounts-service';

const NUMBER = '0987654321';
const ACCESS = 1;
const ZENITH = 21;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestPayments;
let organizer: TestUser;
const log: string[] = [];

beforeAll(async () => {
  const sink = { write: (line: string) => void log.push(line) };
  shop = await startTestPayments({ log: pino(hidingSecrets('trace'), sink) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  await rename('Adaeze', 'Okonkwo');
  holds(NUMBER, 'OKONKWO ADAEZE');
});
afterEach(() => {
  shop.api.clock.now = null;
  shop.sandbox.faults.closedBanks.clear();
});

const call = (method: 'GET' | 'POST', path: string, payload?: object, as = organizer) =>
  shop.api.call({
    as,
    method,
    url: `/api/money/payout-account/${path}`,
    ...(payload && { payload }),
  });
const add = (change: object = {}, as = organizer) =>
  call('POST', '', { bank_id: ACCESS, account_number: NUMBER, ...change }, as);
const confirm = (code: string) => call('POST', 'confirm/', { code });
const current = async (as = organizer) =>
  (await call('GET', '', undefined, as)).json<PayoutAccount>();

function holds(accountNumber: string, name: string) {
  const id = shop.sandbox.ledger.nextId();
  shop.sandbox.ledger.save({ holder: { id, accountNumber, name } });
}

async function rename(first_name: string, last_name: string) {
  await shop.api.db
    .updateTable('users')
    .set({ first_name, last_name })
    .where('id', '=', organizer.id)
    .execute();
}

/** The organizer's mails as rendered. */
async function mails() {
  const rows = await shop.api.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', organizer.email)
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const content = contentOf(row, mailSeal(JWT_SECRET), new TicketCodes(JWT_SECRET));
    return { data: JSON.stringify(row.data), ...renderMail(content, 'https://nzuko.test') };
  });
}

const mailedCode = async () => /\b\d{6}\b/.exec((await mails()).at(-1)?.text ?? '')?.[0] ?? '';

async function confirmed(change: object = {}) {
  expect((await add(change)).statusCode).toBe(200);
  const answer = await confirm(await mailedCode());
  expect(answer.statusCode).toBe(200);
  return answer.json<PayoutAccount>();
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function label(): Promise<boolean> {
  const id = await makeEvent(shop.api.db, { organizer });
  const event = await shop.api.inject({ method: 'GET', url: `/api/events/${id}/` });
  return event.json<{ organizer_details: { is_verified: boolean } }>().organizer_details
    .is_verified;
}

describe('a payout account', () => {
  it('is looked up, confirmed by a mailed code, and then the organizer is verified', async () => {
    expect(await current()).toEqual({ is_verified: false, account: null, waiting: null });
    expect(await label()).toBe(false);
    const asked = (await add()).json<PayoutAccount>();
    expect(asked).toMatchObject({
      account: null,
      waiting: {
        bank: 'Access Bank',
        ending: '4321',
        account_name: 'OKONKWO ADAEZE',
        name_match: 'full',
        tries_left: 5,
      },
    });
    expect(await label()).toBe(false);

    const answer = await confirm(await mailedCode());
    expect(answer.json()).toMatchObject({
      is_verified: true,
      account: { ending: '4321', fits_name: true },
      waiting: null,
    });
    expect(await label()).toBe(true);
    const [, told] = await mails();
    expect(told?.subject).toBe('Your payout account is set');
    expect(told?.text).toContain('••••4321');
    // The provider can send money to it.
    const { recipient_code } = await shop.api.db
      .selectFrom('payout_accounts')
      .select('recipient_code')
      .where('user_id', '=', organizer.id)
      .executeTakeFirstOrThrow();
    expect(shop.sandbox.ledger.recipient(recipient_code)).toMatchObject({ accountNumber: NUMBER });
  });

  it('leaves neither its number nor its code in rows and logs', async () => {
    await add();
    const code = await mailedCode();
    const [mail] = await mails();
    expect(code).toHaveLength(6);
    expect(mail?.data).not.toContain(code);
    await confirm(code);
    const rows = await shop.api.db.selectFrom('payout_accounts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(NUMBER);
    expect(log.join('')).not.toContain(NUMBER);
  });

  it('pauses payouts for 48 hours, and says so by mail', async () => {
    shop.api.clock.now = new Date('2026-03-02T10:00:00Z');
    expect((await confirmed()).account?.paused_until).toBe('2026-03-04T10:00:00.000Z');
    expect((await mails()).at(-1)?.text).toContain('nothing is paid out before Wed, 4 Mar');
    shop.api.clock.now = new Date('2026-03-04T10:00:00Z');
    expect((await current()).account?.paused_until).toBeNull();
  });

  it('stays in use until another one is confirmed, whose mail names both', async () => {
    await confirmed();
    holds('0987654399', 'OKONKWO ADAEZE');
    await add({ bank_id: ZENITH, account_number: '0987654399' });
    expect((await current()).account?.ending).toBe('4321');
    await confirm(await mailedCode());
    expect((await current()).account).toMatchObject({ bank: 'Zenith Bank', ending: '4399' });
    const told = (await mails()).at(-1);
    expect(told?.subject).toBe('Your payout account has changed');
    expect(told?.text).toContain('Access Bank ••••4321');
  });

  it('can’t be given twice', async () => {
    await confirmed();
    expect((await add()).json()).toMatchObject({ code: 'same_account' });
  });
});

describe('an account is refused', () => {
  it.each<[string, object, string, string]>([
    [
      'nine digits',
      { account_number: '098765432' },
      'account_number',
      'An account number has 10 digits',
    ],
    [
      'letters',
      { account_number: '09876543AB' },
      'account_number',
      'An account number has 10 digits',
    ],
    [
      'a number that the bank doesn’t know',
      { account_number: '0000000000' },
      'account_number',
      'We couldn’t find this account at Access Bank. Check the number and the bank.',
    ],
    [
      'an unknown bank',
      { bank_id: 999 },
      'bank_id',
      'This bank isn’t available. Choose another one.',
    ],
    [
      'another holder',
      { account_number: '0987650001' },
      'account_number',
      'This account belongs to TUNDE BELLO, but your name here is Adaeze Okonkwo. Use an account in your own name, or correct your name in your settings.',
    ],
  ])('for %s', async (_what, change, field, sentence) => {
    const answer = await add(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ [field]: [sentence] });
    expect(await current()).toEqual({ is_verified: false, account: null, waiting: null });
    expect(await mails()).toEqual([]);
  });

  it('when its bank has closed since the list was read', async () => {
    await call('GET', 'banks/');
    shop.sandbox.faults.closedBanks.add('044');
    const answer = await add();
    expect(answer.json()).toEqual({
      account_number: [
        'We couldn’t find this account at Access Bank. Check the number and the bank.',
      ],
    });
  });

  it.each(['resolve', 'recipient'] as const)(
    'for now when the provider fails at “%s”',
    async (at) => {
      shop.sandbox.faults.plan(at, 'error', 1);
      const answer = await add();
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toMatchObject({ code: 'provider_unavailable' });
      expect((await current()).waiting).toBeNull();
      expect((await add()).statusCode).toBe(200);
    },
  );

  it.each(['resolve', 'recipient'] as const)(
    'for now, and not for itself, when the provider refuses our business at “%s”',
    async (at) => {
      shop.sandbox.faults.plan(at, 'refused', 1);
      const answer = await add();
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toMatchObject({ code: 'provider_unavailable' });
    },
  );

  it('while the organizer’s address isn’t verified', async () => {
    const hasty = await makeUser(shop.api.db, 'ORGANIZER', { isVerified: false });
    const answer = await add({}, hasty);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'email_unverified' });
  });

  it('without a last name to compare', async () => {
    await rename('Adaeze', '');
    expect((await add()).json()).toMatchObject({ code: 'name_missing' });
  });

  it('after a handful of look-ups within an hour, and not after it', async () => {
    for (let made = 0; made < ATTEMPTS_PER_HOUR; made += 1) {
      expect((await add({ account_number: '0000000000' })).statusCode).toBe(400);
    }
    const answer = await add();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    shop.api.clock.now = new Date(Date.now() + HOUR);
    expect((await add()).statusCode).toBe(200);
  });
});

describe('a code', () => {
  it('works five times wrong, and then not even right', async () => {
    await add();
    const code = await mailedCode();
    for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
      const answer = await confirm(wrong(code));
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(`You have ${left} left.`);
    }
    expect((await confirm(wrong(code))).body).toContain('it was the last try');
    const spent = await confirm(code);
    expect(spent.statusCode).toBe(410);
    expect(spent.json()).toMatchObject({ code: 'code_spent' });
    expect(await current()).toMatchObject({ is_verified: false, account: null });
    await call('POST', 'code/');
    expect((await confirm(await mailedCode())).statusCode).toBe(200);
  });

  it('is compared five times at most when thirty come at once', async () => {
    await add();
    const code = await mailedCode();
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(wrong(code))));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(25);
  });

  it('works for fifteen minutes', async () => {
    await add();
    const code = await mailedCode();
    shop.api.clock.now = new Date(Date.now() + 16 * MINUTE);
    expect((await confirm(code)).json()).toMatchObject({ code: 'code_expired' });
  });

  it('is replaced by a newer one', async () => {
    await add();
    const first = await mailedCode();
    await call('POST', 'code/');
    const second = await mailedCode();
    if (first !== second) expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(second)).statusCode).toBe(200);
  });

  it('confirms once when pressed five times at once, with one mail', async () => {
    await add();
    const code = await mailedCode();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(code)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await mails()).toHaveLength(2);
  });

  it('is nothing without an account, and another organizer’s is nothing here', async () => {
    expect((await confirm('123456')).json()).toMatchObject({ code: 'nothing_to_confirm' });
    expect((await call('POST', 'code/')).json()).toMatchObject({ code: 'nothing_to_confirm' });
    expect((await confirm('12345')).json()).toEqual({ code: ['The code has 6 digits'] });
  });

  it('isn’t taken after the organizer changed the name that was compared', async () => {
    await add();
    await rename('Chidi', 'Eze');
    expect((await confirm(await mailedCode())).json()).toMatchObject({ code: 'name_changed' });
    expect((await current()).account).toBeNull();
  });
});

describe('a verified organizer', () => {
  it('is no longer one under another name, until the account is given again, without a pause', async () => {
    shop.api.clock.now = new Date('2026-03-02T10:00:00Z');
    await confirmed();
    await rename('Adaeze', 'Eze');
    expect(await label()).toBe(false);
    expect(await current()).toMatchObject({ is_verified: false, account: { fits_name: false } });
    holds(NUMBER, 'EZE ADAEZE');
    shop.api.clock.now = new Date('2026-03-05T10:00:00Z');
    expect(await confirmed()).toMatchObject({ is_verified: true, account: { paused_until: null } });
    expect(await label()).toBe(true);
  });

  it('takes the account along in their data, masked, and nothing is left once erased', async () => {
    await confirmed();
    const data = await shop.api.call({ as: organizer, method: 'GET', url: '/api/auth/export/' });
    expect(data.json()).toMatchObject({
      payout_accounts: [{ bank_name: 'Access Bank', account_ending: '4321', state: 'CONFIRMED' }],
    });
    expect(data.body).not.toContain(NUMBER);
    const gone = await shop.api.call({
      as: organizer,
      method: 'DELETE',
      url: '/api/auth/profile/',
      payload: { password: PASSWORD },
    });
    expect(gone.statusCode).toBe(204);
    for (const table of ['payout_accounts', 'payout_account_attempts'] as const) {
      const left = shop.api.db.selectFrom(table).where('user_id', '=', organizer.id).selectAll();
      expect(await left.execute()).toEqual([]);
    }
  });
});
