import { css, styled } from 'styled-components';
import { mediaDown, theme } from '../../theme/theme';

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

const small = mediaDown('sm');

export const Root = styled.div`
  position: relative;
  min-width: 0;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow-x: auto;

  ${small} {
    background: none;
    border: 0;
    border-radius: 0;
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
  padding: ${theme.space[3]} ${theme.space[5]};
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
    gap: ${theme.space[2]};
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

const cell = css<Aligned>`
  padding: ${theme.space[4]} ${theme.space[5]};
  text-align: ${({ $align = 'start' }) => $align};
  overflow-wrap: anywhere;

  ${small} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding: 0;
    text-align: end;
  }
`;

export const Cell = styled.td<Aligned>`
  ${cell}
`;

export const RowHeader = styled.th<Aligned>`
  ${cell}
  font-weight: ${theme.weight.semibold};

  ${small} {
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
