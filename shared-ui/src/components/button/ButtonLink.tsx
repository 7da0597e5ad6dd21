import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, type LinkProps } from '../../router/Link';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';

/** A router link's props plus a button's look; `to` may be an absolute URL too. */
export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** A link that looks like a button: for going somewhere, where `Button` does something. */
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
