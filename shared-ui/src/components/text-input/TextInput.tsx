import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { controlStyle } from '../field/controlStyle';

/** A styled native text input; label it, or use `Field`. */
export const TextInput = styled.input`
  ${controlStyle}

  &[type='file'] {
    padding: 0.3125rem ${theme.space[4]} 0.3125rem 0.3125rem;
    cursor: pointer;
  }

  &::file-selector-button {
    min-height: 2rem;
    margin-right: ${theme.space[3]};
    padding: 0 ${theme.space[4]};
    background: ${theme.color.neutralSoft};
    color: ${theme.color.onNeutralSoft};
    border: 0;
    border-radius: ${theme.radius.sm};
    font: inherit;
    font-weight: ${theme.weight.semibold};
    cursor: pointer;
  }
`;
