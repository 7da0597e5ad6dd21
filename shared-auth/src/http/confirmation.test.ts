import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import { http } from '../index';
import { onConfirmationNeeded } from '../parts/confirmation';
import { buildUser, resetSession, signInAs, tokenEndingIn } from '../testing';

const server = setupServer();
const path = '/api/money/payouts/';
const needed = { code: 'confirmation_needed', detail: 'Please confirm.' };
let logged: jest.SpyInstance;
let stop: () => void;
/** Has people answer so, each time that they are asked. */
const answers = (isConfirmed: boolean) => {
  const ask = jest.fn((answer: (isConfirmed: boolean) => void) => answer(isConfirmed));
  stop = onConfirmationNeeded(ask);
  return ask;
};

/** Refuses a call this many times. Records what it got. */
function refusing(times: number, status = 403) {
  const seen: { token: string | null; body: unknown }[] = [];
  server.use(
    route.post(path, async ({ request }) => {
      seen.push({ token: request.headers.get('Authorization'), body: await request.json() });
      return seen.length > times
        ? HttpResponse.json({ id: 7 })
        : HttpResponse.json(needed, { status });
    }),
  );
  return seen;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  signInAs(buildUser());
  stop = () => undefined;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

test('a call that needs a confirmation is repeated as it was, once somebody has confirmed', async () => {
  const ask = answers(true);
  const seen = refusing(1);
  await expect(http.post('/money/payouts/', { amount: '1.00' })).resolves.toMatchObject({
    data: { id: 7 },
  });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(seen.map(({ body }) => body)).toEqual([{ amount: '1.00' }, { amount: '1.00' }]);
  expect(logged).not.toHaveBeenCalled();
});

test('it is signed anew, as its token may have expired meanwhile', async () => {
  const [first, fresh] = [localStorage.getItem('event_access_token'), tokenEndingIn(7200)];
  stop = onConfirmationNeeded((answer) => {
    localStorage.setItem('event_access_token', tokenEndingIn(-5));
    answer(true);
  });
  server.use(route.post('/api/auth/token/refresh/', () => HttpResponse.json({ access: fresh })));
  const seen = refusing(1);
  await http.post('/money/payouts/', {});
  expect(seen.map(({ token }) => token)).toEqual([`Bearer ${first}`, `Bearer ${fresh}`]);
});

test('also after it was repeated because of its token', async () => {
  const fresh = tokenEndingIn(7200);
  server.use(route.post('/api/auth/token/refresh/', () => HttpResponse.json({ access: fresh })));
  stop = onConfirmationNeeded((answer) => {
    localStorage.setItem('event_access_token', tokenEndingIn(7300));
    answer(true);
  });
  const seen: (string | null)[] = [];
  server.use(
    route.post(path, ({ request }) => {
      seen.push(request.headers.get('Authorization'));
      if (seen.length === 1) return HttpResponse.json({}, { status: 401 });
      return seen.length === 2
        ? HttpResponse.json(needed, { status: 403 })
        : HttpResponse.json({ id: 7 });
    }),
  );
  await http.post('/money/payouts/', {});
  expect(seen).toHaveLength(3);
  expect(seen[1]).toBe(`Bearer ${fresh}`);
  expect(seen[2]).toBe(`Bearer ${localStorage.getItem('event_access_token')}`);
});

test('people are asked once: what still needs a confirmation then fails', async () => {
  const ask = answers(true);
  const seen = refusing(9);
  await expect(http.post('/money/payouts/', {})).rejects.toMatchObject({ status: 403 });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(seen).toHaveLength(2);
});

test.each([403, 503])(
  'a call of somebody who does not confirm fails with its %i',
  async (status) => {
    answers(false);
    const seen = refusing(9, status);
    await expect(http.post('/money/payouts/', {})).rejects.toMatchObject({ status });
    expect(seen).toHaveLength(1);
    // It is no problem, but an answer.
    expect(logged).not.toHaveBeenCalled();
  },
);

test('where nothing asks, it fails at once', async () => {
  const seen = refusing(9);
  await expect(http.post('/money/payouts/', {})).rejects.toMatchObject({ data: needed });
  expect(seen).toHaveLength(1);
});

test('it isn’t repeated as the next member', async () => {
  stop = onConfirmationNeeded((answer) => {
    signInAs(buildUser({ id: 2 }));
    answer(true);
  });
  const seen = refusing(1);
  await expect(http.post('/money/payouts/', {})).rejects.toMatchObject({ status: 403 });
  expect(seen).toHaveLength(1);
});
