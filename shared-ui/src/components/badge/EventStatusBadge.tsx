import { Badge, type BadgeTone } from './Badge';

/** An event's status, spelled as in the API. */
export type EventStatus = 'DRAFT' | 'PUBLISHED' | 'CANCELLED';

const looks: Record<EventStatus, { tone: BadgeTone; label: string }> = {
  PUBLISHED: { tone: 'success', label: 'Published' },
  DRAFT: { tone: 'warning', label: 'Draft' },
  CANCELLED: { tone: 'error', label: 'Cancelled' },
};

/** Published green, draft yellow, cancelled red (spec section 4). */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  const { tone, label } = looks[status];
  return (
    <Badge tone={tone} icon={<Dot />}>
      {label}
    </Badge>
  );
}

function Dot() {
  return (
    <svg width="6" height="6" aria-hidden>
      <circle cx="3" cy="3" r="3" fill="currentColor" />
    </svg>
  );
}
