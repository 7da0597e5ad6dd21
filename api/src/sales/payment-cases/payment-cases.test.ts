import { makeUser, type TestUser } from '../../testing/builders';
import { get } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { PaymentCasePage } from './payment-cases-schemas';

let api: TestApp;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  admin = await makeUser(api.db, 'ADMIN');
  const day = (number: number) => new Date(Date.UTC(2031, 2, number));
  const made = (kind: 'payment_unclear' | 'payout_unclear', closed: number | null) => ({
    kind,
    subject: `${kind} ${closed}`,
    detail: 'See there.',
    opened_at: day(1),
    closed_at: closed === null ? null : day(closed),
  });
  const cases = [
    made('payment_unclear', 4),
    made('payout_unclear', null),
    made('payout_unclear', 5),
    made('payment_unclear', 3),
    made('payment_unclear', null),
  ];
  await api.db.insertInto('payment_cases').values(cases).execute();
});
afterAll(() => api.close());

const subjects = async (query: string) => {
  const answer = await api.call({ as: admin, ...get(`/payment-cases/${query}`) });
  return answer.json<PaymentCasePage>().results.map(({ subject }) => subject);
};

describe('GET /payment-cases/', () => {
  it('has the oldest open case first, and the last closed one', async () => {
    expect(await subjects('?state=OPEN')).toEqual(['payout_unclear null', 'payment_unclear null']);
    expect(await subjects('?state=CLOSED')).toEqual([
      'payout_unclear 5',
      'payment_unclear 4',
      'payment_unclear 3',
    ]);
    expect(await subjects('?state=CLOSED&page=2&page_size=2')).toEqual(['payment_unclear 3']);
  });

  it('is limited to a kind', async () => {
    expect(await subjects('?kind=payout_unclear')).toEqual([
      'payout_unclear null',
      'payout_unclear 5',
    ]);
    const wrong = await api.call({ as: admin, ...get('/payment-cases/?kind=odd') });
    expect(wrong.statusCode).toBe(400);
  });
});
