import { useApiForm } from '@nzuko/shared-auth/api-form';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, Field, Stack, toast } from '@nzuko/shared-ui';

import {
  confirmPayoutAccount,
  sendPayoutAccountCode,
  type PayoutAccount,
} from '../../../api/payoutAccountApi';
import {
  codeMessage,
  codeNotSentMessage,
  codeRefusedMessage,
} from '../../../messages/payoutMessages';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { AccountFacts } from './AccountFacts';
import { Actions } from './Payouts.styles';
import { payoutCodeSchema } from './payoutAccountSchema';

interface PayoutCodeFormProps {
  waiting: NonNullable<PayoutAccount['waiting']>;
  onChange: (account: PayoutAccount) => void;
  /** To give another account instead. */
  onRestart: () => void;
}

const empty = payoutCodeSchema.getDefault();

/** Asks for the code that was mailed for an account. */
export function PayoutCodeForm({ waiting, onChange, onRestart }: PayoutCodeFormProps) {
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure, reset } = useApiForm({
    schema: payoutCodeSchema,
    initialValues: empty,
    onSubmit: async ({ code }) => {
      onChange(await confirmPayoutAccount(code));
      toast({ title: 'Your payout account is set.' });
    },
  });
  const another = useCall(sendPayoutAccountCode, codeNotSentMessage, {
    onDone: (account) => {
      reset();
      onChange(account);
      toast({ title: 'We’ve sent another code.' });
    },
  });
  const now = useNow(MINUTE_MS);
  return (
    <Stack as="form" gap={5} aria-label="Confirm your account" {...formProps}>
      <AccountFacts account={waiting} />
      {waiting.is_yours && waiting.name_match === 'partial' ? (
        <Banner>
          The name on this account doesn’t exactly match yours. If it’s your account, enter the code
          and press Confirm Account.
        </Banner>
      ) : null}
      <p>{codeMessage(waiting, now)}</p>
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {codeRefusedMessage(failure)}
        </Banner>
      ) : null}
      {another.failure ? <Banner tone="error">{another.failure}</Banner> : null}
      <Field
        {...fieldProps('code')}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Actions>
        <Button type="submit" loading={isSubmitting}>
          Confirm Account
        </Button>
        <Button variant="secondary" loading={another.isRunning} onClick={() => another.run()}>
          Send Another Code
        </Button>
        <Button variant="ghost" onClick={onRestart}>
          Use Another Account
        </Button>
      </Actions>
    </Stack>
  );
}
