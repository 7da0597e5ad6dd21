import { styled } from 'styled-components';
import { controlStyle } from '../field/controlStyle';

/** A native single-line input in the product's look; label it, or use `Field`. */
export const TextInput = styled.input`
  ${controlStyle}

  &[type='file'] {
    padding-block: ${'0.55rem'};
  }
`;
