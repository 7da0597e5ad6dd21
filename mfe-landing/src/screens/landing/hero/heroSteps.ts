/** One of the three things an organizer does here; `line` is its part of the headline. */
export interface HeroStep {
  name: 'create' | 'sell' | 'scan';
  label: string;
  line: string;
  caption: string;
}

/** The steps in their order; the hero starts with create. Spec section 1. */
export const heroSteps: readonly HeroStep[] = [
  {
    name: 'create',
    label: 'Create',
    line: 'Create it.',
    caption: 'One form. It stays a draft until you press Publish Event.',
  },
  {
    name: 'sell',
    label: 'Sell',
    line: 'Sell it out.',
    caption: 'Share one link. People pay by card in naira and get a QR ticket.',
  },
  {
    name: 'scan',
    label: 'Scan',
    line: 'Scan them in.',
    caption: 'Check tickets at the door. Scan one twice and you are told.',
  },
];
