import { START_FREE_TRIAL } from '../../constants';

/** The footer's columns. The spec names the links but not their targets (section 2). */
export const footerColumns = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: '/#features' },
      { label: 'Pricing', to: '/#pricing' },
      { label: 'Demo', to: '/#demo' },
      // The relative path of Start Free Trial only leads there from the landing page.
      { label: 'Create an event', to: `/${START_FREE_TRIAL}` },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Reviews', to: '/#testimonials' },
      { label: 'Browse events', to: '/events' },
      { label: 'Contact', to: '/contact' },
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Ask a question', to: '/contact' },
      { label: 'Report a problem', to: '/contact?topic=problem' },
      { label: 'Forgot your password', to: '/reset-password' },
      { label: 'Refunds', to: '/refund-policy' },
      { label: 'Cookies', to: '/cookies' },
    ],
  },
] as const;
