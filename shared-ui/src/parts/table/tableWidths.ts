// Container queries: next to a sidebar the table is narrow even on a wide screen.

/** Here rows are cards. */
export const cards = '@container table (max-width: 40rem)';
/** Here, with large text on a phone, a card's values stand below their labels. */
export const smallest = '@container table (max-width: 15rem)';
/** Here the columns of priority 1 have room. */
export const few = '@container table (min-width: 40.001rem) and (max-width: 54rem)';
/** Here those of priority 2 have room as well; in a wider table, all. */
export const most = '@container table (min-width: 54.001rem) and (max-width: 58rem)';

/** How soon a column gives way in a narrow table: 1 never, 2 after 3. */
export type ColumnPriority = 1 | 2 | 3;

/** The tracks of a table at `few` and at `most`, and whether it leaves out columns there. */
export interface TableTracks {
  few: number;
  most: number;
  leavesOut: { few: boolean; most: boolean };
}

/** Counts a table's columns. */
export function tracksOf(columns: readonly { priority?: ColumnPriority }[]): TableTracks {
  const upTo = (last: ColumnPriority) =>
    columns.filter(({ priority = 1 }) => priority <= last).length;
  return {
    few: upTo(1),
    most: upTo(2),
    leavesOut: { few: upTo(1) < columns.length, most: upTo(2) < columns.length },
  };
}
