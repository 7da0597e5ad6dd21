import { styled, theme } from '@nzuko/shared-ui';

export const Title = styled.h2`
  font-size: ${theme.fontSize['2xl']};
`;

export const Words = styled.p`
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;
