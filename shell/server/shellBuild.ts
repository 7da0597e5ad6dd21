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
  /** The fonts that every page begins with: URLs. */
  fonts: string[];
  /** The page-wide style. */
  globalCss: string;
}

/** Reads `build.json` and, of `frame.json`, what every page has: the shell's build wrote both. */
export async function readShellBuild(directory: string): Promise<ShellBuild> {
  const read = async <Content>(file: string) =>
    JSON.parse(await readFile(path.join(directory, file), 'utf8')) as Content;
  const build = await read<Omit<ShellBuild, 'id' | 'globalCss' | 'fonts'>>('build.json');
  const { globalCss, fonts } = await read<Pick<ShellBuild, 'globalCss' | 'fonts'>>('frame.json');
  const id = createHash('sha256').update(build.scripts.join(' ')).digest('hex').slice(0, 10);
  return { ...build, id, globalCss, fonts };
}
