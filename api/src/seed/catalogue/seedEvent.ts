import type { EventCategory } from '../../platform/limits';

/** The organizer: the demo account or one of the others. */
export type OrganizerKey = 'demo' | 'devcircle' | 'bayelsa' | 'arewa' | 'studio';

/** An event of the demo calendar. Prices are in whole naira; days are relative to the day of seeding. */
export interface SeedEvent {
  title: string;
  category: EventCategory;
  city: string;
  location: string;
  description: string;
  organizer: OrganizerKey;
  day: number;
  /** Local time, "18:30"; `now` for the one that is on, which must last at least 24 hours. */
  at: string;
  hours: number;
  price: number;
  capacity: number;
  /** The share of seats booked, 0 to 1. */
  booked: number;
  vip?: number;
  earlyBird?: { price: number; quota: number };
  status?: 'DRAFT' | 'CANCELLED';
}
