import { useState } from 'react';
import { Button, EventStatusBadge, PageHeader, toast, useNavigate } from 'shared-ui';
import { bannerUrl } from 'shared-ui/parts';

import { updateEvent, type Event } from '../../api/eventsApi';
import { EventEditor } from '../../components/event-form/EventEditor';
import { useEventEditor } from '../../components/event-form/useEventEditor';
import { WRITTEN_EVENT_KEY } from '../../constants';
import { editEventFailedMessage } from '../../messages/editEventMessages';
import { CancelEvent } from './CancelEvent';
import { changesOf, valuesOf } from './editedEvent';

/** The form of an event that exists: a draft is saved or published, a published one is changed or cancelled. */
export function EditEvent({ event }: { event: Event }) {
  const navigate = useNavigate();
  const [saved] = useState(() => valuesOf(event));
  const isDraft = event.status === 'DRAFT';
  const goToEvent = () => void navigate(`/events/${event.id}`);
  const editor = useEventEditor({
    writtenKey: `${WRITTEN_EVENT_KEY}_${event.id}`,
    saved,
    send: (values, status, banner) =>
      updateEvent(event.id, changesOf(values, saved, status), banner),
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
    editor.leaveForGood();
    toast({ title: 'Event cancelled' });
    goToEvent();
  };
  return (
    <EventEditor
      editor={editor}
      head={
        <>
          <EventStatusBadge status={event.status} />
          <PageHeader
            title="Edit event"
            subtitle={
              isDraft
                ? 'Only you can see it until it is published.'
                : 'When its time or place changes, everybody with a ticket gets a mail.'
            }
          />
        </>
      }
      ways={
        <>
          {isDraft ? null : <CancelEvent event={event} onCancelled={handleCancelled} />}
          <Button variant="ghost" onClick={goToEvent}>
            Back
          </Button>
        </>
      }
      savedBannerUrl={bannerUrl(event.banner_image)}
      canBeDraft={isDraft}
      submitLabel={isDraft ? 'Publish Event' : 'Save Changes'}
    />
  );
}
