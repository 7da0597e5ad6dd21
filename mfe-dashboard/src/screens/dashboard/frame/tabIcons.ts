import {
  CalendarRange,
  ChartColumn,
  Compass,
  LayoutDashboard,
  Ticket,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

import type { TabId } from '../views';

/** The sign beside each tab's name. */
export const tabIcons: Record<TabId, LucideIcon> = {
  overview: LayoutDashboard,
  'my-events': CalendarRange,
  attendees: UsersRound,
  analytics: ChartColumn,
  'my-tickets': Ticket,
  discover: Compass,
};
