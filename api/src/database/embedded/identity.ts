import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';

/** Who PostgreSQL runs as. It refuses root, so under root it is given to `nobody`; else it is whoever we are. */
export interface Identity {
  uid?: number;
  gid?: number;
}

const NOBODY: Required<Identity> = { uid: 65534, gid: 65534 };

/**
 * Chooses the identity for a cluster folder: a cluster that exists keeps the owner it has, since PostgreSQL insists
 * on running as the owner of its data.
 */
export function identityFor(dataFolder: string): Identity {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

export function giveTo(identity: Identity, path: string): void {
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(path, identity.uid, identity.gid);
  }
}

/** Whether the identity can reach and write a folder; asked by trying, since any parent folder may be closed to it. */
export function canWrite(identity: Identity, folder: string): boolean {
  if (identity.uid === undefined) return true;
  const script = 'cd "$1" && test -w .';
  return (
    spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...identity, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}

export function canRun(identity: Identity, program: string): boolean {
  return spawnSync(program, ['--version'], { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}
