import { ArrowLeft } from '@nzuko/shared-ui/icons';
import { useSession } from '@nzuko/shared-auth';
import {
  Button,
  ButtonLink,
  PageHeader,
  Stack,
  styled,
  theme,
  useLocation,
  useNavigate,
} from '@nzuko/shared-ui';

import { EventEditor } from '../../event-form/EventEditor';
import { useEventEditor } from '../../event-form/useEventEditor';
import { UNSAVED_EVENT_KEY } from '../../constants';
import { createEventFailedMessage } from '../../messages/createEventMessages';
import type { Membership } from '../../team/mayCreate';
import { useCreateEvent } from './useCreateEvent';

/** The form for a new event of a team; null for the user's own. */
export function CreateEvent({ team }: { team: Membership | null }) {
  const navigate = useNavigate();
  const location = useLocation();
  const ownId = useSession(({ user }) => user?.id);
  const editor = useEventEditor({
    storageKey: UNSAVED_EVENT_KEY,
    send: useCreateEvent(UNSAVED_EVENT_KEY, team?.id ?? ownId),
    messageOf: createEventFailedMessage,
    onSent: (event) => {
      const action = event.status === 'PUBLISHED' ? 'published' : 'saved';
      void navigate('/events/success', { state: { event, action } });
    },
  });

  const handleBack = () => {
    // When opened directly, there is no page to go back to.
    if (location.key === 'default') void navigate('/dashboard');
    else void navigate(-1);
  };
  return (
    <EventEditor
      editor={editor}
      header={
        <>
          <Ways direction="row" gap={3} justify="space-between" wrap>
            <Button variant="ghost" startIcon={<ArrowLeft size={18} />} onClick={handleBack}>
              Back
            </Button>
            <ButtonLink variant="ghost" to="/events/create">
              Create Another
            </ButtonLink>
          </Ways>
          <PageHeader
            eyebrow="New event"
            title="Create an event"
            subtitle={`${team ? `For ${team.name}’s team. ` : ''}Save a draft any time. Publish when it’s ready.`}
          />
        </>
      }
      secondaryActions={
        <Button variant="ghost" onClick={() => void navigate('/dashboard')}>
          Cancel
        </Button>
      }
      canBeDraft
      submitLabel="Publish Event"
    />
  );
}

/** Its words, not its buttons' edges, are in line with the form. */
const Ways = styled(Stack)`
  margin-inline: calc(-1 * ${theme.space[4]});
`;
