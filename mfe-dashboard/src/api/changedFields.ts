/** The fields that a form has changed: what somebody else has changed since it was opened stays (decision 0170). */
export function changedFields<Fields extends object>(
  before: Readonly<Record<keyof Fields, unknown>>,
  after: Fields,
): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const isChanged = (name: keyof Fields) =>
    JSON.stringify(after[name]) !== JSON.stringify(before[name]);
  return Object.fromEntries(
    names.filter(isChanged).map((name) => [name, after[name]]),
  ) as Partial<Fields>;
}
