import { useEffect, useRef } from 'react';
import type { User } from '@nzuko/contract';
import { signOut } from '@nzuko/shared-auth';
import { Button, ButtonLink, styled, theme, useLocation } from '@nzuko/shared-ui';

import { MOBILE_MENU_CLOSES_PX } from './constants';
import { menuOnly } from './NavBar.styles';
import type { NavLinkItem } from './navLinks';
import { PageLink } from './PageLink';
import { useScrolledPast } from './useScrolledPast';

interface MobileMenuProps {
  id: string;
  links: readonly NavLinkItem[];
  user: User | null;
  onClose: () => void;
}

/**
 * The nav links on small screens. Closes on its button, Escape, navigation, scrolling past 100 px, and when Tab leads out of
 * the bar.
 */
export function MobileMenu({ id, links, user, onClose }: MobileMenuProps) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const scrolledPast = useScrolledPast(MOBILE_MENU_CLOSES_PX);
  const wasPast = useRef(scrolledPast);

  useEffect(() => {
    const went = key !== openedAt.current;
    // If opened further down it stays open: only scrolling past 100 px closes it.
    const scrolled = scrolledPast && !wasPast.current;
    wasPast.current = scrolledPast;
    if (went || scrolled) onClose();
  }, [key, scrolledPast, onClose]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      // From a link, the focus would be lost with the menu.
      document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    };
    // Its target is what Tab led to, which the menu would lie over.
    const handleKeyUp = ({ key: pressed, target }: KeyboardEvent) => {
      if (pressed === 'Tab' && !(target as Element).closest('header')) onClose();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('keyup', handleKeyUp);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('keyup', handleKeyUp);
    };
  }, [id, onClose]);

  return (
    <Panel id={id}>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <PageLink link={link} />
          </li>
        ))}
      </ul>
      {user ? (
        <Button variant="secondary" fullWidth onClick={() => void signOut()}>
          Sign Out
        </Button>
      ) : (
        <ButtonLink to="/login" variant="secondary" fullWidth>
          Sign In
        </ButtonLink>
      )}
    </Panel>
  );
}

// Over the page: if it pushed the page down, the browser would scroll to compensate, and so close it.
const Panel = styled.div`
  position: absolute;
  width: 100%;
  display: grid;
  gap: ${theme.space[4]};
  max-height: 80dvh;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border-block: 1px solid ${theme.color.border};
  overflow-y: auto;

  ul {
    padding: 0;
    list-style: none;
  }

  li + li {
    border-top: 1px dashed ${theme.color.border};
  }

  li a {
    display: block;
    padding: ${theme.space[3]} 0;
    color: ${theme.color.text};
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  ${menuOnly}
`;
