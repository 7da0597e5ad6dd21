import { openTestDatabase } from '../../testing/testDatabase';
import { faultOf, requireServerVersion } from './serverVersion';

it('takes the server that comes with the repository', async () => {
  const database = await openTestDatabase();
  await expect(requireServerVersion(database.db)).resolves.toBeUndefined();
  await database.close();
});

it('names the version of a server that is too old', () => {
  expect(faultOf({ number: 160_010, name: '16.10 (Debian 16.10-1)' })).toBe(
    'PostgreSQL 17 or later is needed, and DATABASE_URL leads to 16.10 (Debian 16.10-1).',
  );
  expect(faultOf({ number: 170_000, name: '17.0' })).toBeNull();
});
