import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { LiveRoute, ScreenProgram } from '@nzuko/contract';

const load = createRequire(__filename);

/**
 * Loads a program as if it were alone in the process. Each brings its own copy of the shared packages, whose stores may only
 * exist once per page; the marks on `globalThis` that enforce this would stop the next release's program.
 */
function loadAlone(file: string): ScreenProgram {
  const before = new Set(Reflect.ownKeys(globalThis));
  try {
    return load(file) as ScreenProgram;
  } finally {
    const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key));
    for (const key of added) Reflect.deleteProperty(globalThis, key);
  }
}

const programs = new Map<string, Promise<ScreenProgram>>();

/** Loads each program once: builds are immutable, and retrying a broken one would cost every visitor its loading time. */
export function loadProgram(file: string): Promise<ScreenProgram> {
  const known = programs.get(file) ?? (async () => loadAlone(file))();
  programs.set(file, known);
  return known;
}

/** The file of a screen's program; null if it has none. */
export function programFile(
  releasesDirectory: string,
  { remote, screen }: LiveRoute,
): string | null {
  const { name, version } = remote;
  const file = path.join(releasesDirectory, name, version, `${screen}.renderer.cjs`);
  return existsSync(file) ? file : null;
}
