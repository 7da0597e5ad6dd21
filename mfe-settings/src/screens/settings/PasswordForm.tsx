import { useCallback, useState } from 'react';
import { ApiError } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, PasswordInput, Stack, useUnloadGuard } from '@nzuko/shared-ui';
import { NewPasswordFields } from '@nzuko/shared-ui/parts';

import { accountMessage, maybeChangedMessage } from '../../messages/accountMessages';
import { emptyPasswords, passwordSchema, type PasswordValues } from './passwordSchema';

interface PasswordFormProps {
  /** The account's email, which tells password managers whose password this is. */
  email: string;
  /** True once the password has changed. */
  wasChanged: boolean;
  /** Changes the password, or resolves to false if the user thinks better of it; rejects with ApiError. */
  onSubmit: (values: PasswordValues) => Promise<boolean>;
  /** Called on an attempt that breaks the rules. */
  onInvalid: () => void;
}

/** The form for changing the password. */
export function PasswordForm({ email, wasChanged, onSubmit, onInvalid }: PasswordFormProps) {
  const [wasAnswerLost, setAnswerLost] = useState(false);
  const { formik, formProps, fieldProps, isSubmitting, failure, dismissFailure, reset } =
    useApiForm({
      schema: passwordSchema,
      initialValues: emptyPasswords,
      onSubmit: async (values) => {
        try {
          if (!(await onSubmit(values))) return;
        } catch (error) {
          if (ApiError.from(error).isUnreachable) setAnswerLost(true);
          throw error;
        }
        setAnswerLost(false);
        reset();
      },
      onInvalid,
    });
  const { dirty } = formik;
  const problems = [
    failure && !failure.isUnreachable && accountMessage(failure, 'Failed to change your password.'),
    wasAnswerLost && maybeChangedMessage,
  ].filter(Boolean);
  const handleDismiss = () => {
    setAnswerLost(false);
    dismissFailure();
  };
  useUnloadGuard(useCallback(() => dirty, [dirty]));

  return (
    <Stack as="form" gap={5} aria-label="Password" {...formProps}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...fieldProps('current_password')}
        as={PasswordInput}
        data-button="Show password (current)"
        label="Current Password"
        autoComplete="current-password"
      />
      <NewPasswordFields fieldProps={fieldProps} />
      {problems.length > 0 ? (
        <Banner tone="error" title="Error" onDismiss={handleDismiss}>
          {problems.join(' ')}
        </Banner>
      ) : null}
      {wasChanged ? (
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
