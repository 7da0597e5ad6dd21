import { mediaUp, Stack, styled, theme } from '@nzuko/shared-ui';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  ${mediaUp('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Person = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** Wider, its fields would be harder to read. */
export const Form = styled(Stack)`
  max-width: 36rem;
`;

export const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${theme.space[2]};
    padding: 0;
    font-weight: ${theme.weight.semibold};
  }
`;

export const Problem = styled.p`
  color: ${theme.color.dangerText};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};
`;
