import { ReleaseError } from '../releaseError';
import type { ImportLimits } from './importLimits';

/** The files of a release from elsewhere, by path; in memory, so that nothing is written before it has been checked. */
export type IncomingFiles = Map<string, Uint8Array>;

/** Plain names, which need no escaping in a URL. */
const NAME = /^[\w@.-]+$/;

/** Collects files; refuses those that no build writes: paths that lead out, the same path twice, too much of anything. */
export class FileCollector {
  readonly files: IncomingFiles = new Map();
  private readonly seen = new Set<string>();
  private bytes = 0;

  constructor(private readonly limits: ImportLimits) {}

  /** Whether a file should be read, by its path: not hidden ones, such as Vite's own notes. */
  accepts(file: string): boolean {
    const segments = file.split('/');
    const isSound = segments.every((name) => NAME.test(name) && name !== '.' && name !== '..');
    if (!isSound) throw new ReleaseError(`“${file}” is no path for a file of a release.`);
    // Not every file system distinguishes upper and lower case.
    const known = file.toLowerCase();
    if (this.seen.has(known)) throw new ReleaseError(`${file} is in it twice.`);
    this.seen.add(known);
    if (this.seen.size > this.limits.files) {
      throw new ReleaseError(`It has more than ${this.limits.files} files.`);
    }
    return !segments.some((name) => name.startsWith('.'));
  }

  /** Counts bytes before they are kept. */
  count(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > this.limits.bytes) {
      throw new ReleaseError(`It has more than ${this.limits.bytes} bytes.`);
    }
  }
}
