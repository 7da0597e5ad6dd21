import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { eventReportLimits, reportReasonLabels, type ApiSchemas } from '@nzuko/contract';
import { useSession } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import {
  Banner,
  Button,
  Dialog,
  Field,
  RadioGroup,
  Stack,
  styled,
  TextArea,
  theme,
} from '@nzuko/shared-ui';
import { lengthText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { reportEvent } from '../../../api/reportsApi';
import { reportFailedMessage } from '../../../messages/reportMessages';
import { reportSchema } from './reportSchema';

interface ReportDialogProps {
  event: Event;
  open: boolean;
  onClose: () => void;
}

type Report = ApiSchemas['EventReportPayload'];

const reasons = eventReportLimits.report_reason.enum.map((value) => ({
  value,
  label: reportReasonLabels[value],
}));

/** Asks what is wrong with an event, then says what happens next. Keeps the text until it is sent. */
export function ReportDialog({ event, open, onClose }: ReportDialogProps) {
  const [sent, setSent] = useState<{ isRepeated: boolean }>();
  const formId = useId();
  const isSignedIn = useSession(({ user }) => user !== null);
  const form = useReportForm(isSignedIn, async ({ email, ...report }) => {
    setSent(await reportEvent(event.id, { ...report, ...(!isSignedIn && { email }) }));
  });
  const { formProps, fieldProps, isSubmitting, failure, values, reset } = form;

  const handleClose = () => {
    onClose();
    if (!sent) return;
    reset();
    setSent(undefined);
  };

  if (sent) {
    return (
      <Dialog
        open={open}
        onClose={handleClose}
        size="sm"
        title={sent.isRepeated ? 'You’ve reported this already' : 'Thank you for telling us'}
        footer={<Button onClick={handleClose}>Close</Button>}
      >
        <WhatsNext isRepeated={sent.isRepeated} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title="Report this event"
      description={`Tell us what’s wrong with ${event.title}. The organizer won’t know who reported it.`}
      footer={
        <>
          {failure ? <Banner tone="error">{reportFailedMessage(failure)}</Banner> : null}
          <Button variant="secondary" onClick={handleClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            {isSubmitting ? 'Sending…' : 'Send Report'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId}>
        <Stack gap={5}>
          <RadioGroup
            {...fieldProps('report_reason')}
            label="What’s wrong?"
            options={reasons}
            required
          />
          <Field
            {...fieldProps('message')}
            as={TextArea}
            label="What happened?"
            rows={5}
            aside={lengthText(values.message, eventReportLimits.message)}
            required
          />
          {isSignedIn ? null : (
            <Field
              {...fieldProps('email')}
              label="Your email"
              type="email"
              autoComplete="email"
              hint="We’ll write to you once we’ve looked into it."
              required
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function useReportForm(isSignedIn: boolean, onSubmit: (report: Report) => Promise<void>) {
  const schema = useMemo(() => reportSchema(isSignedIn), [isSignedIn]);
  const [initialValues] = useState(() => schema.getDefault());
  return useApiForm({
    schema,
    initialValues,
    onSubmit: (values) => onSubmit(values as Report),
  });
}

/** Takes the focus, which was on the form's button. */
function WhatsNext({ isRepeated }: { isRepeated: boolean }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Words ref={ref} tabIndex={-1}>
      {isRepeated
        ? 'We’re still looking into your first report, so we haven’t added this one. We’ll email you when we’re done.'
        : 'We’ll look into it, and email you when we have. If somebody has taken money from you, tell your bank today.'}
    </Words>
  );
}

const Words = styled.p`
  border-radius: ${theme.radius.sm};
  outline-offset: ${theme.space[1]};
`;
