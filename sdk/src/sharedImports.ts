import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { shareKeyOf } from './sharedModules';

/**
 * The SDK's modules that remotes bundle, by import name: for each export, what that in turn imports of shared modules.
 * Defined by `sdk/pack/packSdk.ts`.
 */
declare const BUNDLED_IMPORTS: Record<string, Record<string, Record<string, string[]>>>;

const IMPORT = /^\s*(?:import|export)\s+(?!type\s)([^'";]+?)\s+from\s+['"]([^'"]+)['"]/gm;
const NOT_SHIPPED = /(?:\.test\.[jt]sx?|\.d\.ts)$/;

/** Each import and re-export in a source: its clause, and the module it is from. */
export const importsIn = (text: string) =>
  [...text.matchAll(IMPORT)].map(([, clause = '', request = '']) => ({ clause, request }));

/** The names in an import's braces that are values; throws for an import that names nothing. */
export function namesIn(clause: string, file: string, request: string): string[] {
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

/** The exports of shared modules that the sources in a folder import, by the host's name for the module. */
export function sharedImports(sources: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const add = (key: string, names: string[]) =>
    found.set(key, new Set([...(found.get(key) ?? []), ...names]));
  // Compiled JSX imports these.
  add('react/jsx-runtime', ['jsx', 'jsxs']);
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.[jt]sx?$/.test(entry.name) || NOT_SHIPPED.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    for (const { clause, request } of importsIn(readFileSync(file, 'utf8'))) {
      const key = shareKeyOf(request);
      const bundled = BUNDLED_IMPORTS[request];
      if (!key && !bundled) continue;
      const names = namesIn(clause, file, request);
      if (key) add(key, names);
      for (const name of names)
        Object.entries(bundled?.[name] ?? {}).forEach(([shared, needed]) => add(shared, needed));
    }
  }
  return Object.fromEntries([...found].sort().map(([key, names]) => [key, [...names].sort()]));
}
