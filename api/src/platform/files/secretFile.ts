import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SettingsError } from '../config/settingsError';

/**
 * Reads a secret that is generated once and readable only by its owner. Processes starting at the same time agree on one: it
 * is written to a temporary file and hard-linked into place, which only the first can do.
 *
 * @param prepare runs on the file before it is linked, such as to change its owner.
 */
export function readOrMakeSecret(file: string, prepare: (path: string) => void = () => {}): string {
  const existing = readIfThere(file);
  if (existing) return existing;

  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    prepare(unfinished);
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
  const made = readIfThere(file);
  // As a crash may leave it. Anybody could sign with an empty secret.
  if (!made) {
    throw new SettingsError([`${file} is empty. Put its secret back, or delete it for a new one`]);
  }
  return made;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
