import type { DrawingName } from '../drawings/Drawing';

/** A marketing quote. Spec section 3. */
interface Testimonial {
  name: string;
  role: string;
  company: string;
  portrait: DrawingName;
  content: string;
}

/** The three quotes of the carousel. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Adaeze Nwosu',
    role: 'Lead organizer',
    company: 'Enugu Dev Meet',
    portrait: 'adaeze',
    content:
      'We used to tick names off a spreadsheet while the queue grew round the block. Now the queue moves faster than the jollof.',
  },
  {
    name: 'Tunde Alabi',
    role: 'Community manager',
    company: 'Yaba Builders Circle',
    portrait: 'tunde',
    content:
      'I published our hackathon on a Tuesday night. By Friday every seat was gone and every naira was accounted for.',
  },
  {
    name: 'Halima Yusuf',
    role: 'Programme director',
    company: 'Kano Code Week',
    portrait: 'halima',
    content:
      'Sponsors always ask how many people really came. I export the list and send it before they can finish the question.',
  },
];
