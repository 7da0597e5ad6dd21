import type { NavEntry } from '@nzuko/contract';

/** A nav bar link. */
export type NavLinkItem = Pick<NavEntry, 'label' | 'path' | 'page'>;

/** For visitors: the landing page's sections (spec section 2). All other links are the remotes' (decision 0113). */
export const visitorLinks: readonly NavLinkItem[] = [
  { label: 'Features', path: '/#features' },
  { label: 'Pricing', path: '/#pricing' },
  { label: 'Reviews', path: '/#testimonials' },
];
