import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, Stack } from '@nzuko/shared-ui';

import { resetRequestMessage } from '../../messages/passwordResetMessages';
import { resetPasswordSchema, type ResetPasswordValues } from './resetPasswordSchema';

interface ResetPasswordFormProps {
  initialEmail: string;
  /** Requests the email; rejects with ApiError. */
  onSubmit: (values: ResetPasswordValues) => Promise<void>;
}

/** The form for requesting a reset link. */
export function ResetPasswordForm({ initialEmail, onSubmit }: ResetPasswordFormProps) {
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: resetPasswordSchema,
    initialValues: { email: initialEmail },
    onSubmit,
  });

  return (
    <>
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {resetRequestMessage(failure)}
        </Banner>
      ) : null}
      <Stack as="form" gap={5} {...formProps}>
        <Field
          {...fieldProps('email')}
          label="Email"
          type="email"
          autoComplete="username"
          placeholder="you@example.com"
        />
        <Button type="submit" size="lg" fullWidth loading={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send Reset Link'}
        </Button>
      </Stack>
    </>
  );
}
