import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ExplainedError } from './explainedError';

/** The repository's root folder. */
export const repository = path.resolve(__dirname, '..');

/** Where built remotes and the registry are stored. */
export const releasesDirectory = path.resolve(
  process.env.RELEASES_DIR ?? path.join(repository, 'releases'),
);

/** The folder with notes of which releases have rendered in which shell. */
export const triedDirectory = path.resolve(
  process.env.TRIED_DIR ?? path.join(releasesDirectory, '.tried'),
);

/** Where remotes are built. Started or published ones are copied to the releases (decision 0080). */
export const buildsDirectory = path.join(repository, '.cache/builds');

/** The subfolder of the releases with builds of the isolation harness, named by hash. They are never live. */
export const HARNESS_FOLDER = 'harness';

/** The script beside an isolation page that tells the reader if its harness is missing. */
export const MISSING_HARNESS = 'missingHarness.js';

/** The folder with the shell's build, which is the live one wherever a site runs. */
export const shellBuildDirectory = path.resolve(
  process.env.SHELL_DIR ?? path.join(repository, 'shell/dist'),
);

/** The folders of all remotes, that is, those with a `remote.json`. */
export function remoteFolders(): string[] {
  return readdirSync(repository)
    .filter(
      (name) => name.startsWith('mfe-') && existsSync(path.join(repository, name, 'remote.json')),
    )
    .sort();
}

/** The content of a JSON file, cast to the caller's type. Throws with its name if it isn't JSON. */
export function readJson<Content>(...steps: string[]): Content {
  const file = path.join(...steps);
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as Content;
  } catch (error) {
    throw new ExplainedError(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
