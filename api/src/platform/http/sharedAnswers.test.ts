import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { SharedAnswers } from './sharedAnswers';
import { readSnapshot } from './snapshots-repository';

let database: TestDatabase;
let time = 0;
let answers: SharedAnswers;
let reads: number;

beforeAll(async () => {
  database = await openTestDatabase({ empty: true });
  await sql`CREATE TABLE facts (name text PRIMARY KEY, value int NOT NULL)`.execute(database.db);
});
afterAll(() => database.close());

function start(): void {
  answers = new SharedAnswers(database.db, () => new Date(time), 1_000);
  reads = 0;
}
beforeEach(async () => {
  start();
  await sql`DELETE FROM facts`.execute(database.db);
  await set('a', 1);
});

const set = (name: string, value: number) =>
  sql`INSERT INTO facts VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = ${value}`.execute(database.db);

const read = (name: string) => async () => {
  reads += 1;
  const { rows } = await sql<{
    value: number;
  }>`SELECT value FROM facts WHERE name = ${name}`.execute(database.db);
  return { body: String(rows[0]?.value) };
};
const get = async (name: string) => String((await answers.get(name, read(name))).body);

/** Does something again until nothing was committed meanwhile: a snapshot is of all databases, those of other tests too. */
async function undisturbed(work: () => Promise<void>): Promise<void> {
  let before: string;
  do {
    start();
    before = await readSnapshot(database.db);
    await work();
  } while ((await readSnapshot(database.db)) !== before);
}

it('reads once for a thousand who ask at once, and no more until something is committed', async () => {
  await undisturbed(async () => {
    const all = await Promise.all(Array.from({ length: 1_000 }, () => get('a')));
    expect(new Set(all)).toEqual(new Set(['1']));
    expect(await get('a')).toBe('1');
  });
  expect(reads).toBe(1);
  await set('b', 1);
  expect(await get('a')).toBe('1');
  expect(reads).toBe(2);
});

it('is never older than the last commit when its request began, however many ask meanwhile', async () => {
  let isDone = false;
  const crowd = Array.from({ length: 20 }, async () => {
    while (!isDone) await get('a');
  });
  for (let value = 2; value <= 200; value += 1) {
    await set('a', value);
    expect(await get('a')).toBe(String(value));
  }
  isDone = true;
  await Promise.all(crowd);
});

it('lets nobody who comes after a commit share an answer that was read before it', async () => {
  const gate = { open: () => undefined as void };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  let hasRead = () => undefined as void;
  const firstRead = new Promise<void>((resolve) => (hasRead = resolve));
  const slowly = async () => {
    const value = await read('a')();
    hasRead();
    await opened;
    return value;
  };
  const early = answers.get('a', slowly);
  await firstRead;
  await set('a', 2);
  const late = get('a');
  gate.open();
  expect(String((await early).body)).toBe('1');
  expect(await late).toBe('2');
});

it('sees no change that isn’t committed, and sees it once it is', async () => {
  expect(await get('a')).toBe('1');
  await database.db.transaction().execute(async (trx) => {
    await sql`UPDATE facts SET value = 2 WHERE name = 'a'`.execute(trx);
    expect(await get('a')).toBe('1');
  });
  expect(await get('a')).toBe('2');
});

it('reads again after a second, since an answer depends on the time, too', async () => {
  await undisturbed(async () => {
    await get('a');
    time += 999;
    await get('a');
  });
  expect(reads).toBe(1);
  time += 1;
  await get('a');
  expect(reads).toBe(2);
  // A clock that is set back.
  time -= 5_000;
  await get('a');
  expect(reads).toBe(3);
});

it('uses an answer for as long as its maker knows it to hold', async () => {
  const ask = () =>
    answers.get('a', async () => {
      reads += 1;
      return { body: 'opens at 5,000', until: 5_000 };
    });
  await undisturbed(async () => {
    time = 4_000;
    await ask();
    time = 4_999;
    await ask();
  });
  expect(reads).toBe(1);
  time = 5_000;
  await ask();
  expect(reads).toBe(2);
});

it('has an entity tag that differs with the content alone', async () => {
  const tagOf = async () => (await answers.get('a', read('a'))).etag;
  const first = await tagOf();
  expect(first).toMatch(/^"[\w-]{43}"$/);
  await set('b', 2);
  expect(await tagOf()).toBe(first);
  await set('a', 2);
  expect(await tagOf()).not.toBe(first);
});

it('fails for everyone who waits, and reads again for the next', async () => {
  const failing = () => Promise.reject(new Error('No.'));
  const outcomes = await Promise.allSettled([answers.get('a', failing), answers.get('a', failing)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get('a')).toBe('1');
});

it('forgets what nobody has asked for the longest when memory runs out', async () => {
  const large = (name: string) => async () => {
    reads += 1;
    return { body: name.repeat(400) };
  };
  const ask = (name: string) => answers.get(name, large(name));
  await undisturbed(async () => {
    for (const name of ['a', 'b', 'a', 'c', 'a']) await ask(name);
  });
  expect(reads).toBe(3);
  await ask('b');
  expect(reads).toBe(4);
});
