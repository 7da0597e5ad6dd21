import type { Guard } from '../guard';

const test = 'api/src/admin/admin.test.ts';

/** The guards of the command that makes administrators. */
export const administrators: Guard[] = [
  {
    protects: 'a stranger who registered an address beforehand is not made an administrator',
    file: 'api/src/accounts/administrators/appointment.ts',
    remove: '...(!isOpen && { password_hash: null })',
    replace: '',
    test: {
      runner: 'jest',
      file: test,
      name: 'gives a stranger who registered the address beforehand nothing',
    },
  },
  {
    protects: 'an earlier link ends when a new one is printed',
    file: 'api/src/accounts/administrators/appointment.ts',
    remove: '    await endSessions(trx, id, now);\n',
    replace: '',
    test: {
      runner: 'jest',
      file: test,
      name: 'changes nothing the second time, but prints a new link while there is no password',
    },
  },
  {
    protects: 'no administrator is made in a database that is half restored',
    file: 'api/src/admin/onSite.ts',
    remove: 'if (await isRestoreUnfinished(db)) {',
    replace: 'if (!db.schema && (await isRestoreUnfinished(db))) {',
    test: {
      runner: 'jest',
      file: test,
      name: 'refuses a database that is not a site’s, not there, too old, or half restored',
    },
  },
];
