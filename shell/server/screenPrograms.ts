import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { LiveRoute, ScreenProgram } from 'contract';

/** The program of a route's screen in its live release; null where the screen has none. Rejects where it can't be loaded. */
export type FindProgram = (route: LiveRoute) => Promise<ScreenProgram | null>;

const load = createRequire(__filename);

/**
 * Loads a program as if it were alone in the process. Each brings its own copy of the shared packages, whose stores may exist
 * once per page; what it leaves on `globalThis` to see to that would stop the next release's program.
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

/** Loads each program once: builds are immutable, and to try a broken one again would cost every visitor its loading time. */
export function screenPrograms(releasesDirectory: string): FindProgram {
  const programs = new Map<string, Promise<ScreenProgram | null>>();
  const find = async (file: string) => (existsSync(file) ? loadAlone(file) : null);
  return ({ remote, screen }) => {
    const file = path.join(
      releasesDirectory,
      remote.name,
      remote.version,
      `${screen}.renderer.cjs`,
    );
    const known = programs.get(file) ?? find(file);
    programs.set(file, known);
    return known;
  };
}
