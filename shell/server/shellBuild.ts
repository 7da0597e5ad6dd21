import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The shell's files that every page begins with. */
export interface ShellBuild {
  scripts: string[];
  fonts: string[];
}

/** Reads `build.json`, which the shell's build wrote. */
export async function readShellBuild(directory: string): Promise<ShellBuild> {
  const text = await readFile(path.join(directory, 'build.json'), 'utf8');
  return JSON.parse(text) as ShellBuild;
}
