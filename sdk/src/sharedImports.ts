import { readdirSync } from 'node:fs';
import path from 'node:path';

import {
  parseFileSync,
  type CallExpression,
  type ExportSpecifier,
  type ImportSpecifier,
} from '@swc/core';

import { shareKeyOf } from './sharedModules';

/**
 * The SDK's modules that remotes bundle, by import name: for each export, what that in turn imports of shared modules.
 * Defined by `sdk/pack/packSdk.ts`.
 */
declare const BUNDLED_IMPORTS: Record<string, Record<string, Record<string, string[]>>>;

const NOT_SHIPPED = /(?:\.test\.[jt]sx?|\.d\.ts)$/;

/** An import or re-export: the module it is from, and the names of its values; null if it takes the whole module. */
interface Import {
  request: string;
  names: string[] | null;
}

type Specifier = ImportSpecifier | ExportSpecifier;

/** The module's name for a value that is imported or passed on; null for the whole module, undefined for a type. */
function nameOf(specifier: Specifier): string | null | undefined {
  switch (specifier.type) {
    case 'ImportDefaultSpecifier':
    case 'ExportDefaultSpecifier':
      return 'default';
    case 'ImportNamespaceSpecifier':
    case 'ExportNamespaceSpecifier':
      return null;
    case 'ImportSpecifier':
      return specifier.isTypeOnly ? undefined : (specifier.imported ?? specifier.local).value;
    case 'ExportSpecifier':
      return specifier.isTypeOnly ? undefined : specifier.orig.value;
  }
}

/** The modules that a part of a program loads as it runs. */
function loadedIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { callee, arguments: given } = part as Partial<CallExpression>;
  const [module] = callee?.type === 'Import' && given ? given : [];
  return [
    ...(module?.expression.type === 'StringLiteral' ? [module.expression.value] : []),
    ...Object.values(part).flatMap(loadedIn),
  ];
}

/** Each import and re-export in a source file. */
export function importsIn(file: string): Import[] {
  const { body } = parseFileSync(file, { syntax: 'typescript', tsx: !file.endsWith('.ts') });
  const loaded = loadedIn(body).map((request) => ({ request, names: null }));
  const declared = body.flatMap((item): Import[] => {
    if (item.type === 'ExportAllDeclaration') return [{ request: item.source.value, names: null }];
    if (item.type !== 'ImportDeclaration' && item.type !== 'ExportNamedDeclaration') return [];
    if (!item.source || item.typeOnly) return [];
    const names = item.specifiers.map(nameOf).filter((name) => name !== undefined);
    const isWhole = names.includes(null);
    return [{ request: item.source.value, names: isWhole ? null : (names as string[]) }];
  });
  return [...declared, ...loaded];
}

/** The names that a file imports; throws if it takes the whole module. */
export function namesOf({ request, names }: Import, file: string): string[] {
  if (names) return names;
  throw new Error(`${file}: name what it imports of ${request}, so that it can be checked.`);
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
    for (const each of importsIn(file)) {
      const { request } = each;
      const key = shareKeyOf(request);
      const bundled = BUNDLED_IMPORTS[request];
      if (!key && !bundled) continue;
      const names = namesOf(each, file);
      if (key) add(key, names);
      for (const name of names)
        Object.entries(bundled?.[name] ?? {}).forEach(([shared, needed]) => add(shared, needed));
    }
  }
  return Object.fromEntries([...found].sort().map(([key, names]) => [key, [...names].sort()]));
}
