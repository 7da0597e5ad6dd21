import { passwordHint } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, Link, PasswordInput, Stack } from '@nzuko/shared-ui';

import { resetConfirmFailure } from '../../messages/passwordResetMessages';
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
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: resetConfirmSchema,
    initialValues: emptyResetConfirm,
    onSubmit,
  });
  const shown = failure && resetConfirmFailure(failure);

  return (
    <>
      {shown ? (
        <Banner
          tone="error"
          onDismiss={dismissFailure}
          action={
            shown.asksForNewLink ? (
              <Link to="/forgot-password">Request a new reset link</Link>
            ) : undefined
          }
        >
          {shown.text}
        </Banner>
      ) : null}
      <Stack as="form" gap={5} {...formProps}>
        <Field
          {...fieldProps('password')}
          as={PasswordInput}
          label="New Password"
          hint={passwordHint}
          autoComplete="new-password"
        />
        <Field
          {...fieldProps('password2')}
          as={PasswordInput}
          label="Confirm Password"
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" fullWidth loading={isSubmitting}>
          {isSubmitting ? 'Resetting password…' : 'Reset Password'}
        </Button>
      </Stack>
    </>
  );
}
