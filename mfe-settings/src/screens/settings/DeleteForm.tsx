import { useCallback, useMemo } from 'react';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import {
  Banner,
  Button,
  Field,
  PasswordInput,
  Stack,
  styled,
  theme,
  useUnloadGuard,
} from '@nzuko/shared-ui';

import { deletionMessage } from '../../messages/accountMessages';
import { DELETE_PHRASE, deleteSchema, emptyDelete, type DeleteValues } from './deleteSchema';

interface DeleteFormProps {
  hasPassword: boolean;
  /** Deletes the account; rejects with ApiError. */
  onSubmit: (values: DeleteValues) => Promise<void>;
  onCancel: () => void;
}

/** Confirms the deletion with a typed phrase and, for users who have one, the password. */
export function DeleteForm({ hasPassword, onSubmit, onCancel }: DeleteFormProps) {
  const schema = useMemo(() => deleteSchema(hasPassword), [hasPassword]);
  const { formik, formProps, fieldProps, isSubmitting, failure } = useApiForm({
    schema,
    initialValues: emptyDelete,
    onSubmit,
  });
  const { dirty } = formik;
  useUnloadGuard(useCallback(() => dirty, [dirty]));

  return (
    <Stack as="form" gap={5} aria-label="Delete account" {...formProps}>
      <Field
        {...fieldProps('phrase')}
        label={`Type ${DELETE_PHRASE} to confirm`}
        autoComplete="off"
        spellCheck={false}
      />
      {hasPassword ? (
        <Field
          {...fieldProps('password')}
          as={PasswordInput}
          label="Password"
          autoComplete="current-password"
        />
      ) : null}
      {failure ? <Banner tone="error">{deletionMessage(failure)}</Banner> : null}
      <Buttons>
        <Button variant="secondary" unavailable={isSubmitting} onClick={onCancel}>
          Keep My Account
        </Button>
        <Button type="submit" variant="danger" loading={isSubmitting}>
          {isSubmitting ? 'Deleting…' : 'Delete My Account'}
        </Button>
      </Buttons>
    </Stack>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`;
