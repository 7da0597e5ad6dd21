import { buildDoorTicket, buildLoggedScan } from '../../../test/door';
import { localMoves, whereIs } from './localMoves';
import type { LoggedScan } from './scanLog';

test('an undone scan does not count', () => {
  expect(localMoves([buildLoggedScan()]).size).toBe(1);
  expect(localMoves([buildLoggedScan({ undone: true })]).size).toBe(0);
});

test('an undone move that the API had is taken back from the list, until the API knows', () => {
  const number = 'TKT-4F7K-9QXM-2RBD';
  const [came, left, back] = ['09:00', '10:00', '11:00'].map(
    (time) => `2031-03-01T${time}:00.000Z`,
  );
  const undone = { undone: true, sentAt: 1_000 };
  const movesOf = (fields: Partial<LoggedScan>) =>
    localMoves([buildLoggedScan(fields)]).get(number);
  const inside = buildDoorTicket({ checked_in_time: came });
  const out = buildDoorTicket({ checked_in_time: came, left_time: left });
  const returned = buildDoorTicket({ checked_in_time: came, returned_time: back });
  expect(whereIs(inside, movesOf(undone)).enteredAt).toBeUndefined();
  expect(whereIs(out, movesOf(undone))).toMatchObject({ enteredAt: came, leftAt: left });
  expect(whereIs(returned, movesOf(undone)).leftAt).toBe(back);
  expect(whereIs(out, movesOf({ ...undone, direction: 'out' }))).toMatchObject({
    enteredAt: came,
    leftAt: undefined,
  });
  expect(movesOf({ ...undone, sent: true })).toBeUndefined();
  const again = buildLoggedScan({ id: 'b', scanned_at: back });
  expect(localMoves([buildLoggedScan(undone), again]).get(number)?.enteredAt).toBe(back);
});

test('what this device saw last counts, then the list', () => {
  const number = 'TKT-4F7K-9QXM-2RBD';
  const [came, left, back] = ['09:00', '10:00', '11:00'].map(
    (time) => `2031-03-01T${time}:00.000Z`,
  );
  const ofList = buildDoorTicket({ checked_in_time: came, left_time: left });
  expect(whereIs(ofList, undefined)).toEqual({
    enteredAt: came,
    leftAt: left,
    isReturn: false,
  });
  const goBack = buildLoggedScan({ id: 'b', scanned_at: back });
  expect(whereIs(ofList, localMoves([goBack]).get(number))).toEqual({
    enteredAt: back,
    isReturn: true,
  });
  const goOut = buildLoggedScan({ id: 'c', scanned_at: left, direction: 'out' });
  const inside = buildDoorTicket({ checked_in_time: came });
  expect(whereIs(inside, localMoves([goOut]).get(number))).toEqual({
    enteredAt: came,
    leftAt: left,
    isReturn: false,
  });
  expect(whereIs(inside, localMoves([goOut, goBack]).get(number))).toEqual({
    enteredAt: back,
    isReturn: true,
  });
});
