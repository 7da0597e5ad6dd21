import drawingsUrl from './drawings.svg';

/** A drawing of `drawings.svg`, by its id. */
export type DrawingName =
  | 'planning'
  | 'qr-ticket'
  | 'payments'
  | 'attendees'
  | 'security'
  | 'email'
  | 'create'
  | 'manage'
  | 'analytics'
  | 'check'
  | 'adaeze'
  | 'tunde'
  | 'halima';

interface DrawingProps {
  name: DrawingName;
  /** Forces this theme's colours, whatever the page's theme is. */
  theme?: 'light';
}

/**
 * A decorative drawing. It is a file rather than a component, to keep it out of the JavaScript that the page waits for;
 * its colours are CSS custom properties of the place where it is used.
 */
export function Drawing({ name, theme }: DrawingProps) {
  return (
    <svg aria-hidden data-theme={theme}>
      <use href={`${drawingsUrl}#${name}`} />
    </svg>
  );
}
