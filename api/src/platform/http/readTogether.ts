import { sharedRun } from './sharedRun';

/**
 * Reads single rows, all that are asked for at the same moment by one statement: after a commit, every answer that was made of
 * one is read again at once. None is older than the last commit when it was asked for (see `sharedRun`).
 */
export function readTogether<Row extends { id: number }>(
  read: (ids: number[]) => Promise<Row[]>,
): (id: number) => Promise<Row | undefined> {
  let asked = new Set<number>();
  const readAsked = sharedRun(async () => {
    const ids = [...asked];
    asked = new Set();
    return new Map((await read(ids)).map((row) => [row.id, row]));
  });
  return async (id) => {
    asked.add(id);
    return (await readAsked()).get(id);
  };
}
