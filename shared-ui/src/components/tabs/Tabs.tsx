import type { ReactNode } from 'react';
import * as RadixTabs from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** One tab; its content is mounted while it is active. */
export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
}

/** `label` names the row of tabs; controlled with `value` and `onValueChange`, else the first is active. */
export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Tabs by arrow keys, Home and End; the row scrolls sideways where it is too narrow. */
export function Tabs({ label, items, value, defaultValue, onValueChange }: TabsProps) {
  return (
    <Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? items[0]?.value) : undefined}
      onValueChange={onValueChange}
    >
      <List aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value}>
            {item.icon}
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </Root>
  );
}

const Root = styled(RadixTabs.Root)`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;

const List = styled(RadixTabs.List)`
  display: flex;
  gap: ${theme.space[1]};
  min-width: 0;
  border-bottom: 1px solid ${theme.color.border};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Trigger = styled(RadixTabs.Trigger)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  flex: none;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: none;
  border: 0;
  border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.semibold};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${theme.color.text};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto ${theme.space[4]} 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${theme.color.primary};
    scale: 0 1;
    transition: scale ${theme.motion.base} ${theme.motion.ease};
  }

  &[data-state='active'] {
    color: ${theme.color.text};
  }

  &[data-state='active']::after {
    scale: 1;
  }
`;
