import type { Guard } from '../guard';

const fingerprints = 'api/src/platform/security/secretFingerprints.test.ts';

/** The guards against two hosts with different secrets on one database (decision 0051). */
export const secrets: Guard[] = [
  {
    protects: 'a database shared by hosts needs a secret that they share',
    file: 'api/src/platform/config/exposure.ts',
    remove: 'if (jwtSecret || !(isExposed || databaseUrl)) return [];',
    replace: 'if (jwtSecret || !isExposed) return [];',
    test: {
      runner: 'jest',
      file: 'api/src/platform/config/exposure.test.ts',
      name: 'a local site on a database of its own needs only the secret, and says so',
    },
  },
  {
    protects: 'a process with another secret does not start',
    file: 'api/src/server.ts',
    remove: 'if (unfit.length > 0) throw',
    replace: 'if (unfit.length > 9) throw',
    test: {
      runner: 'jest',
      file: fingerprints,
      name: 'keep a server with other ones from starting, in a message without a secret',
    },
  },
  {
    protects: 'a mail sealed with another secret is not sent with a dead link',
    file: 'api/src/mail/mail-delivery.ts',
    remove: 'seal.open(sealed) !== null',
    replace: "seal.open(sealed) !== ''",
    test: {
      runner: 'jest',
      file: 'api/src/mail/mail-worker.test.ts',
      name: 'neither sends nor retries a mail sealed with another secret, and says why',
    },
  },
];
