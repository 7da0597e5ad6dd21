import { mkdirSync, rmSync } from 'node:fs';

import { folder } from './records';

/** Before a walk: nothing of an earlier one is left. */
export default function clear(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
