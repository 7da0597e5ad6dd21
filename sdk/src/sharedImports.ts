import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { shareKeyOf } from './sharedModules';

const IMPORT = /^\s*(?:import|export)\s+(?!type\s)([^'";]+?)\s+from\s+['"]([^'"]+)['"]/gm;
const NOT_SHIPPED = /(?:\.test\.[jt]sx?|\.d\.ts)$/;

/** The names in an import's braces that are values; throws for an import that names nothing. */
function namesIn(clause: string, file: string, request: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1];
  const isDefault = /^\w+/.test(clause);
  if (clause.includes('*') || (braces === undefined && !isDefault)) {
    throw new Error(`${file}: name what it imports of ${request}, so that it can be checked.`);
  }
  const named = (braces ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? '');
  return isDefault ? ['default', ...named] : named;
}

/** Which exports of shared modules the sources in a folder import, by the name that the host shares them under. */
export function sharedImports(sources: string): Record<string, string[]> {
  // JSX imports by itself.
  const found = new Map<string, Set<string>>([['react/jsx-runtime', new Set(['jsx', 'jsxs'])]]);
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.[jt]sx?$/.test(entry.name) || NOT_SHIPPED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    for (const [, clause = '', request = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const key = shareKeyOf(request);
      if (!key) continue;
      const names = found.get(key) ?? new Set();
      namesIn(clause, file, request).forEach((name) => names.add(name));
      found.set(key, names);
    }
  }
  return Object.fromEntries([...found].sort().map(([key, names]) => [key, [...names].sort()]));
}
