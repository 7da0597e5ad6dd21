import { seedEvents } from '../seed/catalogue';
import { demoAdmin, demoAttendee, organizers } from '../seed/catalogue/people';
import type { SeedEvent } from '../seed/catalogue/seedEvent';
import { crowd } from './crowd';

/** A copy's initial data: accounts alone; the demo's calendar; that plus more of everything than a page shows. */
export const DATA_SETS = ['empty', 'demo', 'crowded'] as const;
export type DataSet = (typeof DATA_SETS)[number];

export const eventsOf: Record<DataSet, SeedEvent[]> = {
  empty: [],
  demo: seedEvents,
  crowded: [...seedEvents, ...crowd],
};

/** Who can look at a page: a visitor, or one of the demo accounts. */
export const ROLES = ['visitor', 'attendee', 'organizer', 'admin'] as const;
type Viewer = (typeof ROLES)[number];

export const emailOf: Record<Viewer, string | null> = {
  visitor: null,
  attendee: demoAttendee.email,
  organizer: organizers.demo.email,
  admin: demoAdmin.email,
};
