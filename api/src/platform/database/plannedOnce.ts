import { sql } from 'kysely';

const MARK = '/* planned once */';

/**
 * Marks a statement whose plan each connection makes once and keeps (decision 0184): one that is run often, always with the same text,
 * and whose best plan doesn't depend on its values. Planning can take six times as long as running it.
 */
export const plannedOnce = sql.raw(MARK);

const names = new Map<string, string>();

/** The name under which connections keep a statement's plan; undefined for one that is planned each time. */
export function planName(text: string): string | undefined {
  if (!text.includes(MARK)) return undefined;
  const name = names.get(text) ?? `once_${names.size}`;
  names.set(text, name);
  return name;
}
