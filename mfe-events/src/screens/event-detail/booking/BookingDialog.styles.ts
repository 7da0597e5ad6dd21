import { mediaUp, styled, theme } from '@nzuko/shared-ui';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
  padding-top: ${theme.space[2]};
`;

export const Foot = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  width: 100%;

  ${mediaUp('sm')} {
    grid-template-columns: 1fr auto;
    align-items: center;

    > p,
    > [role='alert'] {
      grid-column: 1 / -1;
    }

    > p {
      order: 1;
    }
  }
`;

export const Total = styled.dl`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};

  ${mediaUp('sm')} {
    justify-content: start;
  }

  dt {
    font-weight: ${theme.weight.semibold};
  }

  dd {
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize['2xl']};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};
    line-height: 1;
  }
`;

export const Terms = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

export const Holders = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

export const Holder = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};

  legend {
    padding-inline: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.semibold};
  }

  ${mediaUp('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Lead = styled.p`
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
`;
