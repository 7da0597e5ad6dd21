import { useState, type MouseEvent } from 'react';

import {
  draftRequiresMessage,
  fixBeforePublishingMessage,
  fixBeforeSavingMessage,
  fixPublishedMessage,
} from '../messages/createEventMessages';
import { useFileUrl } from '../components/useFileUrl';
import { missingForDraft, type EventValues } from './eventSchema';
import { useEventForm } from './useEventForm';
import { useLeaveGuard } from './useLeaveGuard';
import { useSendEvent, type SendEventOptions, type SentStatus } from './useSendEvent';
import { clearEdits, isUntouched } from './unsavedEdits';

/** Options of `useEventEditor`; omit `saved` for a new event. */
interface EventEditorOptions extends SendEventOptions {
  /** Where unsaved edits are kept. */
  storageKey: string;
  saved?: EventValues;
  /** True if the existing event is already published. */
  isPublished?: boolean;
  /** Asked before valid values are published or saved as published; false sends nothing. */
  confirm?: (values: EventValues) => Promise<boolean>;
}

/** State of the event editor: keeps unsaved edits, guards against leaving, validates and sends. */
export function useEventEditor({ storageKey, saved, isPublished, ...options }: EventEditorOptions) {
  const [banner, setBanner] = useState<File | null>(null);
  const bannerUrl = useFileUrl(banner);
  // Only applies to these values: any further edit clears it.
  const [problem, setProblem] = useState<{ message: string; values: EventValues }>();
  const finishEditing = () => {
    allowLeaving();
    clearEdits(storageKey);
  };
  const onSent: SendEventOptions['onSent'] = (event) => {
    finishEditing();
    options.onSent(event);
  };
  const sender = useSendEvent({ ...options, onSent });

  const showProblem = (message: string) => {
    sender.clearError();
    setProblem({ message, values: form.values });
  };
  const send = (values: EventValues, status: SentStatus) => {
    setProblem(undefined);
    return sender.send({ values, status, banner });
  };
  const form = useEventForm({
    storageKey,
    saved,
    isPublished,
    banner,
    publish: async (values) => {
      if ((await options.confirm?.(values)) ?? true) await send(values, 'PUBLISHED');
    },
    onInvalid: () => showProblem(isPublished ? fixPublishedMessage : fixBeforePublishingMessage),
  });
  const hasEdits = !isUntouched(form.values, form.saved) || banner !== null;
  const { blocker, allowLeaving } = useLeaveGuard(hasEdits);

  const saveDraft = async (press: MouseEvent<HTMLButtonElement>) => {
    const element = press.currentTarget.form;
    if (form.isSubmitting) return;
    const invalid = await form.findInvalidForDraft();
    const missing = missingForDraft(form.values);
    if (missing.length > 0) return showProblem(draftRequiresMessage(missing));
    if (invalid === undefined) return form.attempt(() => send(form.values, 'DRAFT'));
    showProblem(fixBeforeSavingMessage);
    element?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  };

  return {
    form,
    banner,
    bannerUrl,
    changeBanner: setBanner,
    message: problem?.values === form.values ? problem.message : sender.error,
    sending: sender.sending,
    saveDraft,
    blocker,
    /** Lifts the leave guard and clears the stored edits. */
    finishEditing,
  };
}

/** The result of `useEventEditor`. */
export type EventEditorState = ReturnType<typeof useEventEditor>;
