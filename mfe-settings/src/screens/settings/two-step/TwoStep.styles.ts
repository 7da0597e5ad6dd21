import { loneLink, mediaUp, styled, theme } from '@nzuko/shared-ui';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  > button {
    min-width: 0;
  }
`;

export const AppLink = styled.a`
  ${loneLink}
`;

/** Long secrets and codes, in letters that can be told apart. */
export const Code = styled.code`
  font-family: ${theme.font.mono};
  overflow-wrap: anywhere;
`;

export const Codes = styled.ol`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  list-style: none;

  ${mediaUp('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const QrFrame = styled.div`
  width: min(14rem, 100%);
  aspect-ratio: 1;
  align-self: center;
  justify-self: center;
`;
