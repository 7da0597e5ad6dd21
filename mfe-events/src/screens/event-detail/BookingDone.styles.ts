import { styled, theme } from 'shared-ui';

export const Title = styled.h2`
  font-size: ${theme.fontSize['2xl']};
`;

export const Alert = styled.p`
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

export const Numbers = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    padding: ${theme.space[2]} ${theme.space[3]};
    background: ${theme.color.surfaceSunken};
    border-radius: ${theme.radius.sm};
  }
`;
