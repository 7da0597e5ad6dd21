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

/** One column: its header and how a row's cell is shown; `isRowHeader` marks the column that names the row. */
export interface TableColumn<Item> {
  key: string;
  header: string;
  cell: (row: Item) => ReactNode;
  align?: 'start' | 'end';
  isRowHeader?: boolean;
}

/**
 * The part of a long list that is drawn: `rows` stand from `start` (0-based) on among `total`, with room in px for those
 * before and after; `rowRef` hears of each row's element, which carries its index as `data-index`.
 */
export interface TablePart {
  start: number;
  total: number;
  before: number;
  after: number;
  rowRef: (row: HTMLTableRowElement | null) => void;
}

/** `caption` names the table (`hideCaption`: for screen readers alone); `empty` stands in place of no rows. */
export interface TableProps<Item> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string | number;
  empty?: ReactNode;
  part?: TablePart;
}

/** A table that becomes a list of cards where its columns have no room; explicit roles keep it a table for screen readers there. */
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

/** Not drawn again while its row and the columns are the same; `memo` by itself forgets that these two belong together. */
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
