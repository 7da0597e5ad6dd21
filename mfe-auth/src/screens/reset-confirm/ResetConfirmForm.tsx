import { passwordHint } from 'shared-auth';
import { Button, Field, PasswordInput, Stack } from 'shared-ui';

import { useAccountForm } from '../../forms/useAccountForm';
import {
  emptyResetConfirm,
  resetConfirmSchema,
  type ResetConfirmValues,
} from './resetConfirmSchema';

interface ResetConfirmFormProps {
  /** Sets the password; rejects with ApiError. */
  onSubmit: (values: ResetConfirmValues) => Promise<void>;
}

/** The new password, twice. */
export function ResetConfirmForm({ onSubmit }: ResetConfirmFormProps) {
  const { formProps, fieldProps, isSubmitting } = useAccountForm({
    schema: resetConfirmSchema,
    initialValues: emptyResetConfirm,
    onSubmit,
  });

  return (
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
  );
}
