import { useState, type ReactNode } from 'react';
import { Banner, Button } from '@nzuko/shared-ui';
import { UnsavedChangesDialog } from '@nzuko/shared-ui/parts';

import { lostTypesMessage } from '../messages/editEventMessages';
import { Actions, Columns, Form, Side, Top } from './EventEditor.styles';
import { EventForm } from './EventForm';
import { EventPreview } from './EventPreview';
import type { EventEditorState } from './useEventEditor';

interface EventEditorProps {
  editor: EventEditorState;
  /** Shown above the form. */
  header: ReactNode;
  /** Buttons beside Save and Publish, such as Cancel. */
  secondaryActions: ReactNode;
  /** The saved banner. */
  savedBannerUrl?: string;
  canBeDraft: boolean;
  submitLabel: string;
}

/** The event form with its preview, its buttons and the Unsaved Changes dialog. */
export function EventEditor(props: EventEditorProps) {
  const { editor, header, secondaryActions, savedBannerUrl, canBeDraft, submitLabel } = props;
  const { form, blocker, sending } = editor;
  const [now] = useState(() => Date.now());
  const bannerUrl = editor.bannerUrl ?? savedBannerUrl;

  const handleLeave = () => {
    editor.finishEditing();
    blocker.proceed?.();
  };
  return (
    <>
      <Top>
        {header}
        {form.restored ? (
          <Banner>
            We’ve restored what you typed.
            {form.restored.hadBanner ? ' Please choose your banner image again.' : null}
            {form.restored.lostTypes ? ` ${lostTypesMessage}` : null}
          </Banner>
        ) : null}
      </Top>
      <Columns>
        <Form {...form.formProps} aria-label="Event">
          <EventForm
            form={form}
            banner={editor.banner}
            bannerUrl={bannerUrl}
            onBannerChange={editor.changeBanner}
          />
          {editor.message ? <Banner tone="error">{editor.message}</Banner> : null}
          <Actions>
            {secondaryActions}
            {canBeDraft ? (
              <Button
                variant="secondary"
                loading={sending === 'DRAFT'}
                onClick={(press) => void editor.saveDraft(press)}
              >
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
      <UnsavedChangesDialog blocker={blocker} onLeave={handleLeave} />
    </>
  );
}
