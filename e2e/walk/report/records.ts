import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../../../scripts/paths';
import type { Outcome } from '../walkStop';
import type { Stop } from '../plan';

/** Where a walk leaves its pictures and findings. */
export const folder = path.join(repository, '.cache/walk');

/** A walk's findings at one stop. */
export interface StopRecord extends Outcome {
  stop: Stop;
  /** The name of its file in the folder. */
  picture: string;
}

export function keep(record: StopRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${record.picture}.json`), JSON.stringify(record));
}

/** The records of all workers. */
export const readRecords = (): StopRecord[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jpeg.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StopRecord);
