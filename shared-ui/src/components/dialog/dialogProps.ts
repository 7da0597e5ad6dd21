import type { ReactNode, RefObject } from 'react';

/** A controlled dialog; Escape, the close button, a click outside and, in browsers that tell, Back on a phone call `onClose`. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The footer's buttons, the primary one last; first the `Banner` that says why an action failed, always in sight there. */
  footer?: ReactNode;
  /** Widths: sm 448 px, md 576 px, lg 768 px. */
  size?: 'sm' | 'md' | 'lg';
  /** True while what it confirmed runs: closing wouldn't stop it, so it can't be closed until then. */
  busy?: boolean;
  /** An `alertdialog` is announced at once and doesn't close on a click outside. */
  role?: 'dialog' | 'alertdialog';
}

/** The dialog's props, and the element to focus after closing. */
export interface DialogPanelProps extends DialogProps {
  openerRef: RefObject<HTMLElement | null>;
}
