import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Longer than any copy or import takes. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Removes leftovers of killed commands. */
async function removeLeftBehind(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = path.join(incoming, name);
    // Another command may be removing it.
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/**
 * The path of a new folder, not yet created, for files on their way into the releases. It isn't inside a remote's folder, so
 * that half a copy is never taken for a version. Its name is unique, since two commands may bring the same release at the same
 * time.
 */
export async function incomingFolder(directory: string): Promise<string> {
  const incoming = path.join(directory, '.incoming');
  await removeLeftBehind(incoming);
  return path.join(incoming, randomUUID());
}
