import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { init, parse } from 'es-module-lexer';

import { entryOf, isModule, type FederationManifest } from './registeredRemote';

/** Bytes, brotli. A larger entry contains code that belongs in a screen or in the host. */
const ENTRY_BUDGET = 6_000;
/** For an entry with its own federation runtime: Rspack's and Vite's have 29,000. */
const OWN_RUNTIME_BUDGET = 35_000;
/** Bytes, brotli: all scripts that a screen needs in addition to the entry. */
const SCREEN_BUDGET = 90_000;

const bytes = (file: string) => (existsSync(file) ? statSync(file).size : 0);
const compressed = (file: string) => bytes(`${file}.br`) || bytes(file);

/** A module and its static imports, as paths in the folder. */
async function withImports(folder: string, file: string): Promise<Set<string>> {
  await init;
  const found = new Set<string>();
  const add = (module: string) => {
    if (found.has(module) || !existsSync(path.join(folder, module))) return;
    found.add(module);
    const [imports] = parse(readFileSync(path.join(folder, module), 'utf8'));
    for (const { n: specifier, d: dynamic } of imports) {
      if (specifier && dynamic === -1) add(path.posix.join(path.posix.dirname(module), specifier));
    }
  };
  add(file);
  return found;
}

/** The parts of a release that exceed their budgets. With `hasOwnRuntime`, the entry may contain a federation runtime. */
export async function faultsOfSize(
  folder: string,
  manifest: FederationManifest,
  hasOwnRuntime: boolean,
): Promise<string[]> {
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + compressed(path.join(folder, file)), 0);
  const entry = entryOf(manifest);
  const first = isModule(manifest) ? await withImports(folder, entry) : new Set([entry]);
  const budget = hasOwnRuntime ? OWN_RUNTIME_BUDGET : ENTRY_BUDGET;
  const heavy = manifest.exposes.flatMap((screen) => {
    const total = sizeOf(screen.assets.js.sync.filter((file) => !first.has(file)));
    return total > SCREEN_BUDGET
      ? [`${screen.path} needs ${total} bytes of script (at most ${SCREEN_BUDGET})`]
      : [];
  });
  const size = sizeOf(first);
  return [...(size > budget ? [`the entry has ${size} bytes (at most ${budget})`] : []), ...heavy];
}
