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
 * @param days in the list's order, newest first.
 * @returns null if the list ends before the page.
 */
export function seek(
  days: Part[],
  { limit, offset }: Window,
): { newest: string; oldest: string; window: Window } | null {
  let before = 0;
  const first = days.findIndex(({ count }) => {
    if (before + count > offset) return true;
    before += count;
    return false;
  });
  const newest = days[first];
  if (!newest) return null;
  const skipped = offset - before;
  let reached = 0;
  const last = days.slice(first).find(({ count }) => (reached += count) >= skipped + limit);
  const oldest = last ?? days.at(-1) ?? newest;
  return { newest: newest.day, oldest: oldest.day, window: { limit, offset: skipped } };
}
