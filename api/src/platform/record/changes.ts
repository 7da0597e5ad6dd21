/** A value as the record keeps it: times as ISO text, money as naira text ("1500.00"). */
export type Kept = string | number | boolean | null;

/** What changed, by name: before and after, or that it changed where the record keeps neither. */
export type Changes = Record<string, readonly [before: Kept, after: Kept] | 'changed'>;

/** The values that differ. What one side lacks was or becomes nothing. */
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
