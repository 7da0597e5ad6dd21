import { css, styled, theme } from '@nzuko/shared-ui';

import { between, hidden, onTracks } from './tableLayout';
import { cards, few, most, type TableTracks } from './tableWidths';

/** Two or three columns always fit; with more, the container's width chooses, and in a narrow one rows become cards. */
export const Root = styled.div<{ $chooses: boolean }>`
  min-width: 0;
  ${({ $chooses }) => $chooses && 'container: table / inline-size;'}
`;

export const Frame = styled.div`
  position: relative;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow-x: auto;

  ${cards} {
    background: none;
    border: 0;
    border-radius: 0;
    overflow-x: visible;
  }
`;

const tracks = (count: number, leavesOut: boolean) => css`
  display: grid;
  grid-template-columns: ${leavesOut && 'min-content'} repeat(${count}, auto);
`;

export const Native = styled.table<{ $tracks: TableTracks }>`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  ${few} {
    ${({ $tracks }) => tracks($tracks.few, $tracks.leavesOut.few)}
  }

  ${most} {
    ${({ $tracks }) => tracks($tracks.most, $tracks.leavesOut.most)}
  }

  ${cards} {
    display: block;
  }
`;

export const Rows = styled.tbody`
  ${between(onTracks)}

  ${cards} {
    display: block;
  }
`;

export const Caption = styled.caption<{ $hidden: boolean }>`
  padding: ${theme.space[4]} ${theme.space[5]};
  font-weight: ${theme.weight.semibold};
  text-align: start;
  ${({ $hidden }) => $hidden && hidden}

  ${between(css`
    grid-column: 1 / -1;
  `)}

  ${cards} {
    display: block;
    padding-inline: 0;
  }
`;

export const Spacer = styled.tr`
  ${between(css`
    display: block;
    grid-column: 1 / -1;
  `)}

  td {
    padding: 0;
  }
`;
