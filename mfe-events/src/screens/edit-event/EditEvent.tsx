import { useState } from 'react';
import { Button, EventStatusBadge, PageHeader, toast, useNavigate } from '@nzuko/shared-ui';
import { bannerUrl, holdersEmailed } from '@nzuko/shared-ui/parts';

import type { Event } from '../../api/eventsApi';
import { EventEditor } from '../../event-form/EventEditor';
import { useEventEditor } from '../../event-form/useEventEditor';
import { UNSAVED_EVENT_KEY } from '../../constants';
import { editEventFailedMessage } from '../../messages/editEventMessages';
import { CancelEvent } from './CancelEvent';
import { valuesOf } from './editedEvent';
import { MoveDialog } from './MoveDialog';
import { useMoveConfirmation } from './useMoveConfirmation';
import { useUpdateEvent } from './useUpdateEvent';

/** The form for an existing event: saves or publishes a draft, updates or cancels a published event. */
export function EditEvent({ event, seesMoney }: { event: Event; seesMoney: boolean }) {
  const navigate = useNavigate();
  const [saved] = useState(() => valuesOf(event));
  const isDraft = event.status === 'DRAFT';
  const [isOver] = useState(() => !isDraft && Date.parse(event.end_date ?? '') <= Date.now());
  const goToEvent = () => void navigate(`/events/${event.id}`);
  const { confirm, dialogProps } = useMoveConfirmation(event, saved);
  const editor = useEventEditor({
    storageKey: `${UNSAVED_EVENT_KEY}_${event.id}`,
    saved,
    isPublished: event.status === 'PUBLISHED',
    confirm,
    send: useUpdateEvent(event, saved),
    messageOf: editEventFailedMessage,
    onSent: (next) => {
      if (isDraft) {
        const action = next.status === 'PUBLISHED' ? 'published' : 'saved';
        return void navigate('/events/success', { state: { event: next, action } });
      }
      toast({ title: 'Changes saved' });
      goToEvent();
    },
  });

  const handleCancelled = () => {
    editor.finishEditing();
    toast({ title: 'Event cancelled' });
    goToEvent();
  };
  return (
    <>
      <EventEditor
        editor={editor}
        header={
          <>
            <EventStatusBadge status={event.status} />
            <PageHeader
              title="Edit event"
              subtitle={
                isDraft
                  ? 'Only you and your team can see it until you publish it.'
                  : isOver
                    ? 'This event is over. You can correct it, but not move it: to hold it again, duplicate it in My Events.'
                    : `${holdersEmailed} if the time or location changes, and whoever paid can then cancel for a full refund for up to a week.`
              }
            />
          </>
        }
        secondaryActions={
          <>
            {isDraft || isOver ? null : (
              <CancelEvent event={event} seesMoney={seesMoney} onCancelled={handleCancelled} />
            )}
            <Button variant="ghost" onClick={goToEvent}>
              Back
            </Button>
          </>
        }
        savedBannerUrl={bannerUrl(event.banner_image)}
        canBeDraft={isDraft}
        submitLabel={isDraft ? 'Publish Event' : 'Save Changes'}
      />
      <MoveDialog {...dialogProps} />
    </>
  );
}
