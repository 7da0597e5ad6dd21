import { css } from 'styled-components';
import { mediaTouch, theme } from '../../theme/theme';

/** How prominent a button is; use one primary per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Heights: sm 36 px, or 44 px for a thumb, md 44 px, lg 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The style props shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}

const variants = {
  primary: css`
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};

    &:hover:not([aria-disabled='true']) {
      background: ${theme.color.primaryHover};
    }
    &:active:not([aria-disabled='true']) {
      background: ${theme.color.primaryActive};
    }
  `,
  secondary: css`
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    border-color: ${theme.color.borderStrong};

    &:hover:not([aria-disabled='true']) {
      border-color: ${theme.color.text};
      background: ${theme.color.surfaceSunken};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${theme.color.text};

    &:hover:not([aria-disabled='true']) {
      background: ${theme.color.neutralSoft};
    }
  `,
  danger: css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};

    &:hover:not([aria-disabled='true']) {
      background: ${theme.color.dangerHover};
    }
  `,
};

// Larger text needs the room itself, rather than the sides of its button.
const sizes = {
  sm: css`
    min-height: 2.25rem;
    padding: 0 min(${theme.space[4]}, 5vw);
    font-size: ${theme.fontSize.sm};

    ${mediaTouch} {
      min-height: ${theme.size.control};
    }
  `,
  md: css`
    min-height: ${theme.size.control};
    padding: 0 min(${theme.space[5]}, 6.25vw);
  `,
  lg: css`
    min-height: 3.25rem;
    padding: 0 min(${theme.space[8]}, 10vw);
    font-size: ${theme.fontSize.lg};
  `,
};

/** The styled-components mixin behind every button. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font-family: ${theme.font.body};
  font-weight: ${theme.weight.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast},
    scale ${theme.motion.fast};

  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  &:active:not([aria-disabled='true']) {
    scale: 0.98;
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: not-allowed;
  }

  svg {
    flex: none;
  }
`;
