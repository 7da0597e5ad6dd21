import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root folder. */
export const repository = path.resolve(__dirname, '..');

/** Where built remotes and the registry are kept. */
export const releasesDirectory = process.env.RELEASES_DIR ?? path.join(repository, 'releases');

/** Among the releases, the folder of the isolation harness's builds, by their hash; none of them is ever live. */
export const HARNESS_FOLDER = 'harness';

/** The folder of the shell's build. */
export const shellBuildDirectory = path.join(repository, 'shell/dist');

/** The folders of all remotes: those that have a `remote.json`. */
export function remoteFolders(): string[] {
  return readdirSync(repository)
    .filter(
      (name) => name.startsWith('mfe-') && existsSync(path.join(repository, name, 'remote.json')),
    )
    .sort();
}

/** The content of a JSON file, of the type the caller knows it to have. */
export function readJson<Content>(...steps: string[]): Content {
  return JSON.parse(readFileSync(path.join(...steps), 'utf8')) as Content;
}
