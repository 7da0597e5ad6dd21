import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

import { releasesDirectory } from '../paths';
import type { Release } from './registryFile';

/** An entry in the audit trail. */
export interface HistoryEntry {
  /** ISO timestamp. */
  at: string;
  /** Who ran the command: `RELEASED_BY`, or else the git user name, or else the system account. */
  by: string;
  /** `start`: the current sources went live with `npm start`. */
  action: 'publish' | 'activate' | 'rollback' | 'canary' | 'start';
  remote: string;
  /** The version that was live before; null if there was none. */
  from: string | null;
  to: string;
  /** For a canary: the percentage of visitors. */
  share?: number;
  /** The version of the sources at the time. As long as they don't change, `npm start` respects the choice too. */
  sources?: string;
}

const fileIn = (directory: string) => path.join(directory, 'history.jsonl');

/** The audit trail, oldest first. */
export function readHistory(directory = releasesDirectory): HistoryEntry[] {
  const file = fileIn(directory);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as HistoryEntry);
}

/** The name recorded in the audit trail. */
function releasedBy(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    // There is no git, or it has no user name.
    return userInfo().username;
  }
}

/** Adds a line to the audit trail and returns it. */
export async function recordRelease(
  entry: Omit<HistoryEntry, 'at' | 'by'>,
  directory = releasesDirectory,
): Promise<HistoryEntry> {
  const whole: HistoryEntry = { at: new Date().toISOString(), by: releasedBy(), ...entry };
  await appendFile(fileIn(directory), `${JSON.stringify(whole)}\n`);
  return whole;
}

/** The version that the release command last activated over exactly these sources, or undefined. */
export function chosenVersion(
  { name, version }: Release,
  directory = releasesDirectory,
): string | undefined {
  const last = readHistory(directory)
    .filter(({ remote, action }) => remote === name && /activate|rollback/.test(action))
    .at(-1);
  return last?.sources === version ? last.to : undefined;
}
