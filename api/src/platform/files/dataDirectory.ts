import { accessSync, constants, mkdirSync } from 'node:fs';
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
    mkdirSync(dataDir, { recursive: true });
    if (!databaseUrl) accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError([`DATA_DIR must be a folder to write to; ${dataDir} isn’t (${code})`]);
  }
}
