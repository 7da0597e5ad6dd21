import { useState, type FormEvent } from 'react';

import {
  draftRequiresMessage,
  fixBeforePublishingMessage,
} from '../../messages/createEventMessages';
import { useFileUrl } from '../ImageField';
import { missingForDraft, type EventValues } from './eventSchema';
import { useEventForm } from './useEventForm';
import { useLeaveGuard } from './useLeaveGuard';
import { useSendEvent, type SendEventOptions, type SentStatus } from './useSendEvent';
import { forgetWritten, isUntouched } from './writtenEvent';

/** What a form of an event must be told; `saved` is absent for a new event. */
export interface EventEditorOptions extends SendEventOptions {
  /** Where what is typed is kept. */
  writtenKey: string;
  saved?: EventValues;
}

/** The form of an event: what is typed is kept, what would be lost is asked about, what is wrong is said. */
export function useEventEditor({ writtenKey, saved, ...options }: EventEditorOptions) {
  const form = useEventForm(writtenKey, saved);
  const [banner, setBanner] = useState<File | null>(null);
  const bannerUrl = useFileUrl(banner);
  // What is wrong with these texts; it is not known of the next ones.
  const [problem, setProblem] = useState<{ message: string; values: EventValues }>();
  const hasEdits = !isUntouched(form.values, form.saved) || banner !== null;
  const { blocker, letGo } = useLeaveGuard(hasEdits);

  const leaveForGood = () => {
    letGo();
    forgetWritten(writtenKey);
  };
  const onSent: SendEventOptions['onSent'] = (event) => {
    leaveForGood();
    options.onSent(event);
  };
  const sender = useSendEvent({ ...options, onSent }, form.refuse);

  const say = (message: string) => {
    sender.clearError();
    setProblem({ message, values: form.values });
  };
  const send = (status: SentStatus) => {
    setProblem(undefined);
    sender.send({ values: form.values, status, banner });
  };
  const saveDraft = () => {
    if (sender.isSending) return;
    const missing = missingForDraft(form.values);
    if (missing.length > 0) say(draftRequiresMessage(missing));
    else send('DRAFT');
  };
  const publish = async (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const element = submit.currentTarget;
    if (sender.isSending) return;
    if (await form.isReadyToPublish()) return send('PUBLISHED');
    say(fixBeforePublishingMessage);
    // After the errors have been rendered.
    setTimeout(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return {
    form,
    bannerUrl,
    changeBanner: (file: File | null) => {
      setBanner(file);
      form.forgetRefusedBanner();
    },
    message: problem?.values === form.values ? problem.message : sender.error,
    sending: sender.sending,
    saveDraft,
    publish,
    blocker,
    /** Opens the way out and forgets what was typed. */
    leaveForGood,
  };
}

/** What `useEventEditor` gives. */
export type EventEditorState = ReturnType<typeof useEventEditor>;
