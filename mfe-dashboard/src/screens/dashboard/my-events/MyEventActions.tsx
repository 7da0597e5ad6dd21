import { useState } from 'react';
import { Copy, History, Ellipsis, OctagonX, Trash } from '@nzuko/shared-ui/icons';
import { ButtonLink, IconButton, Menu, useNavigate, type MenuEntry } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { isOver } from '../../../event/pickEvent';
import { useMay } from '../../../team/acting';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { DeleteDraft } from './DeleteDraft';
import { LazyCancelEvent } from './LazyCancelEvent';
import { Actions, ActionsBox } from './MyEventCard.styles';
import { useDuplicateEvent } from './useDuplicateEvent';

/** The organizer's actions for an event. */
export function MyEventActions({ event }: { event: Event }) {
  const [asked, setAsked] = useState<'cancel' | 'delete'>();
  const { duplicate, isDuplicating } = useDuplicateEvent(event);
  const navigate = useNavigate();
  const { id, title, status } = event;
  const now = useNow(MINUTE_MS);
  const mayCreate = useMay('events', { allEvents: true });
  const more: MenuEntry[] = [];
  if (mayCreate) {
    more.push({
      label: 'Duplicate',
      icon: <Copy size={18} />,
      disabled: isDuplicating,
      onSelect: duplicate,
    });
  }
  more.push({
    label: 'History',
    icon: <History size={18} />,
    onSelect: () => void navigate(`?tab=history&event=${id}`),
  });
  // A draft has no attendees to message, and what is over has taken place.
  if (status === 'PUBLISHED' && !isOver(event, now)) {
    more.push({
      label: 'Cancel Event…',
      icon: <OctagonX size={18} />,
      tone: 'danger',
      onSelect: () => setAsked('cancel'),
    });
  }
  if (status === 'DRAFT') {
    more.push({
      label: 'Delete Draft…',
      icon: <Trash size={18} />,
      tone: 'danger',
      onSelect: () => setAsked('delete'),
    });
  }
  const close = () => setAsked(undefined);
  return (
    <ActionsBox>
      <Actions>
        <ButtonLink
          to={`/events/${id}`}
          variant="secondary"
          size="sm"
          aria-label={`View Details: ${title}`}
        >
          View Details
        </ButtonLink>
        {status === 'CANCELLED' ? null : (
          <ButtonLink
            to={`/events/${id}/edit`}
            variant="secondary"
            size="sm"
            aria-label={`Edit: ${title}`}
          >
            Edit
          </ButtonLink>
        )}
        <Menu
          trigger={<IconButton label={`More actions: ${title}`} icon={<Ellipsis size={20} />} />}
          entries={more}
        />
        <LazyCancelEvent event={event} open={asked === 'cancel'} onClose={close} />
        <DeleteDraft draft={event} open={asked === 'delete'} onClose={close} />
      </Actions>
    </ActionsBox>
  );
}
