import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, type LinkProps } from '../../router/Link';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';

/** A router link's props plus a button's look; `to` can also be an absolute URL. */
export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** A link that looks like a button. Use it to navigate, and `Button` for actions. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  startIcon,
  endIcon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root {...rest} $variant={variant} $size={size} $fullWidth={fullWidth}>
      {startIcon}
      {children}
      {endIcon}
    </Root>
  );
}

const Root = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
