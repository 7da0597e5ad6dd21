import { payoutAccountLimits } from '@nzuko/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, Select, Stack } from '@nzuko/shared-ui';
import { ConfirmEmailAction } from '@nzuko/shared-ui/parts';

import { payoutBanksQuery } from '../../../api/payoutAccountApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { accountRefusedMessage, payoutBanksFailedMessage } from '../../../messages/payoutMessages';
import { Actions } from './Payouts.styles';
import { payoutAccountSchema, type PayoutAccountValues } from './payoutAccountSchema';

interface PayoutAccountFormProps {
  /** Rejects with ApiError. */
  onSubmit: (values: PayoutAccountValues) => Promise<unknown>;
  /** Absent if there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

const empty = payoutAccountSchema.getDefault();

/** Asks for the bank and the number of an account. */
export function PayoutAccountForm({ onSubmit, onCancel }: PayoutAccountFormProps) {
  const { data: banks, error, isFetching, refetch } = useQuery(payoutBanksQuery);
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure } = useApiForm({
    schema: payoutAccountSchema,
    initialValues: empty,
    onSubmit,
  });
  if (!banks) {
    return error ? (
      <LoadError
        message={payoutBanksFailedMessage(ApiError.from(error))}
        onRetry={refetch}
        retrying={isFetching}
      />
    ) : (
      <LoadingRows label="Loading the banks…" height="9rem" />
    );
  }
  return (
    <Stack as="form" gap={5} aria-label="Payout account" {...formProps}>
      <Field
        {...fieldProps('bank_id')}
        as={Select}
        label="Bank"
        options={banks.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder="Choose your bank"
      />
      <Field
        {...fieldProps('account_number')}
        label="Account number"
        hint={`The ${payoutAccountLimits.account_number.maxLength} digits of an account in your own name.`}
        inputMode="numeric"
        autoComplete="off"
      />
      {failure ? (
        <Banner
          tone="error"
          onDismiss={dismissFailure}
          action={<ConfirmEmailAction error={failure} onConfirmed={dismissFailure} />}
        >
          {accountRefusedMessage(failure)}
        </Banner>
      ) : null}
      <Actions>
        <Button type="submit" loading={isSubmitting}>
          Check Account
        </Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Actions>
    </Stack>
  );
}
