import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme';

interface Aligned {
  $align?: 'start' | 'end';
}

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

// A container query: next to a sidebar the table is narrow even on a wide screen.
const small = '@container table (max-width: 54rem)';

/** Two or three columns always fit; with more, rows become cards in a narrow container. */
export const Root = styled.div<{ $columns: number }>`
  min-width: 0;
  ${({ $columns }) => $columns > 3 && 'container: table / inline-size;'}
`;

export const Frame = styled.div`
  position: relative;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow-x: auto;

  ${small} {
    background: none;
    border: 0;
    border-radius: 0;
    overflow-x: visible;
  }
`;

export const Native = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  ${small} {
    display: block;
  }
`;

export const Rows = styled.tbody`
  ${small} {
    display: block;
  }
`;

export const Caption = styled.caption<{ $hidden: boolean }>`
  padding: ${theme.space[4]} ${theme.space[5]};
  font-weight: ${theme.weight.semibold};
  text-align: start;
  ${({ $hidden }) => $hidden && hidden}

  ${small} {
    display: block;
    padding-inline: 0;
  }
`;

export const Head = styled.thead`
  background: ${theme.color.surfaceSunken};

  ${small} {
    ${hidden}
  }
`;

export const HeaderCell = styled.th<Aligned>`
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.semibold};
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;
`;

export const Row = styled.tr`
  border-top: 1px solid ${theme.color.border};

  &:hover {
    background: ${theme.color.surfaceRaised};
  }

  ${small} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: ${theme.space[2]} ${theme.space[8]};
    padding: ${theme.space[4]};
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};

    & + & {
      margin-top: ${theme.space[3]};
    }
  }
`;

export const Spacer = styled.tr`
  td {
    padding: 0;
  }
`;

// `max-width` keeps one long title from pushing the prices out; longer words still break. End-aligned columns hold numbers, which
// never wrap; other columns are at least as wide as their longest word.
const cell = css<Aligned>`
  max-width: 16rem;
  padding: ${theme.space[4]};
  text-align: ${({ $align = 'start' }) => $align};
  white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};

  ${small} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-width: 0;
    max-width: none;
    padding: 0;
    text-align: end;
  }
`;

export const Cell = styled.td<Aligned>`
  ${cell}
`;

export const RowHeader = styled.th<Aligned>`
  ${cell}
  min-width: 12rem;
  font-weight: ${theme.weight.semibold};

  ${small} {
    display: block;
    grid-column: 1 / -1;
    min-width: 0;
    padding-bottom: ${theme.space[2]};
    border-bottom: 2px dashed ${theme.color.border};
    font-size: ${theme.fontSize.lg};
    text-align: start;
  }
`;

export const CellLabel = styled.span`
  display: none;
  flex: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};

  ${small} {
    display: inline;
  }
`;
