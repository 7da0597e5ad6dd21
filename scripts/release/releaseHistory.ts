import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';

import { releasesDirectory } from '../paths';
import { isPublication, type HistoryEntry } from './historyEntry';
import { readLastGood, readSoundRegistry, type Release } from './registryFile';

const fileIn = (directory: string) => path.join(directory, 'history.jsonl');

function textIn(directory: string): string {
  const file = fileIn(directory);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Parses a line; no entry if it is empty, or incomplete because its command was killed while writing it. */
function entryOf(line: string): HistoryEntry[] {
  try {
    return [JSON.parse(line) as HistoryEntry];
  } catch {
    // The registry has the whole entry, and the next command takes it from there.
    return [];
  }
}

/** The entries of the registry's last change that aren't in the trail because their command was killed in between. */
function missingFrom(text: string, directory: string): HistoryEntry[] {
  const lines = new Set(text.split('\n'));
  const registries = [readLastGood(directory), readSoundRegistry(directory)];
  const recorded = registries.flatMap((registry) => registry?.changes ?? []);
  return [...new Map(recorded.map((entry) => [JSON.stringify(entry), entry]))]
    .filter(([line]) => !lines.has(line))
    .map(([, entry]) => entry);
}

/** The audit trail, oldest first. */
export function readHistory(directory = releasesDirectory): HistoryEntry[] {
  const text = textIn(directory);
  const written = text.split('\n').flatMap(entryOf);
  return [...written, ...missingFrom(text, directory)];
}

const isPublicationOf = ({ name, version }: Release, entry: HistoryEntry) =>
  isPublication(entry) && entry.remote === name && entry.to === version;

/** The last publication of a version, built here or elsewhere; undefined if there was none. */
export const publicationOf = (release: Release, directory = releasesDirectory) =>
  readHistory(directory).findLast((entry) => isPublicationOf(release, entry));

/**
 * Whether anything but publications has happened to a remote since this version was published last. If nothing has, the command
 * that published it may have been killed before it made it live.
 */
export function isDecidedSince(release: Release, directory = releasesDirectory): boolean {
  const ofRemote = readHistory(directory).filter(({ remote }) => remote === release.name);
  const published = ofRemote.findLastIndex((entry) => isPublicationOf(release, entry));
  return ofRemote.slice(published + 1).some((entry) => !isPublication(entry));
}

/** The entry by which a remote's version went live, or the remote was taken off the site (null); undefined if there is none. */
export function choiceOf(
  name: string,
  live: string | null,
  directory = releasesDirectory,
): HistoryEntry | undefined {
  const last = readHistory(directory).findLast(
    ({ remote, action }) => remote === name && /activate|rollback|start|retire/.test(action),
  );
  return last?.to === live ? last : undefined;
}

/** Actions that change a remote's live version. */
const GOES_LIVE = new Set<HistoryEntry['action']>([
  'activate',
  'rollback',
  'start',
  'retire',
  'repair',
]);

/** The version of each remote that went live last, by the history. */
export function liveByHistory(directory: string): Release[] {
  const versions = new Map<string, string | null>();
  for (const { action, remote, to } of readHistory(directory)) {
    if (GOES_LIVE.has(action)) versions.set(remote, to);
  }
  return [...versions].flatMap(([name, version]) => (version === null ? [] : { name, version }));
}

/** Adds the entries of the registry's last change, if they are missing, and then these. Needs the registry's lock. */
export async function extendHistory(entries: HistoryEntry[], directory: string): Promise<void> {
  const text = textIn(directory);
  const added = [...missingFrom(text, directory), ...entries];
  if (added.length === 0) return;
  const lines = added.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  // Half a line must not spoil the next one.
  await appendFile(fileIn(directory), text === '' || text.endsWith('\n') ? lines : `\n${lines}`);
}
