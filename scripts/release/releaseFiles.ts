import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file in each release with the hashes of all others. */
export const FILES_RECORD = 'files.json';

/** If a folder is a different one altogether, naming a few files is enough. */
const FAULTS_SHOWN = 5;

/** A file's hash, in the form of subresource integrity. */
export const hashOf = (content: Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

export const integrityOf = (file: string) => hashOf(readFileSync(file));

/** The files of a release's folder, without the record itself. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== FILES_RECORD)
    .sort();

/** The scripts of a release. */
export const scriptsIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.split(path.sep).join('/'));

/** The hashes of all files in a folder, by name. */
export const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(filesIn(folder).map((file) => [file, integrityOf(path.join(folder, file))]));

/** Records the hashes of all files in a folder. */
export function recordFiles(folder: string): void {
  const hashes = hashesIn(folder);
  writeFileSync(path.join(folder, FILES_RECORD), `${JSON.stringify(hashes, null, 2)}\n`);
}

/** The recorded hashes; null for a release from before the record. */
export function recordedFiles(folder: string): Record<string, string> | null {
  const file = path.join(folder, FILES_RECORD);
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** The record's own hash, which the history keeps; undefined if there is no record. */
export function recordHash(folder: string): string | undefined {
  const file = path.join(folder, FILES_RECORD);
  return existsSync(file) ? integrityOf(file) : undefined;
}

/**
 * The files that differ from the record made at build time, whose own hash the history may have. Empty for a release from
 * before the record, since nothing is known about it.
 */
export function changedFiles(folder: string, publishedHash: string | undefined): string[] {
  if (publishedHash && recordHash(folder) !== publishedHash) {
    return [`${FILES_RECORD} is not the one that was published`];
  }
  const recorded = recordedFiles(folder);
  if (!recorded) return [];
  const present = filesIn(folder);
  const faults = [
    ...Object.entries(recorded).flatMap(([file, hash]) => {
      if (!present.includes(file)) return [`${file} is gone`];
      return integrityOf(path.join(folder, file)) === hash ? [] : [`${file} was changed`];
    }),
    ...present.filter((file) => !(file in recorded)).map((file) => `${file} was added`),
  ];
  const more = faults.length - FAULTS_SHOWN;
  return more > 0 ? [...faults.slice(0, FAULTS_SHOWN), `and ${more} more`] : faults;
}
