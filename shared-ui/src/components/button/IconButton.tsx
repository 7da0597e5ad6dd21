import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** A native button's props; `label` is its accessible name and tooltip. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
}

/** A round 44 px icon-only button. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root aria-label={label} title={label} {...rest} type={type}>
      {icon}
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.size.control};
  height: ${theme.size.control};
  padding: 0;
  background: transparent;
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text};
  cursor: pointer;
  transition: background-color ${theme.motion.fast};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${theme.color.neutralSoft};
  }

  &[aria-pressed='true'] {
    color: ${theme.color.primaryText};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
