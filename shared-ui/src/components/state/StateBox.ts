import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** Stands in for missing content: an icon, a heading, text and actions below each other. */
export const StateBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[12]} ${theme.space[6]};
  border-radius: ${theme.radius.lg};
  text-align: center;

  h1,
  h2,
  h3 {
    max-width: 100%;
    font-size: ${theme.fontSize.xl};
  }
`;
