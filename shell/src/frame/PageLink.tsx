import { Link, NavLink } from '@nzuko/shared-ui';

import type { NavLinkItem } from './navLinks';

/** A nav bar link. Only pages get `aria-current`, not sections of the landing page. */
export function PageLink({ link: { label, path, page } }: { link: NavLinkItem }) {
  return path.includes('#') ? (
    <Link to={path}>{label}</Link>
  ) : (
    <NavLink to={path} page={page}>
      {label}
    </NavLink>
  );
}
