import { askTogether } from './askTogether';

/**
 * Reads single rows, all that are asked for at the same moment by one statement, each once: after a commit, every answer that was
 * made of one is read again at once. See `askTogether`.
 */
export function readTogether<Row extends { id: number }>(
  read: (ids: number[]) => Promise<Row[]>,
): (id: number) => Promise<Row | undefined> {
  return askTogether(async (ids) => {
    const rows = new Map((await read([...new Set(ids)])).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id));
  });
}
