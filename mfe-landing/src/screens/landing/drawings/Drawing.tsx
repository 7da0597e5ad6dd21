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
  /** Keeps the colours of this theme whatever the page's is. */
  theme?: 'light';
}

/**
 * A drawing that nobody needs to hear of. It is a file rather than a component, so that it is no part of the script that
 * the page waits for; the file's colours are the custom properties of the place where it is used.
 */
export function Drawing({ name, theme }: DrawingProps) {
  return (
    <svg aria-hidden data-theme={theme}>
      <use href={`${drawingsUrl}#${name}`} />
    </svg>
  );
}
