import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, ErrorState, formatNaira, Stack } from '@nzuko/shared-ui';

import {
  confirmAccount,
  refundBanksQuery,
  refundLinkQuery,
  resolveAccount,
  type RefundLink,
} from '../../api/refundLinksApi';
import { Actions, Heading, Words } from '../../components/LinkPage.styles';
import { LoadingBlock } from '../../components/LoadingBlock';
import { banksFailedMessage, confirmFailedMessage } from '../../messages/refundAccountMessages';
import { Facts } from './RefundAccount.styles';
import { RefundAccountForm } from './RefundAccountForm';
import type { RefundAccountValues } from './refundAccountSchema';
import { StepHeading } from './StepHeading';

interface ChooseAccountProps {
  token: string;
  refund: RefundLink;
}

/** An account whose holder is known. */
interface FoundAccount extends RefundAccountValues {
  holder: string;
}

const accountOf = ({ bank_id, account_number }: RefundAccountValues) => ({
  bank_id: Number(bank_id),
  account_number,
});

/** Asks where to send a refund, in two steps: the account, then whether its holder is right. */
export function ChooseAccount({ token, refund }: ChooseAccountProps) {
  const queryClient = useQueryClient();
  const banks = useQuery(refundBanksQuery(token));
  const [typed, setTyped] = useState<RefundAccountValues>({ bank_id: '', account_number: '' });
  const [found, setFound] = useState<FoundAccount>();
  const { queryKey } = refundLinkQuery(token);
  const confirm = useCall(
    (account: FoundAccount) => confirmAccount(token, accountOf(account)),
    confirmFailedMessage,
    {
      onDone: (answer) => queryClient.setQueryData(queryKey, answer),
      onFailed: ({ status }) => {
        // The link has ended meanwhile; refetch, so that the page says so.
        if (status === 410) void queryClient.invalidateQueries({ queryKey });
      },
    },
  );

  const handleCheck = async (values: RefundAccountValues) => {
    const { account_name: holder } = await resolveAccount(token, accountOf(values));
    setTyped(values);
    setFound({ ...values, holder });
  };
  const handleBack = () => {
    confirm.reset();
    setFound(undefined);
  };

  if (banks.error && !banks.data) {
    return (
      <ErrorState
        title="Banks could not be loaded"
        headingLevel={1}
        onRetry={() => void banks.refetch()}
        retrying={banks.isFetching}
      >
        {banksFailedMessage(ApiError.from(banks.error))}
      </ErrorState>
    );
  }
  if (!banks.data) return <LoadingBlock label="Loading banks…" />;
  if (found) {
    const bank = banks.data.find(({ id }) => id === Number(found.bank_id));
    return (
      <Stack gap={6}>
        <StepHeading>Is this your account?</StepHeading>
        <Facts>
          <dt>Account holder</dt>
          <dd>{found.holder}</dd>
          <dt>Bank</dt>
          <dd>{bank?.name}</dd>
          <dt>Account number</dt>
          <dd>{found.account_number}</dd>
          <dt>Refund</dt>
          <dd>{formatNaira(refund.amount)}</dd>
        </Facts>
        <Words>Once it’s sent, you can’t get the money back or choose another account.</Words>
        {confirm.failure ? <Banner tone="error">{confirm.failure}</Banner> : null}
        <Actions>
          <Button size="lg" loading={confirm.isRunning} onClick={() => confirm.run(found)}>
            Send My Refund Here
          </Button>
          <Button
            size="lg"
            variant="secondary"
            unavailable={confirm.isRunning}
            onClick={handleBack}
          >
            Use Another Account
          </Button>
        </Actions>
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <Heading>Where should we send your refund?</Heading>
      <Words>
        Your refund of {formatNaira(refund.amount)} for {refund.event_title} couldn’t be paid back
        to the card or account you paid with. We pass the account number on to our payment provider
        and keep only its last four digits.
      </Words>
      <RefundAccountForm
        banks={banks.data.map(({ id, name }) => ({ value: String(id), label: name }))}
        initialValues={typed}
        onSubmit={handleCheck}
      />
    </Stack>
  );
}
