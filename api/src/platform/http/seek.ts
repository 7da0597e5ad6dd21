/** How many rows of a list are of a day, or another part of it. */
interface Part {
  day: string;
  count: number;
}

export interface Window {
  limit: number;
  offset: number;
}

/**
 * Where a page of a list lies, by what is known of its days: the days it touches, and how many rows of the first of them
 * come before it. So a deep page reads a day's rows, not all those before it.
 *
 * @param days in the list's order.
 * @returns null if the list ends before the page.
 */
export function seek(
  days: Part[],
  { limit, offset }: Window,
): { first: string; last: string; window: Window } | null {
  let before = 0;
  const begin = days.findIndex(({ count }) => {
    if (before + count > offset) return true;
    before += count;
    return false;
  });
  const first = days[begin];
  if (!first) return null;
  const skipped = offset - before;
  let reached = 0;
  const last = days.slice(begin).find(({ count }) => (reached += count) >= skipped + limit);
  const end = last ?? days.at(-1) ?? first;
  return { first: first.day, last: end.day, window: { limit, offset: skipped } };
}
