import { styled } from 'styled-components';
import { controlStyle } from '../field/controlStyle';

/** A native multi-line input in the product's look; it grows with its text where the browser can. */
export const TextArea = styled.textarea`
  ${controlStyle}
  min-height: 8rem;
  resize: vertical;
  field-sizing: content;
`;
