import { makeEvent, makeUser } from '../testing/builders';
import { startTestApp } from '../testing/testApp';
import { SECRET_KEY, startTestPayments, type TestPayments } from '../testing/testPayments';
import { buildSandbox } from './sandbox-app';

let shop: TestPayments;
beforeAll(async () => {
  shop = await startTestPayments();
});
afterAll(() => shop.close());

async function startedPayment() {
  const buyer = await makeUser(shop.api.db);
  const event = await makeEvent(shop.api.db, { organizer: buyer, priceKobo: 1_234_500 });
  return shop.initiate(buyer, (await shop.buy(buyer, event)).id);
}

describe('the checkout page', () => {
  it('is served under the API’s own URL, with one inline stylesheet and no script', async () => {
    const { authorization_url } = await startedPayment();
    const code = authorization_url.split('/').at(-1);
    const page = await shop.api.inject({ method: 'GET', url: `/api/dev/checkout/${code}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Pay ₦12,345');
    expect(page.body).not.toContain('<script');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' /);

    const paid = await shop.api.inject({
      method: 'POST',
      url: `/api/dev/checkout/${code}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay&webhook=lost',
    });
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toMatch(/\/dashboard\?tab=my-tickets&reference=NZ-.*&trxref=NZ-/);
    const again = await shop.api.inject({ method: 'GET', url: `/api/dev/checkout/${code}` });
    expect(again.body).toContain('This payment has been made.');
  });

  it('rejects outcomes that it does not offer, and URLs of unknown payments', async () => {
    const { authorization_url: url } = await startedPayment();
    const body = new URLSearchParams({ outcome: 'steal' });
    expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
    expect((await fetch(`${url}x`)).status).toBe(404);
    expect((await fetch(`${url}x`, { method: 'POST', body })).status).toBe(404);
  });

  it('is not served when payments go to the real provider', async () => {
    const live = await startTestApp({ env: { PAYSTACK_SECRET_KEY: 'sk_live_key' } });
    const url = '/api/dev/checkout/anything';
    expect((await live.inject({ method: 'GET', url })).statusCode).toBe(404);
    await live.close();
  });
});

describe('the provider’s API', () => {
  const { app } = buildSandbox({
    secretKey: SECRET_KEY,
    webhookUrl: null,
    checkoutUrl: 'http://localhost/checkout',
  });
  afterAll(() => app.close());
  const initialize = (change: object, key = SECRET_KEY) =>
    app.inject({
      method: 'POST',
      url: '/transaction/initialize',
      headers: { authorization: `Bearer ${key}` },
      payload: { email: 'a@example.test', amount: 5000, reference: 'NZ-1-1', ...change },
    });

  it.each<[string, object, number, string]>([
    ['a missing email', { email: '' }, 400, 'invalid_email_address'],
    ['half a kobo', { amount: 0.5 }, 400, 'invalid_amount'],
    ['an underscore in the reference', { reference: 'NZ_1_1' }, 400, 'invalid_reference'],
    ['a foreign currency', { currency: 'USD' }, 403, 'unsupported_currency'],
  ])('refuses %s as Paystack does', async (_what, change, status, code) => {
    const answer = await initialize(change);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, code });
  });

  it('refuses a wrong key, and a reference that is already used', async () => {
    expect((await initialize({}, 'sk_test_other')).statusCode).toBe(401);
    expect((await initialize({ reference: 'NZ-2-1' })).statusCode).toBe(200);
    expect((await initialize({ reference: 'NZ-2-1' })).json()).toMatchObject({
      code: 'duplicate_reference',
    });
  });
});
