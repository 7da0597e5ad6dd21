import { useEffect, useState } from 'react';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import {
  Button,
  Field,
  Link,
  RadioGroup,
  Stack,
  styled,
  theme,
  useLocation,
} from '@nzuko/shared-ui';
import { AgreementLine, NewPasswordFields } from '@nzuko/shared-ui/parts';

import { AuthErrorBanner } from '../../components/AuthErrorBanner';
import { addressOf, withAddress } from '../../location-state/addressOf';
import { emptyRegistration, registerSchema, type RegisterValues } from './registerSchema';

const roles = [
  { value: 'ATTENDEE', label: 'Attendee', description: 'Find events and book tickets' },
  { value: 'ORGANIZER', label: 'Organizer', description: 'Create events and sell tickets' },
];

interface RegisterFormProps {
  /** Registers; rejects with ApiError. */
  onSubmit: (values: RegisterValues) => Promise<void>;
  /** Called on every change; updates the ticket beside the form. */
  onValues: (values: RegisterValues) => void;
}

/** The registration form. */
export function RegisterForm({ onSubmit, onValues }: RegisterFormProps) {
  const { state } = useLocation();
  const [initialValues] = useState(() => ({ ...emptyRegistration, email: addressOf(state) }));
  const { formProps, fieldProps, refusedAt, failure, isSubmitting, values } = useApiForm({
    schema: registerSchema,
    initialValues,
    onSubmit,
  });

  useEffect(() => onValues(values), [onValues, values]);

  return (
    <Stack as="form" gap={5} {...formProps}>
      <Pair>
        <Field {...fieldProps('first_name')} label="First Name" autoComplete="given-name" />
        <Field {...fieldProps('last_name')} label="Last Name" autoComplete="family-name" />
      </Pair>
      {/* Sign-in is by email, so password managers must save the account under the email, not the username. */}
      <Field
        {...fieldProps('username')}
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...fieldProps('email')}
        label="Email"
        aside={
          // Once it is well-formed, the API refuses only an address that is taken.
          refusedAt('email') ? (
            <Link to="/login" state={withAddress(state, values.email)}>
              Sign in instead
            </Link>
          ) : null
        }
        type="email"
        autoComplete="username"
        placeholder="you@example.com"
      />
      <RadioGroup {...fieldProps('role')} label="Role" options={roles} />
      <NewPasswordFields fieldProps={fieldProps} label="Password" />
      {failure ? <AuthErrorBanner /> : null}
      <Button type="submit" size="lg" fullWidth loading={isSubmitting}>
        {isSubmitting ? 'Creating account…' : 'Create Account'}
      </Button>
      <AgreementLine by="creating an account" />
    </Stack>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  align-items: start;
  gap: ${theme.space[5]} ${theme.space[4]};
`;
