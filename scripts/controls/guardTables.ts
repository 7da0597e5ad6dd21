import { readdirSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import type { Guard } from './guard';

const tables = path.join(repository, 'scripts/controls/guards');

/** The guards of all tables whose name contains `word`. */
export async function readGuards(word = ''): Promise<Guard[]> {
  const files = readdirSync(tables).filter((name) => name.toLowerCase().includes(word));
  const modules = await Promise.all(
    files.map((name) => import(path.join(tables, name)) as Promise<Record<string, Guard[]>>),
  );
  return modules.flatMap((table) => Object.values(table)).flat();
}

/** The source without the guard. Throws if the table no longer fits the source. */
export function withoutGuard({ file, remove, replace }: Guard, source: string): string {
  const pieces = source.split(remove);
  if (pieces.length === 2) return pieces.join(replace);
  throw new Error(`${file} contains the guard ${pieces.length - 1} times, not once:\n${remove}`);
}
