import type { ReactNode } from 'react';
import type { ApiError } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Field, TextArea } from '@nzuko/shared-ui';
import type { ObjectSchema } from 'yup';

import { FormDialog } from '../../components/FormDialog';

interface TextDialogProps<Name extends string> {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The form's only field. */
  name: Name;
  label: string;
  hint?: string;
  schema: ObjectSchema<Record<Name, string>>;
  /** A short text in one line, such as a code. */
  isShort?: boolean;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  failedMessage: (error: ApiError) => string;
  /** Rejects with ApiError. */
  onSubmit: (text: string) => Promise<unknown>;
}

/** Asks for one text and sends it. */
export function TextDialog<Name extends string>({
  open,
  onClose,
  title,
  children,
  name,
  label,
  hint,
  schema,
  isShort = false,
  confirmLabel,
  tone = 'primary',
  failedMessage,
  onSubmit,
}: TextDialogProps<Name>) {
  const { formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema,
    initialValues: schema.getDefault() as Record<Name, string>,
    onSubmit: async (values) => {
      await onSubmit(values[name]);
      reset();
      onClose();
    },
  });
  const field = { ...fieldProps(name), label, hint, required: true };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={children}
      form={{ formProps, isSubmitting, reset }}
      problem={failure && failedMessage(failure)}
      submitLabel={confirmLabel}
      tone={tone}
    >
      {isShort ? (
        <Field {...field} inputMode="numeric" autoComplete="one-time-code" />
      ) : (
        <Field {...field} as={TextArea} rows={3} />
      )}
    </FormDialog>
  );
}
