import { styled, theme } from 'shared-ui';

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  min-width: 0;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow: clip;

  &:hover {
    border-color: ${theme.color.primaryText};
  }
`;

export const Picture = styled.div`
  aspect-ratio: 16 / 8;
  min-width: 0;
  overflow: hidden;
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[5]};
`;

export const Facts = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

export const Title = styled.h2`
  font-size: ${theme.fontSize.lg};
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.text};
    text-decoration: none;
  }

  /* The link's area is the whole card. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Lines = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;
