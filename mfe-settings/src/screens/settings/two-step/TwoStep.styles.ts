import { loneLink, mediaUp, styled, theme } from '@nzuko/shared-ui';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

export const Methods = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Method = styled.li`
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
