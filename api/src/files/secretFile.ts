import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Reads a secret that is made once and kept for its owner alone. Processes that start at the same moment agree on
 * one: it is written whole beside its place and linked there, which only the first can do.
 *
 * @param prepare run on the file before it gets its name, such as giving it to another owner.
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
  return readFileSync(file, 'utf8').trim();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
