import { passwordHint } from '@nzuko/shared-auth';
import { Field, PasswordInput, type FieldProps } from '@nzuko/shared-ui';

interface NewPasswordFieldsProps {
  /** That of `useApiForm`. */
  fieldProps: (
    name: 'password' | 'password2',
  ) => Pick<FieldProps<typeof PasswordInput>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
  label?: string;
}

/** A form's fields for a new password, which is typed twice. */
export function NewPasswordFields({ fieldProps, label = 'New Password' }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        {...fieldProps('password')}
        as={PasswordInput}
        data-button="Show password (new)"
        label={label}
        hint={passwordHint}
        autoComplete="new-password"
      />
      <Field
        {...fieldProps('password2')}
        as={PasswordInput}
        data-button="Show password (confirmation)"
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  );
}
