import type { ReactNode } from 'react';
import {
  Caption,
  Cell,
  CellLabel,
  Head,
  HeaderCell,
  Native,
  Root,
  Row,
  RowHeader,
  Rows,
} from './Table.styles';

/** One column: its header and how a row's cell is shown; `isRowHeader` marks the column that names the row. */
export interface TableColumn<Item> {
  key: string;
  header: string;
  cell: (row: Item) => ReactNode;
  align?: 'start' | 'end';
  isRowHeader?: boolean;
}

/** `caption` names the table (`hideCaption`: for screen readers alone); `empty` stands in place of no rows. */
export interface TableProps<Item> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string | number;
  empty?: ReactNode;
}

/** A table that becomes a list of cards below 640 px; explicit roles keep it a table for screen readers there. */
export function Table<Item>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  empty,
}: TableProps<Item>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <Root>
      <Native role="table">
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
          {rows.map((row) => (
            <Row key={rowKey(row)} role="row">
              {columns.map((column) => (
                <TableCell key={column.key} column={column}>
                  {column.cell(row)}
                </TableCell>
              ))}
            </Row>
          ))}
        </Rows>
      </Native>
    </Root>
  );
}

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
