import { css, styled, theme } from '@nzuko/shared-ui';

import { between, onTracks, shownWhile, type CellLook } from './tableLayout';
import { cards, few, most, smallest, type TableTracks } from './tableWidths';

export const Row = styled.tr`
  border-top: 1px solid ${theme.color.border};

  &:hover {
    background: ${theme.color.surfaceRaised};
  }

  ${between(onTracks)}

  ${cards} {
    position: relative;
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

  ${smallest} {
    && * {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

// `max-width` keeps one long title from pushing the prices out; longer words still break. End-aligned columns hold numbers, which
// never wrap; other columns are at least as wide as their longest word.
const cell = css<CellLook>`
  max-width: 16rem;
  padding: ${theme.space[4]};
  text-align: ${({ $align = 'start' }) => $align};
  white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};

  ${cards} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-width: 0;
    max-width: none;
    padding: 0;
    text-align: end;
  }

  ${smallest} {
    flex-wrap: wrap;
    text-align: start;
  }
`;

/** A column that is left out is a line below its row, once the row is open. */
const detail = css`
  display: none;

  [data-open] > & {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 8rem minmax(0, 1fr);
    order: 1;
    max-width: none;
    padding-block: 0 ${theme.space[3]};
    padding-inline-start: calc(${theme.size.control} + ${theme.space[4]});
    text-align: start;
  }
`;

const label = css`
  flex: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

export const CellLabel = styled.span`
  ${label}
  display: none;

  ${cards} {
    display: inline;
  }
`;

const later = css`
  ${detail}

  [data-open] > & > ${CellLabel} {
    display: inline;
  }
`;

export const Cell = styled.td<CellLook>`
  ${cell}

  ${({ $priority = 1 }) =>
    $priority > 1 &&
    css`
      ${few} {
        ${later}
      }

      ${cards} {
        display: none;

        [data-open] > & {
          display: flex;
        }
      }
    `}

  ${({ $priority = 1 }) =>
    $priority > 2 &&
    css`
      ${most} {
        ${later}
      }
    `}
`;

export const RowHeader = styled.th<CellLook & { $opens: boolean }>`
  ${cell}
  min-width: 12rem;
  font-weight: ${theme.weight.semibold};

  ${cards} {
    display: block;
    grid-column: 1 / -1;
    min-width: 0;
    padding-bottom: ${theme.space[2]};
    border-bottom: 2px dashed ${theme.color.border};
    font-size: ${theme.fontSize.lg};
    text-align: start;
    ${({ $opens }) => $opens && `padding-inline-end: ${theme.size.control};`}
  }
`;

export const ToggleCell = styled.td<{ $tracks: TableTracks }>`
  display: none;
  padding: 0;
  ${shownWhile}

  ${cards} {
    position: absolute;
    inset-block-start: ${theme.space[2]};
    inset-inline-end: ${theme.space[2]};
  }
`;
