import { useId, type FormHTMLAttributes, type ReactNode } from 'react';
import { Banner, Button, Dialog, Stack } from '@nzuko/shared-ui';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: 'sm';
  /** Of `useApiForm`. */
  form: {
    formProps: FormHTMLAttributes<HTMLFormElement>;
    isSubmitting: boolean;
    /** Called when the dialog is closed without sending, so that it opens as new. */
    reset: () => void;
  };
  /** Why it could not be sent, unless that is told at a field. */
  problem: string | null | undefined;
  /** A button beside the problem that may solve it. */
  problemAction?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form, whose buttons stay in sight while the fields scroll. While it is being sent, it can't be closed. */
export function FormDialog({
  open,
  onClose,
  title,
  description,
  size,
  form: { formProps, isSubmitting, reset },
  problem,
  problemAction,
  submitLabel,
  cancelLabel = 'Cancel',
  tone,
  children,
}: FormDialogProps) {
  const formId = useId();
  const handleClose = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      busy={isSubmitting}
      onClose={handleClose}
      size={size}
      title={title}
      description={description}
      footer={
        <>
          {problem ? (
            <Banner tone="error" action={problemAction}>
              {problem}
            </Banner>
          ) : null}
          <Button variant="secondary" unavailable={isSubmitting} onClick={handleClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant={tone} loading={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId}>
        <Stack gap={5}>{children}</Stack>
      </form>
    </Dialog>
  );
}
