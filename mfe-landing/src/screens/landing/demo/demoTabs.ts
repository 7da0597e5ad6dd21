/** A tab; its value also names its drawing, `tone` is its stub's colour. */
export interface DemoTab {
  value: 'create' | 'manage' | 'analytics';
  label: string;
  tone: 'marigold' | 'green' | 'coral';
  heading: string;
  blurb: string;
}

/** The demo tabs: icon, heading and blurb. Spec section 2. */
export const demoTabs: readonly DemoTab[] = [
  {
    value: 'create',
    label: 'Create Events',
    tone: 'marigold',
    heading: 'Write it once. Publish when it is right.',
    blurb:
      'Title, place, dates, price, banner: one form that tells you what is missing as you type. Save a draft, come back, press Publish Event, share the link.',
  },
  {
    value: 'manage',
    label: 'Manage Tickets',
    tone: 'green',
    heading: 'Know who is coming, and who is in.',
    blurb:
      'Everyone who booked is on one list. Search it by name, email or ticket number, check people in at the door, and take the list with you as a CSV file.',
  },
  {
    value: 'analytics',
    label: 'View Analytics',
    tone: 'coral',
    heading: 'See how full the room is before it is.',
    blurb:
      'Tickets sold, seats left, check-ins and revenue, per event and over time. Sponsors ask; you answer with a figure.',
  },
];
