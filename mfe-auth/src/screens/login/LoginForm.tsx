import { useState } from 'react';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import {
  Button,
  Field,
  Link,
  loneLink,
  PasswordInput,
  Stack,
  styled,
  theme,
  useLocation,
} from '@nzuko/shared-ui';

import { addressOf } from '../../location-state/addressOf';
import { useWayBack } from '../../location-state/useWayBack';
import { emptyLogin, loginSchema, type LoginValues } from './loginSchema';

interface LoginFormProps {
  /** Signs in; rejects with ApiError. */
  onSubmit: (values: LoginValues) => Promise<void>;
}

/** The sign-in form. */
export function LoginForm({ onSubmit }: LoginFormProps) {
  const { state } = useLocation();
  const wayBack = useWayBack();
  const [initialValues] = useState(() => ({ ...emptyLogin, email: addressOf(state) }));
  const { formProps, fieldProps, isSubmitting } = useApiForm({
    schema: loginSchema,
    initialValues,
    onSubmit,
  });

  return (
    <Stack as="form" gap={5} {...formProps}>
      <Field
        {...fieldProps('email')}
        label="Email"
        type="email"
        // Password managers save the account under this field.
        autoComplete="username"
        placeholder="you@example.com"
      />
      <Stack gap={2}>
        <Field
          {...fieldProps('password')}
          as={PasswordInput}
          label="Password"
          autoComplete="current-password"
        />
        {/* After the password field, so that Tab goes straight from email to password. */}
        <Forgot>
          <Link to="/reset-password" state={wayBack}>
            Forgot password
          </Link>
        </Forgot>
      </Stack>
      <Button type="submit" size="lg" fullWidth loading={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign In'}
      </Button>
    </Stack>
  );
}

const Forgot = styled.p`
  align-self: end;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};

  a {
    ${loneLink}
  }
`;
