/** Few enough for short locks, many enough for a table's yearly growth within minutes. */
const ROWS = 1000;

/**
 * Deletes old rows in statements of their own, so that none holds its locks for long.
 *
 * @param remove deletes at most so many rows, and resolves with how many it deleted.
 */
export async function inBatches(
  remove: (rows: number) => Promise<number>,
  rows = ROWS,
): Promise<void> {
  while ((await remove(rows)) === rows);
}
