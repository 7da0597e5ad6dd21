import { Button, Field, Stack } from 'shared-ui';

import { useAccountForm } from '../../forms/useAccountForm';
import { resetPasswordSchema, type ResetPasswordValues } from './resetPasswordSchema';

interface ResetPasswordFormProps {
  initialEmail: string;
  /** Asks for the mail; rejects with ApiError. */
  onSubmit: (values: ResetPasswordValues) => Promise<void>;
}

/** The address that the reset link goes to. */
export function ResetPasswordForm({ initialEmail, onSubmit }: ResetPasswordFormProps) {
  const { formProps, fieldProps, isSubmitting } = useAccountForm({
    schema: resetPasswordSchema,
    initialValues: { email: initialEmail },
    onSubmit,
  });

  return (
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
  );
}
