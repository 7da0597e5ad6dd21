import {
  cloneElement,
  useCallback,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lazyPart } from '../../lazy/lazyPart';
import { toast } from '../../toast/toastStore';
import type { MenuEntry } from './menuEntries';
import type { MenuPanelProps } from './MenuPanel';

/** `trigger` is a `Button`, `IconButton` or native button; `header` stands above the entries and is not chosen. */
export interface MenuProps {
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  entries: readonly MenuEntry[];
  header?: ReactNode;
  align?: 'start' | 'end';
}

const panel = lazyPart<MenuPanelProps>(() =>
  import('./MenuPanel').then((module) => module.MenuPanel),
);

/** Fetches the menu's code ahead of need, as tests do. */
export const warmMenu = panel.warm;

/** A menu button; the menu's code is fetched when the button is hovered, focused or first pressed. */
export function Menu({ trigger, ...rest }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const handleFail = useCallback(() => {
    setOpen(false);
    setOpened(false);
    toast({
      variant: 'destructive',
      title: 'The menu could not be opened',
      description: 'Check your connection and try again.',
    });
  }, []);

  // The plain button stays until it is pressed: replaced any earlier, it would lose the focus it has just got.
  const handleOpen = () => {
    setOpened(true);
    setOpen(true);
  };
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void panel.warm(),
    onFocus: () => void panel.warm(),
    onClick: handleOpen,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      handleOpen();
    },
  });
  if (!opened) return button;
  return (
    <panel.Part
      wanted
      onFail={handleFail}
      fallback={button}
      props={{ ...rest, trigger, open, onOpenChange: setOpen }}
    />
  );
}
