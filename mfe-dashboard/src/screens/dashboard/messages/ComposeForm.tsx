import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Banner, Button, Card, ConfirmDialog, Field, Stack, TextArea, TextInput } from 'shared-ui';

import type { Event } from '../../../api/eventsApi';
import { recipientsQuery, type Draft } from '../../../api/messagesApi';
import { MESSAGE_MAX_CHARACTERS } from '../../../constants';
import { draftErrors, peopleText } from './messageRules';
import { useAnnounce } from './useAnnounce';

const emptyDraft: Draft = { subject: '', message: '' };

/** Writes to everybody who holds a ticket of an event; asks once more before it is mailed. */
export function ComposeForm({ event }: { event: Event }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<Partial<Draft>>({});
  const [isAsked, setAsked] = useState(false);
  const { data: recipients } = useQuery(recipientsQuery(event.id));
  const { send, isSending, failure, fieldFailures, reset } = useAnnounce(event.id, () =>
    setDraft(emptyDraft),
  );
  const shown = { ...fieldFailures, ...errors };

  const handleChange = (change: Partial<Draft>) => {
    setDraft({ ...draft, ...change });
    setErrors({});
    reset();
  };
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const found = draftErrors(draft);
    setErrors(found);
    if (Object.keys(found).length === 0) setAsked(true);
  };
  const handleConfirm = () => send(draft, { onSettled: () => setAsked(false) });
  const nobody = recipients === 0;
  return (
    <Card as="section" aria-label="New message">
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={4}>
          {failure ? <Banner tone="error">{failure}</Banner> : null}
          <Field
            as={TextInput}
            name="subject"
            label="Subject"
            required
            autoComplete="off"
            value={draft.subject}
            onChange={({ target }) => handleChange({ subject: target.value })}
            error={shown.subject}
          />
          <Field
            as={TextArea}
            name="message"
            label="Message"
            required
            value={draft.message}
            onChange={({ target }) => handleChange({ message: target.value })}
            error={shown.message}
            aside={`${draft.message.length.toLocaleString('en-NG')} of ${MESSAGE_MAX_CHARACTERS.toLocaleString('en-NG')}`}
            hint={recipients === undefined ? undefined : reachText(recipients)}
          />
          <div>
            <Button
              type="submit"
              disabled={nobody}
              startIcon={<Send size={18} aria-hidden />}
              loading={isSending}
            >
              Send Message
            </Button>
          </div>
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsked}
        title={
          recipients === undefined ? 'Send this message?' : `Send to ${peopleText(recipients)}?`
        }
        confirmLabel="Send"
        cancelLabel="Not yet"
        busy={isSending}
        onConfirm={handleConfirm}
        onCancel={() => setAsked(false)}
      >
        “{draft.subject.trim()}” goes to everybody with a ticket for {event.title}, here and by
        mail. It cannot be called back.
      </ConfirmDialog>
    </Card>
  );
}

const reachText = (recipients: number) =>
  recipients === 0
    ? 'Nobody has a ticket for this event yet.'
    : `Goes to ${peopleText(recipients)}, here and by mail.`;
