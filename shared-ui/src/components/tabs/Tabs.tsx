import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { tabReachedBy } from './tabReachedBy';

/** One tab; its content is only mounted while active. */
export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  content: ReactNode;
}

/** `label` names the tab list. Controlled with `value` and `onValueChange`; otherwise starts on the first tab. */
export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * Tabs with keyboard support; the tab list scrolls sideways where space is short.
 *
 * Not Radix's: tabs are above the fold of the landing page, where Radix would add 7 KB.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange }: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const active = items.find((item) => item.value === (value ?? own)) ?? items[0];

  // A link may open a tab that the list has no room for. At once, and only the list: the page stays where it is.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [active?.value]);

  const activate = (next: string) => {
    setOwn(next);
    if (next !== active?.value) onValueChange?.(next);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = tabReachedBy(event.key, active ? items.indexOf(active) : 0, items.length);
    const next = index === undefined ? undefined : items[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    activate(next.value);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <Root>
      <List ref={listRef} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={item === active}
            tabIndex={item === active ? 0 : -1}
            onClick={() => activate(item.value)}
          >
            {item.icon}
            {item.label}
          </Trigger>
        ))}
      </List>
      {active ? (
        <Panel
          // The key gives each tab a new panel, so that no state carries over.
          key={active.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${active.value}`}
          tabIndex={0}
        >
          {active.content}
        </Panel>
      ) : null}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;

const List = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space[1]};
  min-width: 0;
  border-bottom: 1px solid ${theme.color.border};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Panel = styled.div`
  min-width: 0;
`;

const Trigger = styled.button`
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

  &[aria-selected='true'] {
    color: ${theme.color.text};
  }

  &[aria-selected='true']::after {
    scale: 1;
  }
`;
