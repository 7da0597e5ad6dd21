import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrMakeSecret } from '../../files/secretFile';
import { canWrite, giveTo, identityFor, type Identity } from './identity';

/** A cluster's location: its data, password and log, kept together. */
export interface Home {
  folder: string;
  data: string;
  log: string;
  passwordFile: string;
  password: string;
  identity: Identity;
}

const POINTER = 'MOVED_TO';
/** The first is for data that stays. Most systems delete what nobody has touched for a month or less from the others. */
const REACHABLE = ['/var/lib', '/var/tmp', tmpdir()];

const isCluster = (folder: string) => existsSync(join(folder, 'data', 'PG_VERSION'));

/**
 * Prepares a cluster's folder. If PostgreSQL's identity can't reach it (such as when root runs the API from a closed
 * folder), the cluster is created in one of the system's folders, under a name derived from the requested folder.
 *
 * @throws Error if the cluster was moved there and is gone: an empty one in its place would look like a site without data.
 */
export function prepareHome(wanted: string, log: (message: string) => void): Home {
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  const pointer = join(wanted, POINTER);
  const moved = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  if (moved && isCluster(moved)) return open(moved);
  if (moved) {
    throw new Error(
      `The database of ${wanted} was in ${moved}, and isn't there any more. Put it back, or delete ${pointer} to start with an empty one.`,
    );
  }

  const identity = identityFor(join(wanted, 'data'));
  giveTo(identity, wanted);
  if (canWrite(identity, wanted)) return open(wanted);

  const reachable = makeReachable(wanted, identity);
  log(`${wanted} is closed to PostgreSQL, which cannot run as root: its data is in ${reachable}`);
  return open(reachable);
}

/** Notes where a cluster was moved to, so that later starts find it even if permissions have changed. Once it exists. */
export function notePlace(wanted: string, { folder }: Home): void {
  if (folder !== wanted) writeFileSync(join(wanted, POINTER), `${folder}\n`);
}

function open(folder: string): Home {
  const data = join(folder, 'data');
  const identity = identityFor(data);
  const passwordFile = join(folder, 'password');
  return {
    folder,
    data,
    identity,
    log: join(folder, 'postgres.log'),
    passwordFile,
    password: readOrMakeSecret(passwordFile, (file) => giveTo(identity, file)),
  };
}

function makeReachable(wanted: string, identity: Identity): string {
  const name = createHash('sha256').update(realpathSync(wanted)).digest('hex').slice(0, 16);
  for (const parent of REACHABLE) {
    const folder = join(parent, `tickets-postgres-${name}`);
    try {
      mkdirSync(folder, { mode: 0o700 });
      giveTo(identity, folder);
    } catch {
      // It exists, from an earlier start or from someone else (the name can be guessed); checked below.
    }
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (!found?.isDirectory() || found.uid !== identity.uid) continue;
    chmodSync(folder, 0o700);
    if (canWrite(identity, folder)) return folder;
  }
  throw new Error(
    `PostgreSQL cannot run as root and cannot reach ${wanted}: set DATA_DIR to a folder that others may enter, or DATABASE_URL`,
  );
}
