import { setTimeout as wait } from 'node:timers/promises';
import { EventLines } from './event-lines';

let lines: EventLines;
beforeEach(() => {
  lines = new EventLines();
});

/** Work that ends on demand. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, eventId = 1) =>
    lines.inLine(eventId, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { begun, start, end: (name: string) => ends.get(name)?.() };
}

test('four purchases of an event are worked on at once, and the next ones follow in the order they came', async () => {
  const { begun, start, end } = openWork();
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => start(name));
  await wait(0);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('b');
  await expect(all[1]).resolves.toBe('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  ['a', 'c', 'd', 'e'].forEach(end);
  await Promise.all(all.slice(0, 5));
  end('f');
  await Promise.all(all);
});

test('another event has a line of its own', async () => {
  const { begun, start, end } = openWork();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => start(name));
  const other = start('other', 2);
  await wait(0);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'other']);
  ['a', 'b', 'c', 'd', 'other'].forEach(end);
  await Promise.all([...all.slice(0, 4), other]);
  end('e');
  await Promise.all(all);
});

test('a purchase that fails gives its place to the next one', async () => {
  const failing = Array.from({ length: 9 }, () =>
    lines.inLine(1, () => Promise.reject(new Error('sold out'))),
  );
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
    Array.from({ length: 9 }, () => 'rejected'),
  );
  await expect(lines.inLine(1, () => Promise.resolve('done'))).resolves.toBe('done');
});

test('whoever comes to a line of 500 is told at once to come back, and nothing is done for them', async () => {
  const { begun, start, end } = openWork();
  const all = Array.from({ length: 504 }, (_, index) => start(String(index)));
  await expect(start('too late')).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'retry-after': '2' },
    message: 'Many people are booking this event right now. Please try again in a few seconds.',
  });
  for (let turn = 0; turn < 504; turn += 1) {
    end(String(turn));
    await all[turn];
  }
  expect(begun).toHaveLength(504);
});

test('whoever’s turn doesn’t come in time is told to come back, and nothing is done for them', async () => {
  lines = new EventLines(50);
  const { begun, start, end } = openWork();
  const first = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await expect(start('late')).rejects.toMatchObject({ status: 503, code: 'busy' });
  ['a', 'b', 'c', 'd'].forEach(end);
  await Promise.all(first);
  const next = start('next');
  end('next');
  await next;
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'next']);
});
