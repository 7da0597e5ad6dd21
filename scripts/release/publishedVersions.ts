import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { releasesDirectory } from '../paths';
import { isVersion } from './import/releaseFile';
import { isPublication } from './historyEntry';
import { ReleaseError } from './releaseError';
import { readHistory } from './releaseHistory';

/** Enough to choose from; `release list` has all. */
const NAMED = 5;

/** The hash that versions of this repository's own sources end with. */
const OWN_HASH = /-[0-9a-f]{10}$/;

/** A remote's published versions, newest first. */
export function publishedVersions(name: string): string[] {
  const folder = path.join(releasesDirectory, name);
  if (!existsSync(folder)) return [];
  const publications = new Map(
    readHistory().flatMap((entry) =>
      isPublication(entry) && entry.remote === name ? [[entry.to, Date.parse(entry.at)]] : [],
    ),
  );
  // A restored or copied folder may have new file times.
  const time = (version: string) =>
    publications.get(version) ?? statSync(path.join(folder, version, 'remote.json')).mtimeMs;
  return readdirSync(folder)
    .filter(
      (version) =>
        !version.startsWith('.') && existsSync(path.join(folder, version, 'remote.json')),
    )
    .sort((one, other) => time(other) - time(one));
}

/** Rejects versions that would be folders outside the releases, or that no command would find again. */
export function requireVersion(asked: string): void {
  if (!isVersion(asked))
    throw new ReleaseError(`“${asked}” isn’t a version like 1.2.0, of at most 40 characters.`);
}

const withoutV = (asked: string) => asked.replace(/^v(?=\d)/, '');

/** Whether a version can be called `asked`: in full, without its hash, or by the hash's beginning; with a `v` or not. */
export function isCalled(asked: string, version: string): boolean {
  const text = withoutV(asked);
  const beginning = text.includes('-') ? text : `${text}-`;
  return version === text || (OWN_HASH.test(version) && version.startsWith(beginning));
}

/** The published version of a remote that `asked` means. Throws a sentence with the versions there are unless it is exactly one. */
export function publishedVersion(name: string, asked: string): string {
  const published = publishedVersions(name);
  const text = withoutV(asked);
  if (published.includes(text)) return text;
  if (!isVersion(text)) requireVersion(asked);
  const [meant, ...more] = published.filter((version) => isCalled(text, version));
  if (meant && more.length === 0) return meant;
  if (meant) throw new ReleaseError(`${name}@${asked} may be ${[meant, ...more].join(' or ')}.`);
  const newest = published.slice(0, NAMED).join(', ');
  throw new ReleaseError(
    `${name}@${asked} is not published; ${newest ? `the newest are: ${newest}` : 'no version is'}.`,
  );
}
