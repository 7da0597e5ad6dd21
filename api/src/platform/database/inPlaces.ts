/**
 * The rows of a statement that answers many questions at once (`unnest(…) WITH ORDINALITY`, whose places count from 1), each where its
 * question stands; undefined where there is none.
 */
export function inPlaces<Row extends { place: number }>(
  rows: readonly Row[],
  questions: number,
): (Row | undefined)[] {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return Array.from({ length: questions }, (_, index) => byPlace.get(index + 1));
}
