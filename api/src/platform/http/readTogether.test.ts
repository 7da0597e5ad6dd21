import { readTogether } from './readTogether';

let calls: number[][];
let answer: (ids: number[]) => Promise<{ id: number; seen: number }[]>;
const start = () => readTogether((ids) => (calls.push(ids), answer(ids)));

beforeEach(() => {
  calls = [];
  answer = async (ids) => ids.map((id) => ({ id, seen: calls.length }));
});

test('what is asked for at the same moment is read by one statement, each row once', async () => {
  const read = start();
  const rows = await Promise.all([3, 1, 3, 2].map(read));
  expect(rows.map((row) => row?.id)).toEqual([3, 1, 3, 2]);
  expect(calls).toEqual([[3, 1, 2]]);
});

test('a row that isn’t there is undefined, for its asker alone', async () => {
  answer = async (ids) => ids.filter((id) => id !== 2).map((id) => ({ id, seen: 1 }));
  const read = start();
  expect(await Promise.all([read(1), read(2)])).toEqual([{ id: 1, seen: 1 }, undefined]);
});

test('whoever asks while a statement runs gets what a later one reads', async () => {
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((begin) => {
    answer = (ids) => {
      const seen = calls.length;
      begin();
      const rows = ids.map((id) => ({ id, seen }));
      return seen === 1
        ? new Promise((done) => (finish = () => done(rows)))
        : Promise.resolve(rows);
    };
  });
  const read = start();
  const first = read(1);
  await begun;
  const late = read(1);
  finish();
  expect([await first, await late]).toEqual([
    { id: 1, seen: 1 },
    { id: 1, seen: 2 },
  ]);
});

test('a statement that fails fails for those who wait for it, and not for the next', async () => {
  answer = () => Promise.reject(new Error('gone'));
  const read = start();
  const both = await Promise.allSettled([read(1), read(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  answer = async (ids) => ids.map((id) => ({ id, seen: 2 }));
  expect(await read(1)).toEqual({ id: 1, seen: 2 });
});
