import { mediaUp, styled, theme } from '@nzuko/shared-ui';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  min-width: 0;

  h2 {
    font-size: ${theme.fontSize.xl};
  }

  & + & {
    padding-top: ${theme.space[8]};
    border-top: 2px dashed ${theme.color.border};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${mediaUp('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

export const TypeGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};

  legend {
    padding-inline: ${theme.space[2]};
    font-weight: ${theme.weight.bold};
  }

  > p {
    color: ${theme.color.textMuted};
  }
`;

/** Around a ghost button: its words, not its edge, are in line with the fields. */
export const WordsInLine = styled.div`
  margin-inline-start: calc(-1 * ${theme.space[4]});
`;
