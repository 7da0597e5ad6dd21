import { useLocation, useResolvedPath } from 'react-router-dom';

import { Link, type LinkProps } from './Link';

/** A link with `aria-current="page"` while its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(props.to).pathname.toLowerCase().replace(/\/$/, '');
  const isCurrent = here === (there || '/') || (there !== '' && here.startsWith(`${there}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
