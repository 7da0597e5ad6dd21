import type { EventCategory } from '../platform/limits';
import { DEFAULT_REFUND_POLICY, type RefundPolicy } from '../platform/refundPolicy';

const POLICIES: Partial<Record<EventCategory, RefundPolicy>> = {
  Music: { refund_share: 'NONE', refund_until_hours: 0 },
  Entertainment: { refund_share: 'NONE', refund_until_hours: 0 },
  Conference: { refund_share: 'LESS_FEES', refund_until_hours: 168 },
  Workshop: { refund_share: 'ALL', refund_until_hours: 48 },
  Education: { refund_share: 'ALL', refund_until_hours: 0 },
};

/** The refund policy of a demo event: what its kind of organizer would choose. */
export function seedPolicy(category: EventCategory): RefundPolicy {
  return POLICIES[category] ?? DEFAULT_REFUND_POLICY;
}
