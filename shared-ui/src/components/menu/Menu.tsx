import { cloneElement, useCallback, useState } from 'react';
import { lazyPart } from '../../lazy/lazyPart';
import { toast } from '../../toast/toastStore';
import type { MenuPanelProps, MenuProps } from './menuProps';

const panel = lazyPart<MenuPanelProps>(() =>
  import('./MenuPanel').then((module) => module.MenuPanel),
);

/** Preloads the menu's code; used by tests. */
export const warmMenu = panel.warm;

/** A menu button; the menu's code loads when the button is hovered, focused or first pressed. */
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

  // Keep the plain button until it is pressed: replacing it earlier would lose the focus it just got.
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
