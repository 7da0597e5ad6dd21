import { useState, useSyncExternalStore } from 'react';

import { dataSaverStore } from './dataSaverStore';

/** Pictures that are in the page already cost nothing. */
const LOCAL = /^(?:blob|data):/;

function isHeldNow(src: string | null | undefined): boolean {
  const { isOn, shown } = dataSaverStore.getState();
  return isOn && Boolean(src) && !LOCAL.test(src ?? '') && !shown.includes(src ?? '');
}

// The button that had the focus is gone.
const focus = (picture: HTMLElement | null) => picture?.focus({ preventScroll: true });

/**
 * Whether Data Saver holds a picture back, and `show`, which fetches it. The picture then gets `shownProps`, and with them
 * the focus.
 */
export function useHeldPicture(src: string | null | undefined) {
  const [wasPressed, setPressed] = useState(false);
  const read = () => isHeldNow(src);
  // The same on the server, where the store says what each page asks for.
  const isHeld = useSyncExternalStore(dataSaverStore.subscribe, read, read);
  return {
    isHeld,
    wasPressed,
    show: () => {
      setPressed(true);
      dataSaverStore.setState(({ shown }) => ({ shown: [...shown, src ?? ''] }));
    },
    shownProps: wasPressed ? { tabIndex: -1, ref: focus } : {},
  };
}
