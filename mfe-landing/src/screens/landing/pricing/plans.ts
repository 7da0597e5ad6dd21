/** A marketing plan and its button's target. Spec sections 3 and 9. */
export interface Plan {
  name: string;
  price: string;
  period?: string;
  description: string;
  features: readonly string[];
  popular: boolean;
  action: { label: string; to: string };
}

export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    price: 'Free',
    description: 'For a first meetup, and the ones that stay small on purpose.',
    features: [
      'Up to 50 attendees',
      'Basic QR ticketing',
      'Email notifications',
      'Standard support',
    ],
    popular: false,
    action: { label: 'Choose Starter', to: '/register' },
  },
  {
    name: 'Professional',
    price: '$29',
    period: 'per month',
    description: 'For organizers with a calendar, a budget and a sponsor to report to.',
    features: [
      'Up to 500 attendees',
      'Custom ticket designs',
      'Analytics dashboard',
      'Priority support',
      'Payment processing',
      'Custom branding',
    ],
    popular: true,
    action: { label: 'Choose Professional', to: '/register' },
  },
  {
    name: 'Enterprise',
    price: 'Custom pricing',
    description: 'For conferences, campuses and companies that run their own.',
    features: [
      'Unlimited attendees',
      'Advanced analytics',
      'API access',
      'White-label solution',
      'Dedicated support',
      'Custom integrations',
    ],
    popular: false,
    action: { label: 'Talk to Us', to: '/contact?topic=enterprise' },
  },
];
