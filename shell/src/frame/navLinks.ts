/** A nav bar link. */
export interface NavLinkItem {
  label: string;
  to: string;
  /** The page that `to` redirects to. */
  page?: string;
}

/** For visitors: the landing page's sections (spec section 2). */
export const visitorLinks: readonly NavLinkItem[] = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Reviews', to: '/#testimonials' },
];

/** For signed-in users. */
export const memberLinks: readonly NavLinkItem[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Events', to: '/events' },
  { label: 'Profile', to: '/profile', page: '/settings' },
];
