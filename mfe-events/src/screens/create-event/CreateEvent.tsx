import { ArrowLeft } from 'lucide-react';
import { Button, ButtonLink, PageHeader, Stack, useLocation, useNavigate } from 'shared-ui';

import { createEvent } from '../../api/eventsApi';
import { EventEditor } from '../../components/event-form/EventEditor';
import { eventPayload } from '../../components/event-form/eventPayload';
import { useEventEditor } from '../../components/event-form/useEventEditor';
import { WRITTEN_EVENT_KEY } from '../../constants';
import { createEventFailedMessage } from '../../messages/createEventMessages';

/** The form of a new event. */
export function CreateEvent() {
  const navigate = useNavigate();
  const location = useLocation();
  const editor = useEventEditor({
    writtenKey: WRITTEN_EVENT_KEY,
    send: (values, status, banner) => createEvent(eventPayload(values, status, banner)),
    messageOf: createEventFailedMessage,
    onSent: (event) => {
      const action = event.status === 'PUBLISHED' ? 'published' : 'saved';
      void navigate('/events/success', { state: { event, action } });
    },
  });

  const handleBack = () => {
    // Opened by its address, the page has nothing behind it.
    if (location.key === 'default') void navigate('/dashboard');
    else void navigate(-1);
  };
  return (
    <EventEditor
      editor={editor}
      head={
        <>
          <Stack direction="row" gap={3} justify="space-between" wrap>
            <Button
              variant="ghost"
              startIcon={<ArrowLeft size={18} aria-hidden />}
              onClick={handleBack}
            >
              Back
            </Button>
            <ButtonLink variant="ghost" to="/events/create">
              Create Another
            </ButtonLink>
          </Stack>
          <PageHeader
            eyebrow="New event"
            title="Create an event"
            subtitle="Save a draft whenever you like; publish when it is ready."
          />
        </>
      }
      ways={
        <Button variant="ghost" onClick={() => void navigate('/dashboard')}>
          Cancel
        </Button>
      }
      canBeDraft
      submitLabel="Publish Event"
    />
  );
}
