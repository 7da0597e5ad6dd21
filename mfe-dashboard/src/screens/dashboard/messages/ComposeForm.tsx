import { announcementLimits } from '@nzuko/contract';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Send } from '@nzuko/shared-ui/icons';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  Field,
  Stack,
  TextArea,
  toast,
} from '@nzuko/shared-ui';
import { ConfirmEmailAction, lengthText, useConfirmation } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { recipientsQuery } from '../../../api/messagesApi';
import { announceFailedMessage, linksAreTextMessage } from '../../../messages/messageMessages';
import type { OpenDraft } from './announcementDraft';
import { announcementSchema } from './announcementSchema';
import { hasLink } from './hasLink';
import { peopleText } from './peopleText';
import { useAnnounce } from './useAnnounce';

interface ComposeFormProps {
  event: Event;
  /** The event's. */
  draft: OpenDraft;
}

/** Writes to all of an event's ticket holders; asks for confirmation before sending. */
export function ComposeForm({ event, draft }: ComposeFormProps) {
  const { ask, dialogProps } = useConfirmation();
  const { data: recipients } = useQuery(recipientsQuery(event.id));
  const announce = useAnnounce(event.id, draft.key);
  const [initialValues, setInitialValues] = useState(draft.restored);
  const { formProps, fieldProps, isSubmitting, values, failure, dismissFailure, reset } =
    useApiForm({
      schema: announcementSchema,
      initialValues,
      onSubmit: async (message) => {
        if (!(await ask())) return;
        await announce(message);
        // The form may be gone by then.
        draft.keep(announcementSchema.getDefault());
        startOver();
      },
    });
  useEffect(() => draft.keep(values), [draft, values]);

  const startOver = () => {
    reset();
    setInitialValues(announcementSchema.getDefault());
  };

  const handleDiscard = () => {
    const key = draft.key.read();
    const undo = () => {
      draft.keep(values);
      draft.key.keep(key);
      setInitialValues(values);
    };
    startOver();
    toast({
      title: 'Message discarded.',
      action: { label: 'Undo', onClick: undo },
    });
  };
  const nobody = recipients === 0;
  // Nothing is being sent yet while the dialog asks.
  const isSending = isSubmitting && !dialogProps.open;
  const linkHint = hasLink(`${values.subject} ${values.message}`) ? linksAreTextMessage : '';
  return (
    <Card as="section" aria-label="New message">
      <form {...formProps}>
        <Stack gap={4}>
          <Field
            {...fieldProps('subject')}
            label="Subject"
            required
            autoComplete="off"
            readOnly={isSending}
          />
          <Field
            {...fieldProps('message')}
            as={TextArea}
            label="Message"
            required
            readOnly={isSending}
            aside={lengthText(values.message, announcementLimits.message)}
            hint={[recipients === undefined ? '' : reachText(recipients), linkHint]
              .filter(Boolean)
              .join(' ')}
          />
          {failure ? (
            <Banner
              tone="error"
              action={<ConfirmEmailAction error={failure} onConfirmed={dismissFailure} />}
            >
              {announceFailedMessage(failure)}
            </Banner>
          ) : null}
          <Stack direction="row" gap={2} wrap>
            <Button
              type="submit"
              disabled={nobody}
              startIcon={<Send size={18} />}
              loading={isSending}
            >
              Send Message
            </Button>
            {values.subject || values.message ? (
              <Button variant="ghost" disabled={isSending} onClick={handleDiscard}>
                Discard
              </Button>
            ) : null}
          </Stack>
        </Stack>
      </form>
      <ConfirmDialog
        {...dialogProps}
        title={
          recipients === undefined ? 'Send this message?' : `Send to ${peopleText(recipients)}?`
        }
        confirmLabel="Send"
        cancelLabel="Keep Editing"
      >
        “{values.subject.trim()}” goes to every holder of a ticket for {event.title} whose address
        we have, here and by email. {linkHint} You can’t undo this.
      </ConfirmDialog>
    </Card>
  );
}

const reachText = (recipients: number) =>
  recipients === 0
    ? 'No one has a ticket for this event yet.'
    : `Goes to ${peopleText(recipients)}, here and by email.`;
