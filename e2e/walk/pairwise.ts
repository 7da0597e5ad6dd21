type Row = Readonly<Record<string, string>>;

/** Every choice of `size` of the row's values, each as one text. */
function combinationsOf(row: Row, size: number): string[] {
  const values = Object.entries(row).map(([factor, value]) => `${factor}=${value}`);
  return size === 1
    ? values
    : values.flatMap((value, index) => values.slice(index + 1).map((other) => `${value} ${other}`));
}

/** How many pairs of values occur together in any of these rows. */
export const countPairs = (rows: readonly Row[]): number =>
  new Set(rows.flatMap((row) => combinationsOf(row, 2))).size;

/**
 * Picks few of the possible rows, so that all that occurs in any of them occurs in a picked one: each pair of values, or with
 * `size` 1 each value. Always takes the row with most that is new, the first of equals, so the answer is always the same.
 */
export function pickCovering<R extends Row>(possible: readonly R[], size: 1 | 2 = 2): R[] {
  const open = new Set<string>();
  const rows = possible.map((row) => {
    const combinations = combinationsOf(row, size);
    for (const combination of combinations) open.add(combination);
    return { row, combinations };
  });
  const picked: R[] = [];
  while (open.size > 0) {
    let best: { row: R; combinations: string[] } | undefined;
    let bestNew = 0;
    for (const candidate of rows) {
      const isNew = candidate.combinations.filter((combination) => open.has(combination)).length;
      if (isNew > bestNew) [best, bestNew] = [candidate, isNew];
    }
    if (!best) break;
    picked.push(best.row);
    for (const combination of best.combinations) open.delete(combination);
  }
  return picked;
}
