import type { ReactNode } from 'react';
import { passwordHint } from 'shared-auth';
import { Button, Field, PasswordInput, Stack } from 'shared-ui';

import { useSettingsForm } from '../../forms/useSettingsForm';
import { emptyPasswords, passwordSchema, type PasswordValues } from './passwordSchema';

interface PasswordFormProps {
  /** The account's address, by which password managers know whose password this is. */
  email: string;
  /** Banners, shown beside the button that they answer. */
  news: ReactNode;
  /** Changes the password; rejects with ApiError. */
  onSubmit: (values: PasswordValues) => Promise<void>;
}

/** The old password, and the new one twice. */
export function PasswordForm({ email, news, onSubmit }: PasswordFormProps) {
  const { formProps, fieldProps, isSubmitting } = useSettingsForm({
    schema: passwordSchema,
    initialValues: emptyPasswords,
    onSubmit,
  });

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
      {news}
      <div>
        <Button type="submit" variant="secondary" loading={isSubmitting}>
          {isSubmitting ? 'Changing password…' : 'Change Password'}
        </Button>
      </div>
    </Stack>
  );
}
