import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Longer than any copy or import takes. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Removes what commands that were killed have left. */
async function removeLeftBehind(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = path.join(incoming, name);
    // Another command may remove it at the same moment.
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/**
 * The path of a new folder, which isn't there yet, for what is on its way into the releases. It is beside the remotes' folders
 * and not in one of them: half a copy must not be taken for a version. Its name is its own, since two commands may bring the
 * same release at the same moment.
 */
export async function incomingFolder(directory: string): Promise<string> {
  const incoming = path.join(directory, '.incoming');
  await removeLeftBehind(incoming);
  return path.join(incoming, randomUUID());
}
