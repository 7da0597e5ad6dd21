import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';

/** The user PostgreSQL runs as: `nobody` if we are root, which it refuses, else our own. */
export interface Identity {
  uid?: number;
  gid?: number;
}

const NOBODY: Required<Identity> = { uid: 65534, gid: 65534 };

/**
 * Chooses the identity for a cluster folder: an existing cluster keeps its owner, since PostgreSQL must run as the owner of
 * its data.
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

/** True if the identity can reach and write a folder; tested by trying, since any parent folder may be closed. */
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
