import type { ReactNode } from 'react';

/** A line of a menu that does something (`onSelect`) or goes somewhere (`to`, a path of the site). */
export interface MenuItem {
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  tone?: 'default' | 'danger';
  disabled?: boolean;
}

/** A titled group of which one choice is active. */
export interface MenuChoices {
  label: string;
  value: string;
  choices: readonly { value: string; label: string; icon?: ReactNode }[];
  onChoose: (value: string) => void;
}

/** What a menu may hold, in order; `separator` draws a line. */
export type MenuEntry = MenuItem | MenuChoices | 'separator';
