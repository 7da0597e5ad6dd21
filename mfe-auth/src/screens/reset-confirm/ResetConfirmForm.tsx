import { useState } from 'react';
import { ApiError } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Link, Stack } from '@nzuko/shared-ui';
import { NewPasswordFields } from '@nzuko/shared-ui/parts';

import { readReturnPath } from '../../components/returnPath';
import { maybeResetMessage, resetConfirmFailure } from '../../messages/passwordResetMessages';
import {
  emptyResetConfirm,
  resetConfirmSchema,
  type ResetConfirmValues,
} from './resetConfirmSchema';

interface ResetConfirmFormProps {
  /** Sets the password; rejects with ApiError. */
  onSubmit: (values: ResetConfirmValues) => Promise<void>;
}

/** The form for a new password. */
export function ResetConfirmForm({ onSubmit }: ResetConfirmFormProps) {
  const [wasAnswerLost, setAnswerLost] = useState(false);
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: resetConfirmSchema,
    initialValues: emptyResetConfirm,
    onSubmit: async (values) => {
      try {
        await onSubmit(values);
      } catch (error) {
        if (ApiError.from(error).isUnreachable) setAnswerLost(true);
        throw error;
      }
    },
  });
  const shown = failure && resetConfirmFailure(failure);

  return (
    <Stack as="form" gap={5} {...formProps}>
      <NewPasswordFields fieldProps={fieldProps} />
      {shown ? (
        <Banner
          tone="error"
          onDismiss={dismissFailure}
          action={
            shown.asksForNewLink ? (
              <Link to="/forgot-password" state={{ from: readReturnPath() }}>
                Request a new reset link
              </Link>
            ) : undefined
          }
        >
          {shown.text}
          {wasAnswerLost ? ` ${maybeResetMessage}` : null}
        </Banner>
      ) : null}
      <Button type="submit" size="lg" fullWidth loading={isSubmitting}>
        {isSubmitting ? 'Resetting password…' : 'Reset Password'}
      </Button>
    </Stack>
  );
}
