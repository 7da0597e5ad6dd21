import { replay, type Movement } from './movements';

let made = 0;
const at = (time: string) => new Date(`2031-03-01T${time}:00Z`);
const move = (direction: 'in' | 'out', time: string, more: Partial<Movement> = {}): Movement => ({
  id: `scan ${(made += 1)}`,
  direction,
  outcome: direction === 'in' ? 'admitted' : 'left',
  scanned_at: at(time),
  let_in: true,
  undone: false,
  user_id: 1,
  ...more,
});
const outcomesOf = (movements: Movement[], hasReentry = true, byHand: string | null = null) => {
  const { outcomes, presence } = replay(
    movements,
    byHand === null ? null : { at: at(byHand), by: 2 },
    hasReentry,
  );
  return { presence, list: movements.map(({ id }) => outcomes.get(id)) };
};

it.each<[string, Movement[], boolean, string[], boolean]>([
  ['once', [move('in', '18:00')], true, ['admitted'], true],
  [
    'out and in again',
    [move('in', '18:00'), move('out', '19:00'), move('in', '19:30')],
    true,
    ['admitted', 'left', 'readmitted'],
    true,
  ],
  [
    'in again that arrives before the first time and the exit',
    [move('in', '19:30'), move('in', '18:00'), move('out', '19:00')],
    true,
    ['readmitted', 'admitted', 'left'],
    true,
  ],
  [
    'twice without leaving in between',
    [move('in', '18:00'), move('in', '18:05'), move('out', '19:00')],
    true,
    ['admitted', 'already_checked_in', 'left'],
    false,
  ],
  [
    'back in where nobody may come back',
    [move('in', '18:00'), move('out', '19:00'), move('in', '19:30')],
    false,
    ['admitted', 'left', 'no_reentry'],
    true,
  ],
  [
    'out twice, or before they came',
    [move('out', '17:00'), move('in', '18:00'), move('out', '19:00'), move('out', '19:01')],
    true,
    ['not_inside', 'admitted', 'left', 'not_inside'],
    false,
  ],
])('somebody goes in %s', (_how, movements, hasReentry, expected, isInside) => {
  const { list, presence } = outcomesOf(movements, hasReentry);
  expect(list).toEqual(expected);
  expect(presence.entry?.at).toEqual(at('18:00'));
  expect(presence.leftAt === null).toBe(isInside);
});

it('a check-in by hand is an entry too', () => {
  const { list, presence } = outcomesOf([move('out', '19:00'), move('in', '19:30')], true, '18:00');
  expect(list).toEqual(['left', 'readmitted']);
  expect(presence).toEqual({ entry: { at: at('18:00'), by: 2 }, leftAt: null });
});
