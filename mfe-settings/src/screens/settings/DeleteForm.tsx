import { useMemo, type ReactNode } from 'react';
import { Button, Field, PasswordInput, Stack, styled, theme } from 'shared-ui';

import { useSettingsForm } from '../../forms/useSettingsForm';
import { DELETE_PHRASE, deleteSchema, emptyDelete, type DeleteValues } from './deleteSchema';

interface DeleteFormProps {
  hasPassword: boolean;
  news: ReactNode;
  /** Deletes the account; rejects with ApiError. */
  onSubmit: (values: DeleteValues) => Promise<void>;
  onCancel: () => void;
}

/** The typed proof that somebody means it. */
export function DeleteForm({ hasPassword, news, onSubmit, onCancel }: DeleteFormProps) {
  const schema = useMemo(() => deleteSchema(hasPassword), [hasPassword]);
  const { formProps, fieldProps, isSubmitting } = useSettingsForm({
    schema,
    initialValues: emptyDelete,
    onSubmit,
  });

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
      {news}
      <Buttons>
        <Button variant="secondary" onClick={onCancel}>
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
