import { setTimeout as wait } from 'node:timers/promises';

import { PageCache, type Keepable } from './pageCache';

interface TestPage extends Keepable {
  text: string;
}

const pageOf = (text: string, keep: Keepable['keep'] = 'fixed', size = 10): TestPage => ({
  text,
  keep,
  size,
});
const neverFails = (error: unknown) => {
  throw error;
};

let time = 0;
const now = () => time;

test('pages that nobody has asked for the longest are dropped when memory runs out', async () => {
  const cache = new PageCache<TestPage>(neverFails, 30);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return pageOf(key);
    });
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('a page larger than the memory is sent, and not kept', async () => {
  const cache = new PageCache<TestPage>(neverFails, 30);
  const make = jest.fn(async () => pageOf('large', 'fixed', 31));
  expect((await cache.get('large', make)).text).toBe('large');
  expect((await cache.get('large', make)).text).toBe('large');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page that lacks something is for those who wait for it', async () => {
  const cache = new PageCache<TestPage>(neverFails);
  const make = jest.fn(async () => pageOf('plain', 'never'));
  await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page that can’t be made fails for those who wait, and is tried again for the next', async () => {
  const cache = new PageCache<TestPage>(neverFails);
  const failing = async () => Promise.reject(new Error('No.'));
  const outcomes = await Promise.allSettled([cache.get('a', failing), cache.get('a', failing)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('a', async () => pageOf('well'))).text).toBe('well');
});

test('a page that can’t be renewed is reported, and made anew for the next who asks', async () => {
  const failed = jest.fn();
  const cache = new PageCache<TestPage>(failed, 100, now);
  const get = (make: () => Promise<TestPage>) => cache.get('a', make);
  await get(async () => pageOf('first', 'checked'));
  const failing = async () => Promise.reject(new Error('No.'));
  time += 400;
  expect((await get(failing)).text).toBe('first');
  while (failed.mock.calls.length === 0) await wait(1);
  expect((await get(async () => pageOf('second', 'checked'))).text).toBe('second');
});

test('a page is sent as it is while it is fresh, then while it is renewed, then no more', async () => {
  const cache = new PageCache<TestPage>(neverFails, 100, now);
  let version = 0;
  const get = async () =>
    (await cache.get('a', async () => pageOf(String((version += 1)), 'checked'))).text;
  expect(await get()).toBe('1');
  time += 290;
  expect([await get(), version]).toEqual(['1', 1]);
  time += 20;
  expect([await get(), version]).toEqual(['1', 2]);
  expect(await get()).toBe('2');
  time += 810;
  expect([await get(), version]).toEqual(['3', 3]);
});
