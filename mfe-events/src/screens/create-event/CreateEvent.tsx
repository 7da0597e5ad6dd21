import { useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import {
  Banner,
  Button,
  ButtonLink,
  ConfirmDialog,
  PageHeader,
  Stack,
  useLocation,
  useNavigate,
} from 'shared-ui';

import { useFileUrl } from '../../components/ImageField';
import {
  draftRequiresMessage,
  fixBeforePublishingMessage,
} from '../../messages/createEventMessages';
import { Actions, Columns, Form, Side, Top } from './CreateEvent.styles';
import { EventForm } from './EventForm';
import { eventPayload } from './eventPayload';
import { EventPreview } from './EventPreview';
import { missingForDraft, type EventValues } from './eventSchema';
import { useCreateEvent } from './useCreateEvent';
import { useEventForm } from './useEventForm';
import { useLeaveGuard } from './useLeaveGuard';
import { forgetWritten, isUntouched } from './writtenEvent';

type Status = 'DRAFT' | 'PUBLISHED';

/** The form of a new event: what is typed is kept, what is lost is asked about, what is wrong is said. */
export function CreateEvent() {
  const navigate = useNavigate();
  const location = useLocation();
  const form = useEventForm();
  const [banner, setBanner] = useState<File | null>(null);
  const bannerUrl = useFileUrl(banner);
  // What is wrong with these texts; it is not known of the next ones.
  const [problem, setProblem] = useState<{ message: string; values: EventValues }>();
  const [sending, setSending] = useState<Status>();
  const [now] = useState(() => Date.now());
  const formRef = useRef<HTMLFormElement>(null);
  const { blocker, letGo } = useLeaveGuard(!isUntouched(form.values) || banner !== null);

  const creation = useCreateEvent({
    onCreated: (event) => {
      letGo();
      forgetWritten();
      const action = event.status === 'PUBLISHED' ? 'published' : 'saved';
      void navigate('/events/success', { state: { event, action } });
    },
    onRefused: form.refuse,
    onSignIn: letGo,
  });

  const say = (message: string) => {
    creation.clearError();
    setProblem({ message, values: form.values });
  };
  const send = (status: Status) => {
    setProblem(undefined);
    setSending(status);
    creation.send(eventPayload(form.values, status, banner));
  };
  const handleSaveDraft = () => {
    if (creation.isSending) return;
    const missing = missingForDraft(form.values);
    if (missing.length > 0) say(draftRequiresMessage(missing));
    else send('DRAFT');
  };
  const handlePublish = async () => {
    if (creation.isSending) return;
    if (await form.isReadyToPublish()) return send('PUBLISHED');
    say(fixBeforePublishingMessage);
    // After the errors have been rendered.
    setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const handleBannerChange = (file: File | null) => {
    setBanner(file);
    form.forgetRefusedBanner();
  };
  const handleBack = () => {
    // Opened by its address, the page has nothing behind it.
    if (location.key === 'default') void navigate('/dashboard');
    else void navigate(-1);
  };
  const handleLeave = () => {
    forgetWritten();
    blocker.proceed?.();
  };

  const message = problem?.values === form.values ? problem.message : creation.error;
  return (
    <>
      <Top>
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
        {form.restored ? (
          <Banner>What you typed is back. A banner image has to be chosen again.</Banner>
        ) : null}
      </Top>
      <Columns>
        <Form
          ref={formRef}
          noValidate
          aria-label="Event"
          onSubmit={(event) => {
            event.preventDefault();
            void handlePublish();
          }}
        >
          <EventForm form={form} bannerUrl={bannerUrl} onBannerChange={handleBannerChange} />
          {message ? <Banner tone="error">{message}</Banner> : null}
          <Actions>
            <Button variant="ghost" onClick={() => void navigate('/dashboard')}>
              Cancel
            </Button>
            <Button
              variant="secondary"
              loading={creation.isSending && sending === 'DRAFT'}
              onClick={handleSaveDraft}
            >
              Save as Draft
            </Button>
            <Button type="submit" loading={creation.isSending && sending === 'PUBLISHED'}>
              Publish Event
            </Button>
          </Actions>
        </Form>
        <Side>
          <EventPreview values={form.values} bannerUrl={bannerUrl} now={now} />
        </Side>
      </Columns>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Unsaved Changes"
        confirmLabel="Leave Without Saving"
        cancelLabel="Stay & Continue"
        tone="danger"
        onConfirm={handleLeave}
        onCancel={() => blocker.reset?.()}
      >
        You have unsaved changes. If you leave now, they are lost.
      </ConfirmDialog>
    </>
  );
}
