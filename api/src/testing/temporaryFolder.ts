import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A whole run of the tests takes less; containers often have 64 MB here. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Whether programs can be started in a folder: some machines forbid it there, and tests run programs they have just built. */
function runsPrograms(folder: string): boolean {
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

function hasRoom(place: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, process.availableMemory()) >= bytes;
  } catch {
    // Not on this system.
    return false;
  }
}

/**
 * Makes a folder for files that nobody needs after a run: in memory if Linux has room for it, or else in the system's temporary
 * folder. On a disk, copying a test's database takes five times the processor time.
 *
 * @param memory a folder in memory; `bytes` must be free there.
 */
export function temporaryFolder(
  prefix: string,
  { memory = '/dev/shm', bytes = ENOUGH_BYTES } = {},
): string {
  const make = (place: string) => {
    const folder = mkdtempSync(path.join(place, prefix));
    // mkdtemp makes its folder private, but PostgreSQL runs as a different user if the tests run as root.
    chmodSync(folder, 0o711);
    return folder;
  };
  if (!hasRoom(memory, bytes)) return make(tmpdir());
  const folder = make(memory);
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return make(tmpdir());
}
