import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import type { Event } from '../api/eventsApi';
import { inPickingOrder, pickEvent } from './pickEvent';

const at = (id: number, days: number, status: Event['status'] = 'PUBLISHED') =>
  buildEvent({ id, status, start_date: daysFromNow(days), end_date: daysFromNow(days + 0.2) });

const now = Date.now();
const pickedOf = (events: ReturnType<typeof at>[], wanted: string | null = null) =>
  pickEvent(events, wanted, now)?.id;

test('the organizer’s next event is picked first', () => {
  expect(pickedOf([at(1, 30), at(2, 3), at(3, -5), at(4, 1, 'DRAFT')])).toBe(2);
});

test('an ongoing event counts as next', () => {
  expect(pickedOf([at(1, 5), at(2, -0.1)])).toBe(2);
});

test('without upcoming events, the last one is picked', () => {
  expect(pickedOf([at(1, -30), at(2, -3)])).toBe(2);
});

test('with only drafts, a draft is picked', () => {
  expect(pickedOf([at(1, 5, 'DRAFT')])).toBe(1);
});

test('a cancelled event is picked only if there is nothing else', () => {
  expect(pickedOf([at(1, 5, 'CANCELLED'), at(2, 9, 'DRAFT')])).toBe(2);
  expect(pickedOf([at(1, 5, 'CANCELLED'), at(2, -9)])).toBe(2);
  expect(pickedOf([at(1, 5, 'CANCELLED')])).toBe(1);
});

test.each([
  ['3', 3],
  ['99', 2],
])('?event=%s picks event %i', (wanted, picked) => {
  expect(pickedOf([at(2, 3), at(3, 9)], wanted)).toBe(picked);
});

test('without events nothing is picked', () => {
  expect(pickedOf([])).toBeUndefined();
});

test('a list has what runs or is to come, the next first, then the past, the last first, then drafts', () => {
  const undated = buildEvent({ id: 7, start_date: null, end_date: null, status: 'DRAFT' });
  const events = [
    at(1, -30),
    undated,
    at(2, 30),
    at(3, 1, 'DRAFT'),
    at(4, -3),
    at(5, -0.1),
    at(6, 3),
  ];
  expect(inPickingOrder(events, now).map(({ id }) => id)).toEqual([5, 6, 2, 4, 1, 7, 3]);
});
