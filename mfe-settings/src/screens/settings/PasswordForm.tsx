import { useCallback } from 'react';
import { passwordHint } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, PasswordInput, Stack, useUnloadGuard } from '@nzuko/shared-ui';

import { accountMessage } from '../../messages/accountMessages';
import { emptyPasswords, passwordSchema, type PasswordValues } from './passwordSchema';

interface PasswordFormProps {
  /** The account's email, which tells password managers whose password this is. */
  email: string;
  /** True once the password has changed and the form is a new one. */
  wasChanged: boolean;
  /** Changes the password; rejects with ApiError. */
  onSubmit: (values: PasswordValues) => Promise<void>;
}

/** The form for changing the password. */
export function PasswordForm({ email, wasChanged, onSubmit }: PasswordFormProps) {
  const { formik, formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: passwordSchema,
    initialValues: emptyPasswords,
    onSubmit,
  });
  const { dirty } = formik;
  useUnloadGuard(useCallback(() => dirty, [dirty]));

  return (
    <Stack as="form" gap={5} aria-label="Password" {...formProps}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...fieldProps('current_password')}
        as={PasswordInput}
        label="Current Password"
        autoComplete="current-password"
      />
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
      {failure ? (
        <Banner tone="error" title="Error" onDismiss={dismissFailure}>
          {accountMessage(failure, 'Failed to change your password.')}
        </Banner>
      ) : null}
      {wasChanged && !failure ? (
        <Banner tone="success" title="Success">
          Password changed. Your other devices are signed out.
        </Banner>
      ) : null}
      <div>
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          {isSubmitting ? 'Changing password…' : 'Change Password'}
        </Button>
      </div>
    </Stack>
  );
}
