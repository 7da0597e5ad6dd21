import { useEffect, useState } from 'react';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, Stack } from '@nzuko/shared-ui';

import { resetRequestMessage } from '../../messages/passwordResetMessages';
import { resetPasswordSchema, type ResetPasswordValues } from './resetPasswordSchema';

interface ResetPasswordFormProps {
  /** May become known while the form is shown. */
  initialEmail: string;
  /** Requests the email; rejects with ApiError. */
  onSubmit: (values: ResetPasswordValues) => Promise<void>;
}

/** The form for requesting a reset link. */
export function ResetPasswordForm({ initialEmail, onSubmit }: ResetPasswordFormProps) {
  // Fixed: a form starts over when its initial values change.
  const [initialValues] = useState({ email: initialEmail });
  const { formik, formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: resetPasswordSchema,
    initialValues,
    onSubmit,
  });

  useEffect(() => {
    if (initialEmail && !formik.values.email) void formik.setFieldValue('email', initialEmail);
    // oxlint-disable-next-line react/exhaustive-deps -- only what becomes known later is filled in
  }, [initialEmail]);

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
