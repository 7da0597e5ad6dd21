import type { ComponentType } from 'react';

import { AttendeesArt } from './art/AttendeesArt';
import { EmailArt } from './art/EmailArt';
import { PaymentsArt } from './art/PaymentsArt';
import { PlanningArt } from './art/PlanningArt';
import { QrTicketArt } from './art/QrTicketArt';
import { SecurityArt } from './art/SecurityArt';

/** `tone` is the colour of its paper; `wide` takes the larger part of its row. */
export interface Feature {
  title: string;
  description: string;
  Icon: ComponentType;
  tone: 'paper' | 'forest' | 'marigold' | 'green' | 'coral' | 'mint';
  wide: boolean;
}

/** The six feature cards. Spec section 2. */
export const features: readonly Feature[] = [
  {
    title: 'AI-assisted event creation',
    description:
      'AI-assisted event creation and scheduling: less typing between the idea and the page.',
    Icon: PlanningArt,
    tone: 'paper',
    wide: true,
  },
  {
    title: 'Dynamic QR tickets',
    description:
      'Dynamic QR tickets with photo verification: the face at the door is the face that booked.',
    Icon: QrTicketArt,
    tone: 'marigold',
    wide: false,
  },
  {
    title: 'Card payments',
    description:
      'Payments through a card payment provider, with instant confirmations and receipts.',
    Icon: PaymentsArt,
    tone: 'coral',
    wide: false,
  },
  {
    title: 'Attendee management',
    description:
      'Real-time check-ins, networking and engagement analytics, for everyone who booked.',
    Icon: AttendeesArt,
    tone: 'forest',
    wide: true,
  },
  {
    title: 'Enterprise security',
    description: 'JWT authentication, OAuth and data protection for you and everyone who books.',
    Icon: SecurityArt,
    tone: 'green',
    wide: true,
  },
  {
    title: 'Automated email',
    description: 'Email campaigns and notifications that go out by themselves, before and after.',
    Icon: EmailArt,
    tone: 'mint',
    wide: false,
  },
];
