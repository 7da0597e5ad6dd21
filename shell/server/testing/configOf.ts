import { readConfig, type ServerConfig } from '../config';

type BuiltSite = Pick<ServerConfig, 'shellDirectory' | 'releasesDirectory'>;

/** Settings of a page server for a test's site; `apiUrl` only matters to pages that read data. */
export const configOf = (
  { shellDirectory, releasesDirectory }: BuiltSite,
  apiUrl = 'http://127.0.0.1:1',
  changes: Partial<ServerConfig> = {},
): ServerConfig => ({
  ...readConfig({
    PUBLIC_URL: 'http://nzuko.example',
    API_URL: apiUrl,
    LOG_LEVEL: process.env.LOG_LEVEL,
  }),
  shellDirectory,
  releasesDirectory,
  ...changes,
});
