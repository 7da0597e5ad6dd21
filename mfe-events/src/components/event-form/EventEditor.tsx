import { useState, type ReactNode } from 'react';
import { Banner, Button, ConfirmDialog } from 'shared-ui';

import { Actions, Columns, Form, Side, Top } from './EventEditor.styles';
import { EventForm } from './EventForm';
import { EventPreview } from './EventPreview';
import type { EventEditorState } from './useEventEditor';

interface EventEditorProps {
  editor: EventEditorState;
  /** What stands above the form. */
  head: ReactNode;
  /** The ways out that stand beside the buttons that send. */
  ways: ReactNode;
  /** The picture that the event has. */
  savedBannerUrl?: string;
  canBeDraft: boolean;
  submitLabel: string;
}

/** The form of an event with its preview, its buttons and the question before something is lost. */
export function EventEditor(props: EventEditorProps) {
  const { editor, head, ways, savedBannerUrl, canBeDraft, submitLabel } = props;
  const { form, blocker, sending } = editor;
  const [now] = useState(() => Date.now());
  const bannerUrl = editor.bannerUrl ?? savedBannerUrl;

  const handleLeave = () => {
    editor.leaveForGood();
    blocker.proceed?.();
  };
  return (
    <>
      <Top>
        {head}
        {form.restored ? (
          <Banner>What you typed is back. A banner image has to be chosen again.</Banner>
        ) : null}
      </Top>
      <Columns>
        <Form noValidate aria-label="Event" onSubmit={(submit) => void editor.publish(submit)}>
          <EventForm
            form={form}
            bannerUrl={bannerUrl}
            isBannerChosen={editor.bannerUrl !== undefined}
            onBannerChange={editor.changeBanner}
          />
          {editor.message ? <Banner tone="error">{editor.message}</Banner> : null}
          <Actions>
            {ways}
            {canBeDraft ? (
              <Button variant="secondary" loading={sending === 'DRAFT'} onClick={editor.saveDraft}>
                Save as Draft
              </Button>
            ) : null}
            <Button type="submit" loading={sending === 'PUBLISHED'}>
              {submitLabel}
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
