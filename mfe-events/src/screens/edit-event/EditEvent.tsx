import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import {
  Banner,
  Button,
  ConfirmDialog,
  EventStatusBadge,
  PageHeader,
  toast,
  useNavigate,
} from 'shared-ui';

import { eventQuery, updateEvent, type Event } from '../../api/eventsApi';
import { bannerUrl } from '../../components/bannerUrl';
import { useFileUrl } from '../../components/ImageField';
import {
  draftRequiresMessage,
  fixBeforePublishingMessage,
} from '../../messages/createEventMessages';
import { editEventFailedMessage } from '../../messages/editEventMessages';
import { Actions, Columns, Form, Side, Top } from '../create-event/CreateEvent.styles';
import { EventForm } from '../create-event/EventForm';
import { EventPreview } from '../create-event/EventPreview';
import { missingForDraft } from '../create-event/eventSchema';
import { useEventForm } from '../create-event/useEventForm';
import { useLeaveGuard } from '../create-event/useLeaveGuard';
import { isUntouched } from '../create-event/writtenEvent';
import { CancelEvent } from './CancelEvent';
import { changesOf, valuesOf } from './editedEvent';

/** The form of an event that exists: a draft is saved or published, a published one is changed. */
export function EditEvent({ event }: { event: Event }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [saved] = useState(() => valuesOf(event));
  const form = useEventForm(saved);
  const [banner, setBanner] = useState<File | null>(null);
  const chosenUrl = useFileUrl(banner);
  const [problem, setProblem] = useState<string>();
  const [now] = useState(() => Date.now());
  const formRef = useRef<HTMLFormElement>(null);
  const { blocker, letGo } = useLeaveGuard(!isUntouched(form.values, saved) || banner !== null);
  const isDraft = event.status === 'DRAFT';
  const shownUrl = chosenUrl ?? (event.banner_image ? bannerUrl(event.banner_image) : undefined);

  const change = useMutation({
    mutationFn: (status: 'DRAFT' | 'PUBLISHED') =>
      updateEvent(event.id, changesOf(form.values, saved, status, banner)),
    onSuccess: (next) => {
      letGo();
      queryClient.setQueryData(eventQuery(String(event.id)).queryKey, next);
      void queryClient.invalidateQueries({ queryKey: ['events'] });
      if (isDraft) {
        const action = next.status === 'PUBLISHED' ? 'published' : 'saved';
        return void navigate('/events/success', { state: { event: next, action } });
      }
      toast({ title: 'Changes saved' });
      void navigate(`/events/${event.id}`);
    },
    onError: (error) => {
      const failure = ApiError.from(error);
      form.refuse(failure);
      setProblem(editEventFailedMessage(failure));
    },
  });

  const handleSaveDraft = () => {
    if (change.isPending) return;
    const missing = missingForDraft(form.values);
    if (missing.length > 0) return setProblem(draftRequiresMessage(missing));
    setProblem(undefined);
    change.mutate('DRAFT');
  };
  const handlePublish = async () => {
    if (change.isPending) return;
    if (await form.isReadyToPublish()) {
      setProblem(undefined);
      return change.mutate('PUBLISHED');
    }
    setProblem(fixBeforePublishingMessage);
    // After the errors have been rendered.
    setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const handleCancelled = () => {
    letGo();
    toast({ title: 'Event cancelled' });
    void navigate(`/events/${event.id}`);
  };

  return (
    <>
      <Top>
        <EventStatusBadge status={event.status} />
        <PageHeader
          title="Edit event"
          subtitle={
            isDraft
              ? 'Only you can see it until it is published.'
              : 'When its time or place changes, everybody with a ticket gets a mail.'
          }
        />
      </Top>
      <Columns>
        <Form
          ref={formRef}
          noValidate
          aria-label="Event"
          onSubmit={(submit) => {
            submit.preventDefault();
            void handlePublish();
          }}
        >
          <EventForm form={form} bannerUrl={shownUrl} onBannerChange={setBanner} />
          {problem ? <Banner tone="error">{problem}</Banner> : null}
          <Actions>
            {isDraft ? null : <CancelEvent event={event} onCancelled={handleCancelled} />}
            <Button variant="ghost" onClick={() => void navigate(`/events/${event.id}`)}>
              Back
            </Button>
            {isDraft ? (
              <Button variant="secondary" onClick={handleSaveDraft}>
                Save as Draft
              </Button>
            ) : null}
            <Button type="submit" loading={change.isPending}>
              {isDraft ? 'Publish Event' : 'Save Changes'}
            </Button>
          </Actions>
        </Form>
        <Side>
          <EventPreview values={form.values} bannerUrl={shownUrl} now={now} />
        </Side>
      </Columns>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Unsaved Changes"
        confirmLabel="Leave Without Saving"
        cancelLabel="Stay & Continue"
        tone="danger"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        You have unsaved changes. If you leave now, they are lost.
      </ConfirmDialog>
    </>
  );
}
