import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  DEMO_PASSWORD,
  demoPeople,
  FAKE_PAYER_TAKES_MS,
  fakeOperations,
  makeFakeApi,
} from 'shared-ui/fake-api';
import { scenarios } from 'shared-ui/fake-api/scenarios';
import { openOrdersOfCancelledEvents } from '../modules/events/event-editing-repository';
import { hashPassword } from '../security/passwords';
import { answerChecks } from '../testing/answerChecks';
import { makeStage, type Backend } from '../testing/fakeContract/stage';
import { eventually, startTestPayments, type TestPayments } from '../testing/testPayments';
import { readDocument } from './readDocument';

// The fake API of the isolation harness and the real API are asked the same, and must answer the same.

const repository = resolve(__dirname, '../../..');
const today = new Date('2026-03-02T09:00:00.000Z');

/** Operations that no screen calls by script, by why; all others the fake must know. */
const notForScreens: Record<string, string> = {
  'GET /auth/{provider}/redirect/': 'a page of its own: the browser goes there',
  'GET /auth/{provider}/callback/': 'the provider sends the browser there',
  'GET /events/{id}/calendar.ics': 'a file that a link downloads',
  'GET /announcements/sent/': 'for operators',
  'POST /telemetry/': 'the shell reports there',
  'POST /payments/webhook/': 'the payment provider calls it',
  'GET /refunds/': 'for operators',
  'POST /refunds/{id}/retry/': 'for operators',
  'POST /refunds/{id}/settle/': 'for operators',
  'GET /health/': 'for machines that watch',
  'GET /health/live/': 'for machines that watch',
  'GET /mails/': 'for operators',
  'POST /mails/{id}/resend/': 'for operators',
};
/** Known to the fake, but no scenario gets there: a mailed link, a provider's keys. */
const neverSucceed = ['POST /auth/password-reset-confirm/{uid}/{token}/', 'POST /auth/{provider}/'];

const known = fakeOperations.map(({ method, path }) => `${method} ${path}`).sort();
const succeeded = new Set<string>();

let shop: TestPayments;
let real: ReturnType<typeof makeStage>;
let fake: ReturnType<typeof makeStage>;

async function insertDemoPeople(): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = demoPeople.map((person) => ({ ...person, password_hash }));
  await shop.api.db.insertInto('users').values(rows).execute();
}

beforeAll(async () => {
  shop = await startTestPayments();
  const { api } = shop;
  api.clock.now = today;
  await insertDemoPeople();
  const passwords = Object.fromEntries(demoPeople.map(({ email }) => [email, DEMO_PASSWORD]));

  const realApi: Backend = {
    send: async (request) => {
      const { statusCode, body } = await api.inject(request);
      // Orders of a cancelled event end right after its answer.
      if (/\/events\/\d+\/cancel\/$/.test(request.url)) {
        await eventually(
          () => openOrdersOfCancelledEvents(api.db, 1),
          (orders) => orders.length === 0,
        );
      }
      return { status: statusCode, body };
    },
    pay: async (payment) => {
      await fetch(payment.authorization_url, { method: 'POST', redirect: 'manual' });
    },
  };

  let passedMs = 0;
  const memory = makeFakeApi({ data: 'empty', now: () => new Date(today.getTime() + passedMs) });
  const checks = answerChecks(api.app);
  const fakeApi: Backend = {
    send: async ({ method, url, headers, payload }) => {
      const request = new Request(`http://page${url}`, {
        method,
        headers,
        ...(payload && { body: payload }),
      });
      const answer = await memory.answer(request);
      const body = await answer.text();
      const operation = checks.operationOf(method, url);
      if (answer.ok) succeeded.add(`${method} ${operation?.path}`);
      const type = answer.headers.get('content-type');
      checks.check(method, url, {
        statusCode: answer.status,
        headers: { 'content-type': type },
        body,
      });
      return { status: answer.status, body };
    },
    pay: async () => {
      passedMs += FAKE_PAYER_TAKES_MS;
    },
  };
  real = makeStage(realApi, today, passwords);
  fake = makeStage(fakeApi, today, passwords);
});
afterAll(() => shop.close());

it.each(scenarios.map((scenario) => [scenario.name, scenario]))('%s', async (_name, scenario) => {
  await scenario.play(real.stage);
  await scenario.play(fake.stage);
  expect(fake.takeLines()).toEqual(real.takeLines());
});

it('is asked for every operation of the fake, and gets it once or more', () => {
  expect([...succeeded, ...neverSucceed].sort()).toEqual(known);
});

it('knows every operation of the document that is for screens', () => {
  const document = readDocument(
    JSON.parse(readFileSync(resolve(repository, 'api/openapi.json'), 'utf8')),
  );
  const all = document.operations.map(({ method, path }) => `${method} ${path}`).sort();
  expect([...known, ...Object.keys(notForScreens)].sort()).toEqual(all);
});

it('knows every path that a remote or the session calls', () => {
  const folders = readdirSync(repository).filter((name) => /^mfe-|^shared-auth$/.test(name));
  const paths = folders.flatMap((folder) => {
    const files = readdirSync(resolve(repository, folder, 'src'), { recursive: true }).map(String);
    const sources = files.filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !/apiSchema/.test(file),
    );
    return sources.flatMap((file) => {
      const source = readFileSync(resolve(repository, folder, 'src', file), 'utf8');
      // The API's paths end with a slash, the pages' do not.
      return [...source.matchAll(/['"`](\/(?:(?:[\w-]+|\$\{[^}]+\})\/)+)['"`]/g)].map(
        ([, path = '']) => path.replace(/\$\{[^}]+\}/g, 'x').replace(/^\/api\//, '/'),
      );
    });
  });
  expect(paths).toContain('/events/x/saved/');
  const unknown = paths.filter((path) => !fakeOperations.some(({ pattern }) => pattern.test(path)));
  expect(unknown).toEqual([]);
});
