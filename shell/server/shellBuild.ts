import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell's files that a page begins with. */
export interface ShellBuild {
  scripts: string[];
  /** What a page needs for its first call to the API. */
  httpClient: string[];
  fonts: string[];
}

/** Reads `build.json`, which the shell's build wrote. */
export async function readShellBuild(directory: string): Promise<ShellBuild> {
  const text = await readFile(path.join(directory, 'build.json'), 'utf8');
  return JSON.parse(text) as ShellBuild;
}
