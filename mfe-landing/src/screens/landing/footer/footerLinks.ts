import { mailtoLink, START_FREE_TRIAL } from '../../../constants';

/** The footer's columns. The spec names the links but not their targets (section 2). */
export const footerColumns = [
  {
    title: 'Product',
    links: [
      { label: 'Features', to: '/#features' },
      { label: 'Pricing', to: '/#pricing' },
      { label: 'Demo', to: '/#demo' },
      { label: 'Create an event', to: START_FREE_TRIAL },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Reviews', to: '/#testimonials' },
      { label: 'Browse events', to: '/events' },
      { label: 'Contact', to: mailtoLink('Hello') },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Ask a question', to: mailtoLink('A question') },
      { label: 'Report a problem', to: mailtoLink('A problem') },
      { label: 'Forgot your password', to: '/reset-password' },
    ],
  },
] as const;
