import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Registry } from '@nzuko/contract';

const BASE = '/remotes/';

/** The releases in the registry, live or tried, whose entry script isn't in the folder of releases. */
export function lostReleases({ remotes, canaries = [] }: Registry, folder: string): string[] {
  return [...remotes, ...canaries.map(({ remote }) => remote)]
    .filter(({ entry }) => String(entry).startsWith(BASE))
    .filter(({ entry }) => !existsSync(path.join(folder, entry.slice(BASE.length))))
    .map(({ name, version }) => `${name}@${version}`);
}
