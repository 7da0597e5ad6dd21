import { refundAccountLimits } from '@nzuko/contract';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, Select, Stack, type SelectOption } from '@nzuko/shared-ui';

import { resolveFailedMessage } from '../../messages/refundAccountMessages';
import { refundAccountSchema, type RefundAccountValues } from './refundAccountSchema';

interface RefundAccountFormProps {
  banks: SelectOption[];
  initialValues: RefundAccountValues;
  /** Looks up the account's holder; rejects with ApiError. */
  onSubmit: (values: RefundAccountValues) => Promise<void>;
}

/** Asks for a bank and an account number. */
export function RefundAccountForm({ banks, initialValues, onSubmit }: RefundAccountFormProps) {
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: refundAccountSchema,
    initialValues,
    onSubmit,
  });
  return (
    <Stack as="form" gap={5} {...formProps}>
      <Field
        {...fieldProps('bank_id')}
        as={Select}
        label="Bank"
        options={banks}
        placeholder="Choose your bank"
      />
      <Field
        {...fieldProps('account_number')}
        label="Account number"
        hint={`The ${refundAccountLimits.account_number.maxLength} digits of your bank account, not of your card.`}
        inputMode="numeric"
        autoComplete="off"
      />
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {resolveFailedMessage(failure)}
        </Banner>
      ) : null}
      <Button type="submit" size="lg" loading={isSubmitting}>
        Check Account
      </Button>
    </Stack>
  );
}
