import { ReleaseError } from '../releaseError';

/** The file in a release from elsewhere with the facts that our own releases take from this repository. */
export const RELEASE_FILE = 'release.json';

/** The content of `release.json`. */
interface ReleaseFile {
  version: string;
  /** Where the sources are. */
  repository: string;
  /** `own`: the entry brings a federation runtime; otherwise it runs with the host's, or needs none. */
  federation?: 'own';
}

/** No longer than the API accepts in pages' reports, which are how a canary ends. */
const VERSION = /^(?=.{5,40}$)\d+\.\d+\.\d+(-[0-9a-z][0-9a-z.-]*)?$/;
/** Whether a text is a version that a release's folder can be named after. */
export const isVersion = (text: string) => VERSION.test(text);

const REPOSITORY = /^\S{1,200}$/;

/** Reads a parsed `release.json`; throws a sentence about any fault. */
export function readReleaseFile(value: unknown): ReleaseFile {
  const { version, repository, federation } = Object(value) as Partial<Record<string, unknown>>;
  const is = (pattern: RegExp, text: unknown): text is string =>
    typeof text === 'string' && pattern.test(text);
  if (!is(VERSION, version))
    throw new ReleaseError(`${RELEASE_FILE} has no version like 1.2.0, of at most 40 characters.`);
  if (!is(REPOSITORY, repository)) {
    throw new ReleaseError(`${RELEASE_FILE} doesn’t say in which repository its sources are.`);
  }
  if (federation !== undefined && federation !== 'own') {
    throw new ReleaseError(`${RELEASE_FILE}: “federation” is “own” or isn’t there.`);
  }
  return { version, repository, ...(federation && { federation }) };
}
