import type { Guard } from '../guard';

const file = 'api/src/backup/backup.test.ts';

/** The guards of backups and restored databases (decision 0051). */
export const backups: Guard[] = [
  {
    protects: 'a backup is of one moment',
    file: 'api/src/backup/database-copy-repository.ts',
    remove: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
    replace: 'BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY',
    test: { runner: 'jest', file, name: 'is of one moment, while others write' },
  },
  {
    protects: 'a half-written backup is not taken for a whole one',
    file: 'api/src/backup/takeBackup.ts',
    remove: '  const unfinished = `${folder}.unfinished-${process.pid}`;',
    replace: '  const unfinished = folder;',
    test: { runner: 'jest', file, name: 'never overwrites, and is no folder until it is whole' },
  },
  {
    protects: 'a damaged backup replaces nothing',
    file: 'api/src/backup/manifest.ts',
    remove: 'if ((await sumOf(join(folder, path))) !== sum) {',
    replace: "if (sum === '') {",
    test: {
      runner: 'jest',
      file,
      name: 'touches nothing if a file of the backup is damaged or missing',
    },
  },
  {
    protects: 'a database that is half restored is not taken for an empty site',
    file: 'api/src/server.ts',
    remove: 'if (await isRestoreUnfinished(session)) {',
    replace: 'if (session === undefined && (await isRestoreUnfinished(session))) {',
    test: {
      runner: 'jest',
      file,
      name: 'that was cut off leaves a database that no API starts on, and can be run again',
    },
  },
];
