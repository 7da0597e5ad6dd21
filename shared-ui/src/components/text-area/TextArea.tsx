import { styled } from 'styled-components';
import { controlStyle } from '../field/controlStyle';

/** A styled native text area; it grows with its text where the browser supports that. */
export const TextArea = styled.textarea`
  ${controlStyle}
  min-height: 8rem;
  resize: vertical;
  field-sizing: content;
`;
