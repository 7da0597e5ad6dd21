import { Menu as MenuIcon, X } from '@nzuko/shared-ui/icons';
import { navFor, type NavEntry } from '@nzuko/contract';
import { useId, useState } from 'react';
import { useSession } from '@nzuko/shared-auth';
import { ButtonLink, IconButton, Link, Logo, productName } from '@nzuko/shared-ui';

import { NAV_BAR_SCROLLED_PX } from './constants';
import { MobileMenu } from './MobileMenu';
import { Actions, Bar, Inner, Links, Toggle } from './NavBar.styles';
import { visitorLinks } from './navLinks';
import { PageLink } from './PageLink';
import { ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';
import { useScrolledPast } from './useScrolledPast';

/** The bar at the top of every page, signed out and signed in. Spec section 2; its links to pages come from the remotes. */
export function NavBar({ entries }: { entries: readonly NavEntry[] }) {
  const status = useSession((session) => session.status);
  const user = useSession((session) => session.user);
  const scrolled = useScrolledPast(NAV_BAR_SCROLLED_PX);
  const [menuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  const links = [...(user ? [] : visitorLinks), ...navFor(entries, user && user.role)];

  return (
    <Bar $scrolled={scrolled || menuOpen}>
      <Inner aria-label="Main">
        <Link to="/" aria-label={`${productName} home`}>
          <Logo />
        </Link>
        {/* Empty until the session is known, so that buttons don't change under the pointer. */}
        {status !== 'loading' && (
          <Links>
            {links.map((link) => (
              <li key={link.label}>
                <PageLink link={link} />
              </li>
            ))}
          </Links>
        )}
        <Actions>
          <ThemeMenu />
          {user && <UserMenu user={user} />}
          {status === 'unauthenticated' && (
            <>
              <ButtonLink to="/login" variant="ghost" size="sm" className="wide">
                Sign In
              </ButtonLink>
              <ButtonLink to="/register" size="sm">
                Get Started
              </ButtonLink>
            </>
          )}
          <Toggle>
            <IconButton
              label={menuOpen ? 'Close menu' : 'Open menu'}
              icon={menuOpen ? <X size={22} /> : <MenuIcon size={22} />}
              aria-expanded={menuOpen}
              aria-controls={menuId}
              onClick={() => setMenuOpen(!menuOpen)}
            />
          </Toggle>
        </Actions>
      </Inner>
      {menuOpen && (
        <MobileMenu id={menuId} links={links} user={user} onClose={() => setMenuOpen(false)} />
      )}
    </Bar>
  );
}
