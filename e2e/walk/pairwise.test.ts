import { countPairs, pickCovering } from './pairwise';

const letters = ['a', 'b', 'c'];
const all = letters.flatMap((x) =>
  letters.flatMap((y) => letters.flatMap((z) => letters.map((w) => ({ x, y, z, w })))),
);

describe('pickCovering', () => {
  it('covers every pair that is possible', () => {
    expect(countPairs(all)).toBe(6 * 9);
    expect(countPairs(pickCovering(all))).toBe(6 * 9);
  });

  it('takes a fraction of the rows: of 81 at most 15, where nine is the fewest', () => {
    expect(pickCovering(all).length).toBeLessThanOrEqual(15);
  });

  it('never picks what is not possible, and still covers the pairs that are', () => {
    const possible = all.filter(({ x, y }) => x !== y);
    const picked = pickCovering(possible);
    expect(picked.every((row) => possible.includes(row))).toBe(true);
    expect(countPairs(picked)).toBe(countPairs(possible));
  });

  it('picks the same rows each time', () => {
    expect(pickCovering([...all])).toEqual(pickCovering(all));
  });

  it('covers each single value with as many rows as the longest list has', () => {
    const picked = pickCovering(all, 1);
    expect(picked).toHaveLength(3);
    expect(new Set(picked.map(({ w }) => w)).size).toBe(3);
  });

  it('answers nothing to nothing', () => {
    expect(pickCovering([])).toEqual([]);
  });
});
