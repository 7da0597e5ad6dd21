import { ApiError } from '@nzuko/shared-auth';
import { memberFiles } from '@nzuko/shared-auth/member-files';
import { waitFor } from '@testing-library/react';

import { PhotoKeeper, type PhotoProgress } from './photoKeeper';

const FOLDER = 'door 7 1 photos';
const keysOf = (count: number) => Array.from({ length: count }, (_each, index) => `${index}-photo`);
const answerOf = (status: number) =>
  new ApiError('response', status, undefined, 'GET a photo', undefined);

let keepers: PhotoKeeper[] = [];
beforeEach(() => memberFiles.remove(FOLDER));
afterEach(() => {
  keepers.forEach((keeper) => keeper.stop());
  keepers = [];
  jest.restoreAllMocks();
});

function makeKeeper(answer: (key: string) => Promise<Blob> = async (key) => new Blob([key])) {
  const loaded: string[] = [];
  const progress: PhotoProgress[] = [];
  const keeper = new PhotoKeeper(
    FOLDER,
    (key) => {
      loaded.push(key);
      return answer(key);
    },
    (now) => progress.push(now),
  );
  keepers.push(keeper);
  return { keeper, loaded, progress };
}
const onDevice = () => memberFiles.names(FOLDER);
const untilKept = (count: number) =>
  waitFor(async () => expect(await onDevice()).toHaveLength(count));

/** Holds back answers until they are let go. */
function held() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    answer: (key: string) =>
      new Promise<Blob>((resolve) => waiting.push(() => resolve(new Blob([key])))),
  };
}

test('fetches two at a time, and counts them', async () => {
  const { answer, waiting } = held();
  const { keeper, loaded, progress } = makeKeeper(answer);
  keeper.follow(keysOf(5), true);
  await waitFor(() => expect(waiting).toHaveLength(2));
  expect(progress.at(-1)).toEqual({ kept: 0, isFull: false });
  for (let sent = 0; sent < 5; sent += 1) {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(sent));
    waiting[sent]?.();
  }
  await untilKept(5);
  expect(loaded).toHaveLength(5);
  await waitFor(() => expect(progress.at(-1)).toEqual({ kept: 5, isFull: false }));
});

test('keeps what is there, and fetches what is new or has changed', async () => {
  const first = makeKeeper();
  first.keeper.follow(['1-a', '2-a'], true);
  await untilKept(2);
  first.keeper.stop();
  const { keeper, loaded } = makeKeeper();
  keeper.follow(['1-a', '2-b', '3-a'], true);
  await waitFor(async () => expect((await onDevice()).sort()).toEqual(['1-a', '2-b', '3-a']));
  expect(loaded).toEqual(['2-b', '3-a']);
});

test('erases all once photos aren’t checked any more, also while it is fetching', async () => {
  const { answer, waiting } = held();
  const { keeper } = makeKeeper(answer);
  keeper.follow(keysOf(4), true);
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.();
  await untilKept(1);
  keeper.follow([], true);
  waiting.forEach((send) => send());
  await untilKept(0);
  expect(waiting.length).toBeLessThanOrEqual(3);
});

test('keeps nothing that arrives after the end', async () => {
  const { answer, waiting } = held();
  const { keeper, progress } = makeKeeper(answer);
  keeper.follow(keysOf(2), true);
  await waitFor(() => expect(waiting).toHaveLength(2));
  keeper.stop();
  await memberFiles.remove(FOLDER);
  const said = progress.length;
  waiting.forEach((send) => send());
  await new Promise(process.nextTick);
  const other = makeKeeper();
  other.keeper.follow(['9-a'], true);
  await untilKept(1);
  expect(await onDevice()).toEqual(['9-a']);
  expect(progress).toHaveLength(said);
});

test('an interruption goes on with the next list, after those that never failed', async () => {
  let isDown = true;
  const { keeper, loaded } = makeKeeper(async (key) => {
    if (isDown) throw new ApiError('network', 0, undefined, 'GET a photo');
    return new Blob([key]);
  });
  keeper.follow(keysOf(4), true);
  await waitFor(() => expect(loaded).toHaveLength(2));
  isDown = false;
  keeper.follow(keysOf(4), true);
  await untilKept(4);
  expect(loaded).toEqual(['0-photo', '1-photo', '2-photo', '3-photo', '0-photo', '1-photo']);
});

test.each([404, 500])('one that is answered %d holds up no other', async (status) => {
  const { keeper, progress } = makeKeeper(async (key) => {
    if (key === '0-photo') throw answerOf(status);
    return new Blob([key]);
  });
  keeper.follow(keysOf(4), true);
  await untilKept(3);
  await waitFor(() => expect(progress.at(-1)).toEqual({ kept: 3, isFull: false }));
});

test.each([403, 410])('%d ends it: the door doesn’t open any more', async (status) => {
  const { keeper, loaded } = makeKeeper(async () => {
    throw answerOf(status);
  });
  keeper.follow(keysOf(9), true);
  await waitFor(() => expect(loaded).toHaveLength(2));
  await new Promise(process.nextTick);
  expect(loaded).toHaveLength(2);
});

test('a full device is said, and nothing more is fetched until photos go', async () => {
  const put = jest.spyOn(memberFiles, 'put');
  put.mockResolvedValue(false);
  const { keeper, loaded, progress } = makeKeeper();
  keeper.follow(keysOf(9), true);
  await waitFor(() => expect(progress.at(-1)?.isFull).toBe(true));
  expect(loaded).toHaveLength(2);
  keeper.follow(keysOf(9), true);
  await waitFor(() => expect(progress.length).toBeGreaterThan(2));
  expect(loaded).toHaveLength(2);
});

test('fetches nothing while it may not, and then goes on', async () => {
  const { keeper, loaded, progress } = makeKeeper();
  keeper.follow(keysOf(3), false);
  await waitFor(() => expect(progress.at(-1)).toEqual({ kept: 0, isFull: false }));
  expect(loaded).toEqual([]);
  keeper.follow(keysOf(3), true);
  await untilKept(3);
});
