import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** A native link's props, and where it leads: a path of the site, or an absolute URL. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** The place takes that of the page that stands in the browser's history. */
  replace?: boolean;
  /** What `useLocation().state` is there. */
  state?: unknown;
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean;
  /** The browser loads the address itself, as for a file. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const isElsewhere = (to: To): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to);

/** A link that changes the screen without a load of the page; a new tab, another site or a file is the browser's own. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  onClick,
  ...rest
}: LinkProps) {
  const elsewhere = isElsewhere(to);
  const href = useHref(elsewhere ? '/' : to);
  const { target } = rest;
  const follow = useLinkClickHandler(to, { replace, state, preventScrollReset, target });

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !elsewhere && !reloadDocument) follow(event);
  };

  return (
    <a {...rest} href={elsewhere ? to : href} onClick={handleClick}>
      {rest.children}
    </a>
  );
}
