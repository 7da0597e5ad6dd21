import type { ComponentType } from 'react';

import { AdaezePortrait, HalimaPortrait, TundePortrait } from './Portraits';

/** A marketing quote. Spec section 3. */
export interface Testimonial {
  name: string;
  role: string;
  company: string;
  Image: ComponentType;
  content: string;
}

/** The three quotes of the carousel. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Adaeze Nwosu',
    role: 'Lead organizer',
    company: 'Enugu Dev Meet',
    Image: AdaezePortrait,
    content:
      'We used to tick names off a spreadsheet while the queue grew round the block. Now the queue moves faster than the jollof.',
  },
  {
    name: 'Tunde Alabi',
    role: 'Community manager',
    company: 'Yaba Builders Circle',
    Image: TundePortrait,
    content:
      'I published our hackathon on a Tuesday night. By Friday every seat was gone and every naira was accounted for.',
  },
  {
    name: 'Halima Yusuf',
    role: 'Programme director',
    company: 'Kano Code Week',
    Image: HalimaPortrait,
    content:
      'Sponsors always ask how many people really came. I export the list and send it before they can finish the question.',
  },
];
