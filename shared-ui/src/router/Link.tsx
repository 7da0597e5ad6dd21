import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** A native link's props plus `to`, a path on the site or an absolute URL. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** The target's `useLocation().state`. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Lets the browser load the URL, as for a file. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const isElsewhere = (to: To): to is string =>
  typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(to);

/** A link that navigates without reloading the page; the browser handles new tabs, other sites and files. */
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
