import { mediaUp, styled, theme } from '@nzuko/shared-ui';

export const Rows = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

/** A description and its actions: side by side, or stacked on a phone. */
export const Row = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding-block: ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};

  ${mediaUp('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Times = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
