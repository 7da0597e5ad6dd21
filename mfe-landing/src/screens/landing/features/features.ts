import type { DrawingName } from '../drawings/Drawing';

/** `tone` is the card's colour; `wide` cards take the larger part of their row. */
export interface Feature {
  title: string;
  description: string;
  drawing: DrawingName;
  /** Forces a theme for the drawing; by default it follows the page's. */
  drawingTheme?: 'light';
  tone: 'paper' | 'forest' | 'marigold' | 'green' | 'coral' | 'mint';
  wide: boolean;
}

/** The six feature cards. Spec section 2. */
export const features: readonly Feature[] = [
  {
    title: 'AI-assisted event creation',
    description:
      'AI-assisted event creation and scheduling: less typing between the idea and the page.',
    drawing: 'planning',
    tone: 'paper',
    wide: true,
  },
  {
    title: 'Dynamic QR tickets',
    description:
      'Dynamic QR tickets with photo verification: the face at the door is the face that booked.',
    drawing: 'qr-ticket',
    tone: 'marigold',
    wide: false,
  },
  {
    title: 'Card payments',
    description:
      'Payments through a card payment provider, with instant confirmations and receipts.',
    drawing: 'payments',
    drawingTheme: 'light',
    tone: 'coral',
    wide: false,
  },
  {
    title: 'Attendee management',
    description:
      'Real-time check-ins, networking and engagement analytics, for everyone who booked.',
    drawing: 'attendees',
    drawingTheme: 'light',
    tone: 'forest',
    wide: true,
  },
  {
    title: 'Enterprise security',
    description: 'JWT authentication, OAuth and data protection for you and everyone who books.',
    drawing: 'security',
    tone: 'green',
    wide: true,
  },
  {
    title: 'Automated email',
    description: 'Email campaigns and notifications that go out by themselves, before and after.',
    drawing: 'email',
    tone: 'mint',
    wide: false,
  },
];
