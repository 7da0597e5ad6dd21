import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config/config';
import { SettingsError } from '../config/settingsError';

/**
 * Makes the folder DATA_DIR, if it isn't there.
 *
 * @throws SettingsError if it can't be made, or can't hold the database that belongs there.
 */
export function makeDataDirectory({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  try {
    makeFolder(dataDir);
    if (!databaseUrl) accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError([`DATA_DIR must be a folder to write to; ${dataDir} isn’t (${code})`]);
  }
}

/** One folder at a time: asked for all at once, Node tries forever where none can be made, such as in /proc. */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
