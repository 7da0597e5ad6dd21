import { useLocation, useResolvedPath } from 'react-router-dom';

import { Link, type LinkProps } from './Link';

/** A link that says `aria-current="page"` while the page it leads to stands, or one below it. */
export function NavLink(props: LinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(props.to).pathname.toLowerCase().replace(/\/$/, '');
  const isCurrent = here === (there || '/') || (there !== '' && here.startsWith(`${there}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
