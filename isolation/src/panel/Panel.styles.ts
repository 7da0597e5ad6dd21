import { mediaUp, styled, theme } from '@nzuko/shared-ui';

/** Dark in both themes, so that nobody takes it for a part of the remote. */
export const Frame = styled.details`
  background: ${theme.color.surface};
  border-bottom: 3px solid ${theme.color.accent};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.sm};
`;

export const Bar = styled.summary`
  padding: ${theme.space[3]} ${theme.space[4]};
  cursor: pointer;
`;

export const Mark = styled.strong`
  overflow-wrap: anywhere;
`;

export const State = styled.span`
  margin-left: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[3]};

  /* The route and the clock are longer than half a phone. */
  & > :first-child,
  & > :has([name='now']) {
    grid-column: 1 / -1;
  }

  ${mediaUp('md')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > :first-child,
    & > :has([name='now']) {
      grid-column: auto;
    }
  }

  ${mediaUp('lg')} {
    grid-template-columns: 2fr repeat(2, 1fr) 1.6fr repeat(3, 1fr);

    & > * {
      min-width: 0;
    }
  }
`;

export const Failures = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[4]} ${theme.space[3]};
`;

export const FailureRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  width: 100%;
  max-width: 40rem;

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${mediaUp('md')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[4]} ${theme.space[4]};
`;

export const Note = styled.p`
  color: ${theme.color.textMuted};
`;
