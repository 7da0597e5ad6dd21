import { styled, theme } from '@nzuko/shared-ui';

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[5]};
  margin-top: ${theme.space[4]};
  padding: 0;
  list-style: none;
`;

export const Step = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};

  svg {
    color: ${({ $isDone }) => ($isDone ? theme.color.primaryText : theme.color.textMuted)};
  }

  h3 {
    font-size: ${theme.fontSize.md};
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
