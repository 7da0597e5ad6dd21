import type { ApiSchemas } from '@nzuko/contract';

import {
  BookOpen,
  Briefcase,
  Cpu,
  Dumbbell,
  HeartPulse,
  Mic,
  Music,
  Palette,
  PartyPopper,
  Ticket,
  Users,
  UtensilsCrossed,
  Wrench,
  type IconComponent,
} from './icons/icons';

interface CategoryLook {
  Icon: IconComponent;
  tone: 'forest' | 'green' | 'marigold' | 'coral';
}

/** How an event without a picture looks. */
export const categoryLooks: Record<ApiSchemas['Event']['category'], CategoryLook> = {
  Technology: { Icon: Cpu, tone: 'forest' },
  Business: { Icon: Briefcase, tone: 'marigold' },
  Education: { Icon: BookOpen, tone: 'green' },
  Entertainment: { Icon: PartyPopper, tone: 'coral' },
  Sports: { Icon: Dumbbell, tone: 'green' },
  'Arts & Culture': { Icon: Palette, tone: 'coral' },
  'Health & Wellness': { Icon: HeartPulse, tone: 'green' },
  'Food & Drink': { Icon: UtensilsCrossed, tone: 'marigold' },
  Music: { Icon: Music, tone: 'coral' },
  Networking: { Icon: Users, tone: 'forest' },
  Workshop: { Icon: Wrench, tone: 'marigold' },
  Conference: { Icon: Mic, tone: 'forest' },
  Other: { Icon: Ticket, tone: 'green' },
};
