import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell's files that a page begins with. */
export interface ShellBuild {
  /** Another one for each build that differs: the scripts' names carry hashes, of their own content and of what they load. */
  id: string;
  scripts: string[];
  /** What a page needs for its first call to the API. */
  httpClient: string[];
  fonts: string[];
}

/** Reads `build.json`, which the shell's build wrote. */
export async function readShellBuild(directory: string): Promise<ShellBuild> {
  const text = await readFile(path.join(directory, 'build.json'), 'utf8');
  const build = JSON.parse(text) as Omit<ShellBuild, 'id'>;
  const id = createHash('sha256').update(build.scripts.join(' ')).digest('hex').slice(0, 10);
  return { ...build, id };
}
