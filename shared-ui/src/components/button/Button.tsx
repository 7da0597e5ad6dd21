import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../spinner/Spinner';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';

/**
 * A native button's props plus its look; while `loading` it shows a spinner and ignores presses, but keeps focus and width. One
 * that is `unavailable` looks disabled and keeps focus too, so that the reason it is described by can be read.
 */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
  unavailable?: boolean;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

/** The standard button; `type` defaults to `button`. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  disabled = false,
  unavailable = false,
  fullWidth = false,
  startIcon,
  endIcon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = loading || disabled || unavailable;
  // aria-disabled while loading: a button that gets `disabled` loses focus.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      disabled={disabled && !loading}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {loading ? <Spinner size="1.1em" /> : startIcon}
      {children}
      {endIcon}
    </Root>
  );
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;
