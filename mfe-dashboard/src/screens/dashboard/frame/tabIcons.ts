import {
  Banknote,
  CalendarRange,
  ChartColumn,
  Compass,
  Handshake,
  Heart,
  History,
  LayoutDashboard,
  MessageSquareText,
  ReceiptText,
  OctagonPause,
  Scale,
  ScanQrCode,
  ScrollText,
  Ticket,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

import type { TabId } from '../views';

/** The tabs' icons. */
export const tabIcons: Record<TabId, LucideIcon> = {
  overview: LayoutDashboard,
  'my-events': CalendarRange,
  'ticket-sales': ReceiptText,
  attendees: UsersRound,
  analytics: ChartColumn,
  'my-tickets': Ticket,
  discover: Compass,
  favorites: Heart,
  messages: MessageSquareText,
  scan: ScanQrCode,
  payouts: Banknote,
  money: Scale,
  operations: Wrench,
  suspensions: OctagonPause,
  record: ScrollText,
  history: History,
  team: Handshake,
};
