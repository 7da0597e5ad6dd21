import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

/** A menu item that runs an action (`onSelect`) or navigates (`to`, a path on the site). */
export interface MenuItem {
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  tone?: 'default' | 'danger';
  disabled?: boolean;
}

/** A titled group with one active choice. */
export interface MenuChoices {
  label: string;
  value: string;
  choices: readonly { value: string; label: string; icon?: ReactNode }[];
  onChoose: (value: string) => void;
}

/** A menu's entries, in order; `separator` draws a line. */
export type MenuEntry = MenuItem | MenuChoices | 'separator';

/** `trigger` is a `Button`, `IconButton` or native button; `header` goes above the entries and can't be selected. */
export interface MenuProps {
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  entries: readonly MenuEntry[];
  header?: ReactNode;
  align?: 'start' | 'end';
}

/** The menu's props and its controlled state. */
export interface MenuPanelProps extends MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
