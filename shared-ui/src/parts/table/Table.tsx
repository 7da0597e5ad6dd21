import { useMemo, type ReactNode } from 'react';
import { Caption, Frame, Native, Root, Rows, Spacer } from './Table.styles';
import { TableHead, type TableSort } from './TableHead';
import { TableRow } from './TableRow';
import { tracksOf, type ColumnPriority } from './tableWidths';

/**
 * A column: its header and how to render its cells; `isRowHeader` marks the column that names the row. Where the table has no
 * room, columns of priority 3, then of priority 2, give way: a row shows them once it is opened. Numbers are aligned at the
 * `end`. `sorts` is the direction in which the rows are sorted when the header is first pressed.
 */
export interface TableColumn<Item> {
  key: string;
  header: string;
  cell: (row: Item) => ReactNode;
  align?: 'start' | 'end';
  isRowHeader?: boolean;
  priority?: ColumnPriority;
  sorts?: 'ascending' | 'descending';
}

/**
 * The rendered window of a long list: `rows` start at index `start` (0-based) of `total`, with padding in px for the rows
 * before and after. `rowRef` gets each row's element, which has its index in `data-index`.
 */
export interface TablePart {
  start: number;
  total: number;
  before: number;
  after: number;
  rowRef: (row: HTMLTableRowElement | null) => void;
}

/**
 * `caption` names the table (`hideCaption` shows it to screen readers only); `empty` replaces an empty list; the rows come
 * sorted as `sort` says.
 */
export interface TableProps<Item> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string | number;
  empty?: ReactNode;
  part?: TablePart;
  sort?: TableSort;
}

/**
 * A table that leaves out columns where they don't fit, and turns into cards where few would; explicit roles keep it a table
 * for screen readers.
 */
export function Table<Item>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  empty,
  part,
  sort,
}: TableProps<Item>) {
  const tracks = useMemo(() => tracksOf(columns), [columns]);
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <Root $chooses={columns.length > 3}>
      <Frame>
        <Native role="table" $tracks={tracks} aria-rowcount={part && part.total + 1}>
          <Caption $hidden={hideCaption}>{caption}</Caption>
          <TableHead columns={columns} tracks={tracks} sort={sort} />
          <Rows role="rowgroup">
            {part ? <Room height={part.before} columns={columns.length} /> : null}
            {rows.map((row, index) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                tracks={tracks}
                index={part && part.start + index}
                rowRef={part?.rowRef}
              />
            ))}
            {part ? <Room height={part.after} columns={columns.length} /> : null}
          </Rows>
        </Native>
      </Frame>
    </Root>
  );
}

function Room({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <Spacer aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </Spacer>
  ) : null;
}
