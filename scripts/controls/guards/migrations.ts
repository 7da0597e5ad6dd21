import type { Guard } from '../guard';

const file = 'api/src/platform/database/migrate.test.ts';
const lock = 'api/src/platform/database/startLock.ts';
const migrate = 'api/src/platform/database/migrate.ts';

/** The guards of migrations beside a running site (decision 0050). */
export const migrations: Guard[] = [
  {
    protects: 'a long migration is not cut off',
    file: lock,
    remove: 'sql.raw(`${NO_LIMITS}; ${AS_STARTER}`)',
    replace: 'sql.raw(AS_STARTER)',
    test: { runner: 'jest', file, name: 'is not cut off by any time limit' },
  },
  {
    protects: 'a migration that waits for a table does not hold up its readers',
    file: migrate,
    remove: "const LOCK_TIMEOUT = '2s';",
    replace: "const LOCK_TIMEOUT = '0';",
    test: {
      runner: 'jest',
      file,
      name: 'waits for a table in use without holding up those who read it',
    },
  },
  {
    protects: 'a half-built index is not taken for a whole one',
    file: 'api/src/platform/database/concurrentIndex.ts',
    remove: 'if (rows.length > 0) await',
    replace: 'if (rows.length > 1) await',
    test: { runner: 'jest', file, name: 'is built anew when a run was killed in the middle' },
  },
  {
    protects: 'a process that waits to migrate does not block an index that is built concurrently',
    file: lock,
    remove: 'SELECT pg_try_advisory_lock(${START_LOCK}) AS ours`',
    replace: 'SELECT pg_advisory_lock(${START_LOCK}) IS NOT NULL AS ours`',
    test: {
      runner: 'jest',
      file,
      name: 'lets others write meanwhile, and is no deadlock with a process that waits to migrate',
    },
  },
  {
    protects: 'only one process prepares the database at a time',
    file: lock,
    remove: 'return rows[0]?.ours === true;',
    replace: 'return rows.length === 1;',
    test: { runner: 'jest', file, name: 'lets one in at a time' },
  },
];
