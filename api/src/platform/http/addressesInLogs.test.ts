import { Writable } from 'node:stream';
import { pino } from 'pino';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startMailServer, type MailServer } from '../../testing/mailServer';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { hidingSecrets } from './logging';

let shop: TestPayments;
let mailServer: MailServer;
let buyer: TestUser;
const lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  mailServer = await startMailServer();
  shop = await startTestPayments({
    env: { SMTP_URL: mailServer.smtpUrl, LOG_LEVEL: 'trace' },
    log: pino(hidingSecrets('trace'), sink),
  });
  buyer = await makeUser(shop.api.db);
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

const post = (url: string, payload: object, as?: TestUser) =>
  shop.api.call({ method: 'POST', url: `/api${url}`, payload, ...(as && { as }) });

/** A paid order, and one that the provider says was paid by somebody else. */
async function pay(): Promise<void> {
  const organizer = await makeUser(shop.api.db, 'ORGANIZER');
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 250_000 });
  const { id } = await shop.buy(buyer, event);
  await shop.pay(await shop.initiate(buyer, id));
  const orders = shop.api.db.selectFrom('orders').select('status').where('event_id', '=', event);
  await eventually(
    () => orders.execute(),
    (all) => all.every(({ status }) => status === 'PAID'),
  );
  const guest = { name: 'Dami', email: 'dami@example.test' };
  await post(`/tickets/${id}/transfer/`, guest, buyer);
}

async function refuseMails(): Promise<void> {
  mailServer.verdict = `550 5.1.1 <${buyer.email}>: no such user here`;
  const mails = await shop.api.db.selectFrom('mails').select('id').execute();
  const { signal } = new AbortController();
  for (const { id } of mails) await shop.api.parts.mail.tasks.send_mail.run(id, signal);
}

it('no email address is in a log line, whatever goes wrong', async () => {
  const { email } = buyer;
  await post('/auth/token/', { email, password: PASSWORD });
  await post('/auth/token/', { email, password: 'Wrong-1-word' });
  await post('/auth/password-reset/', { email });
  await post('/auth/register/', { email });
  await pay();
  await refuseMails();
  const log = shop.api.app.log;
  log.error({ err: new Error(`Key (email)=(${email}) already exists.`) }, `for ${email}`);
  log.info({ answer: { customer: { email } } }, 'an answer');

  const text = lines.join('');
  expect(text).toContain('mail not delivered');
  expect(text).toContain('no such user here');
  expect(text).toContain('Key (email)=([address])');
  for (const line of text.trim().split('\n')) {
    // Stack traces name files of packages such as `@fastify/cors`.
    expect(JSON.stringify(JSON.parse(line)).replaceAll('node_modules/@', '')).not.toContain('@');
  }
});
