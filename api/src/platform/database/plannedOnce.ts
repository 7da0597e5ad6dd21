import { sql } from 'kysely';

const MARK = '/* planned once */';

/**
 * Belongs into statements that each connection shall plan once, and keep the plan of (decision 0184): those that are run often, always
 * with the same text, and whose best plan doesn't depend on their values. Planning takes up to six times as long as running them.
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
