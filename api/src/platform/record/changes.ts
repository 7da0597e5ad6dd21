/** A value as the record keeps it: times as ISO text, money as naira text ("1500.00"). */
export type Kept = string | number | boolean | null;

/** Changed values by name: before and after, or just `'changed'` where the record keeps neither. */
export type Changes = Record<string, readonly [before: Kept, after: Kept] | 'changed'>;

/** The values that differ. A name missing on one side counts as null there. */
export function changesBetween(
  before: Readonly<Record<string, Kept>>,
  after: Readonly<Record<string, Kept>>,
): Changes {
  const changes: Changes = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (was !== is) changes[name] = [was, is];
  }
  return changes;
}
