import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** The look shared by inputs, selects and text areas. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  transition: border-color ${theme.motion.fast};

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: ${theme.color.text};
  }

  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 0;
    border-color: ${theme.color.focus};
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.errorLine};
  }

  &:disabled {
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
    border-style: dashed;
    cursor: not-allowed;
  }
`;
