import type { EventCategory } from '../../limits';

/** Who organizes: the demo account, or one of its neighbours. */
export type OrganizerKey = 'demo' | 'devcircle' | 'bayelsa' | 'arewa' | 'studio';

/** An event of the demo calendar. Prices in whole naira, days counted from the day of the seeding. */
export interface SeedEvent {
  title: string;
  category: EventCategory;
  city: string;
  location: string;
  description: string;
  organizer: OrganizerKey;
  day: number;
  /** Local time, "18:30". */
  at: string;
  hours: number;
  price: number;
  capacity: number;
  /** How much of it is booked, 0 to 1. */
  booked: number;
  vip?: number;
  earlyBird?: { price: number; quota: number };
  status?: 'DRAFT' | 'CANCELLED';
}
