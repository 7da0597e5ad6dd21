import { css, mediaTouch, styled, theme } from '@nzuko/shared-ui';

import { between, hidden, onTracks, shownWhile, type CellLook } from './tableLayout';
import { cards, few, most, smallest, type TableTracks } from './tableWidths';

/** The details of a row are below it, so its columns have no headers of their own. */
const leftOut = css<CellLook>`
  ${({ $priority = 1 }) =>
    $priority > 1 &&
    css`
      ${few} {
        display: none;
      }
    `}
  ${({ $priority = 1 }) =>
    $priority > 2 &&
    css`
      ${most} {
        display: none;
      }
    `}
`;

export const Head = styled.thead<{ $sorts: boolean }>`
  background: ${theme.color.surfaceSunken};

  ${between(onTracks)}

  ${cards} {
    ${({ $sorts }) => ($sorts ? 'display: block; background: none;' : hidden)}
  }
`;

export const HeaderRow = styled.tr`
  ${between(onTracks)}

  ${cards} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    padding-bottom: ${theme.space[3]};
  }
`;

export const HeaderCell = styled.th<CellLook & { $sorts: boolean }>`
  padding: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.semibold};
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;

  ${leftOut}

  ${cards} {
    padding: 0;
    ${({ $sorts }) => !$sorts && hidden}
  }

  ${smallest} {
    white-space: normal;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 1.5rem;
  padding: 0;
  background: none;
  border: 0;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: ${theme.color.text};
  }

  svg {
    flex: none;
  }

  ${mediaTouch} {
    min-height: ${theme.size.control};
    margin-block: -0.625rem;
  }

  ${cards} {
    min-height: ${theme.size.control};
    padding: 0 ${theme.space[4]};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.pill};
    margin: 0;
  }
`;

export const ToggleHeader = styled.th<{ $tracks: TableTracks }>`
  display: none;
  padding: 0;
  ${shownWhile}

  ${cards} {
    ${hidden}
  }
`;
