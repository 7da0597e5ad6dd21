import { memo, useId, useState, type ReactNode } from 'react';
import { IconButton } from '@nzuko/shared-ui';

import { ChevronDown, ChevronRight } from '../icons/icons';
import { Cell, CellLabel, Row, RowHeader, ToggleCell } from './TableRow.styles';
import type { TableColumn, TablePart } from './Table';
import type { TableTracks } from './tableWidths';

interface TableRowProps<Item> {
  row: Item;
  columns: readonly TableColumn<Item>[];
  tracks: TableTracks;
  index?: number;
  rowRef?: TablePart['rowRef'];
}

function PlainRow<Item>({ row, columns, tracks, index, rowRef }: TableRowProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opens = tracks.leavesOut.few;
  return (
    <Row
      role="row"
      ref={rowRef}
      data-index={index}
      data-open={isOpen || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {opens ? (
        <ToggleCell role="cell" $tracks={tracks}>
          <IconButton
            id={`${id}toggle`}
            label="Details"
            aria-labelledby={`${id}toggle ${id}header`}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronDown size={20} /> : <ChevronRight size={20} />}
            onClick={() => setOpen(!isOpen)}
          />
        </ToggleCell>
      ) : null}
      {columns.map((column) => (
        <TableCell key={column.key} column={column} headerId={`${id}header`} opens={opens}>
          {column.cell(row)}
        </TableCell>
      ))}
    </Row>
  );
}

/** Re-renders only when its row or the columns change; the cast keeps the generic type that `memo` loses. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

interface TableCellProps {
  column: Pick<TableColumn<never>, 'header' | 'align' | 'isRowHeader' | 'priority'>;
  headerId: string;
  opens: boolean;
  children: ReactNode;
}

function TableCell({
  column: { header, align, isRowHeader, priority },
  headerId,
  opens,
  children,
}: TableCellProps) {
  if (isRowHeader) {
    return (
      <RowHeader id={headerId} role="rowheader" scope="row" $align={align} $opens={opens}>
        {children}
      </RowHeader>
    );
  }
  return (
    <Cell role="cell" $align={align} $priority={priority}>
      <CellLabel aria-hidden>{header}</CellLabel>
      {children}
    </Cell>
  );
}
