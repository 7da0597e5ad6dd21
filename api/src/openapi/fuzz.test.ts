import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { RequestFuzzer } from '../testing/requestFuzzer';
import { startTestApp, type TestApp } from '../testing/testApp';
import { readDocument } from './readDocument';

const SEED = Number(process.env.FUZZ_SEED ?? 20_260_301);
const REQUESTS = 2_200;
const SLOWEST_MS = 10_000;
/** Statuses that any route may return without listing them. */
const ANYWHERE = [400, 404, 413, 414, 415];

jest.setTimeout(120_000);

let api: TestApp;
const people: (TestUser | undefined)[] = [undefined];
beforeAll(async () => {
  api = await startTestApp({
    env: {
      RATE_LIMIT_PURCHASE: '0',
      RATE_LIMIT_PURCHASE_ADDRESS: '0',
      RATE_LIMIT_PAYMENT: '0',
      // Nothing listens there; a request that gets that far must still be answered.
      PAYSTACK_BASE_URL: 'http://127.0.0.1:9',
    },
  });
  const organizer = await makeUser(api.db, 'ORGANIZER');
  people.push(await makeUser(api.db), organizer, await makeUser(api.db, 'ADMIN'));
  for (const status of ['PUBLISHED', 'PUBLISHED', 'DRAFT', 'CANCELLED'] as const) {
    await makeEvent(api.db, {
      organizer,
      status,
      types: [{ kind: 'VIP', priceKobo: 0, quota: 5 }],
    });
  }
});
afterAll(() => api.close());

it(`answers ${REQUESTS} requests made from the document, valid and broken, without a fault`, async () => {
  await api.app.ready();
  const document = readDocument(api.app.swagger());
  const fuzzer = new RequestFuzzer(document, SEED);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  for (let i = 0; i < REQUESTS; i += 1) {
    const { operation, request } = fuzzer.next();
    const as = fuzzer.pick(people);
    const began = Date.now();
    const answer = await api.call({ ...request, ...(as && { as }) });
    const status = answer.statusCode;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isKnown = String(status) in operation.answers || ANYWHERE.includes(status);
    const isProviderSilent = status === 502 && isKnown;
    if ((status >= 500 && !isProviderSilent) || !isKnown || Date.now() - began > SLOWEST_MS) {
      faults.push(
        `${i}: ${operation.method} ${String(request.url).slice(0, 100)} -> ${status} ` +
          `${answer.body.slice(0, 200)} ` +
          `for ${String(request.payload).slice(0, 300)}`,
      );
    }
  }
  expect(faults).toEqual([]);
  // Makes sure that there were both accepted and rejected requests.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(100);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(100);
});
