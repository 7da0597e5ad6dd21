import { join } from 'node:path';

/** Where a site without DATABASE_URL has its database. */
export const ownDatabase = ({ dataDir }: { dataDir: string }) => ({
  folder: join(dataDir, 'postgres'),
  database: 'tickets',
});
