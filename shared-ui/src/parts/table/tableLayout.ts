import { css } from '@nzuko/shared-ui';

import { cards, few, most, type ColumnPriority, type TableTracks } from './tableWidths';

/** A cell's style props. */
export interface CellLook {
  $align?: 'start' | 'end';
  $priority?: ColumnPriority;
}

/** For screen readers only. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** While columns are left out, rows are grids on the table's tracks: an open row has further lines for those columns. */
export const onTracks = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
`;

/** A style for the widths at which some columns are left out. */
export const between = (style: ReturnType<typeof css>) => css`
  ${few} {
    ${style}
  }

  ${most} {
    ${style}
  }
`;

/** Shows the control that opens a row, at any width that leaves a column out. */
export const shownWhile = css<{ $tracks: TableTracks }>`
  ${({ $tracks: { leavesOut } }) => css`
    ${
      leavesOut.few &&
      css`
        ${few} {
          display: block;
        }

        ${cards} {
          display: block;
        }
      `
    }
    ${
      leavesOut.most &&
      css`
        ${most} {
          display: block;
        }
      `
    }
  `}
`;
