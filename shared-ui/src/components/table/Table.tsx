import { memo, type ReactNode } from 'react';
import {
  Caption,
  Cell,
  CellLabel,
  Frame,
  Head,
  HeaderCell,
  Native,
  Root,
  Row,
  RowHeader,
  Rows,
  Spacer,
} from './Table.styles';

/** A column: its header and how to render its cells; `isRowHeader` marks the column that names the row. */
export interface TableColumn<Item> {
  key: string;
  header: string;
  cell: (row: Item) => ReactNode;
  align?: 'start' | 'end';
  isRowHeader?: boolean;
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

/** `caption` names the table (`hideCaption` shows it to screen readers only); `empty` replaces an empty list. */
export interface TableProps<Item> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string | number;
  empty?: ReactNode;
  part?: TablePart;
}

/** A table that turns into cards where its columns don't fit; explicit roles keep it a table for screen readers. */
export function Table<Item>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  empty,
  part,
}: TableProps<Item>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <Root $columns={columns.length}>
      <Frame>
        <Native role="table" aria-rowcount={part && part.total + 1}>
          <Caption $hidden={hideCaption}>{caption}</Caption>
          <Head role="rowgroup">
            <tr role="row">
              {columns.map(({ key, header, align }) => (
                <HeaderCell key={key} role="columnheader" scope="col" $align={align}>
                  {header}
                </HeaderCell>
              ))}
            </tr>
          </Head>
          <Rows role="rowgroup">
            {part ? <Room height={part.before} columns={columns.length} /> : null}
            {rows.map((row, index) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
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

interface TableRowProps<Item> {
  row: Item;
  columns: readonly TableColumn<Item>[];
  index?: number;
  rowRef?: TablePart['rowRef'];
}

function PlainRow<Item>({ row, columns, index, rowRef }: TableRowProps<Item>) {
  return (
    <Row
      role="row"
      ref={rowRef}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {columns.map((column) => (
        <TableCell key={column.key} column={column}>
          {column.cell(row)}
        </TableCell>
      ))}
    </Row>
  );
}

/** Re-renders only when its row or the columns change; the cast keeps the generic type that `memo` loses. */
const TableRow = memo(PlainRow) as typeof PlainRow;

interface TableCellProps {
  column: Pick<TableColumn<never>, 'header' | 'align' | 'isRowHeader'>;
  children: ReactNode;
}

function TableCell({ column: { header, align, isRowHeader }, children }: TableCellProps) {
  if (isRowHeader) {
    return (
      <RowHeader role="rowheader" scope="row" $align={align}>
        {children}
      </RowHeader>
    );
  }
  return (
    <Cell role="cell" $align={align}>
      <CellLabel aria-hidden>{header}</CellLabel>
      {children}
    </Cell>
  );
}
