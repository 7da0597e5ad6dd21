import { Link, NavLink } from '@nzuko/shared-ui';

import type { NavLinkItem } from './navLinks';

/** A nav bar link. Only pages get `aria-current`, not sections of the landing page. */
export function PageLink({ link: { label, to, page } }: { link: NavLinkItem }) {
  return to.includes('#') ? (
    <Link to={to}>{label}</Link>
  ) : (
    <NavLink to={to} page={page}>
      {label}
    </NavLink>
  );
}
