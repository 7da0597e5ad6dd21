import { useLocation, useResolvedPath } from 'react-router-dom';

import { Link, type LinkProps } from './Link';

interface NavLinkProps extends LinkProps {
  /** The page that `to` redirects to, if it does. */
  page?: string | undefined;
}

/** A link with `aria-current="page"` while its page, or one below it, is open. */
export function NavLink({ page, ...props }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(page ?? props.to)
    .pathname.toLowerCase()
    .replace(/\/$/, '');
  const isCurrent = here === (there || '/') || (there !== '' && here.startsWith(`${there}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
