import { payoutPauseDuration } from '@nzuko/contract';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge, Banner, Button, Card, Stack } from '@nzuko/shared-ui';

import {
  askForPayoutAccount,
  payoutAccountQuery,
  type PayoutAccount,
} from '../../../api/payoutAccountApi';
import { payoutTermsQuery } from '../../../api/payoutsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { accountFailedMessage } from '../../../messages/payoutMessages';
import { momentOf } from '../../../time/momentOf';
import { useMay } from '../../../team/acting';
import { TabSection } from '../TabSection';
import { AccountFacts } from './AccountFacts';
import { Actions } from './Payouts.styles';
import { PayoutAccountForm } from './PayoutAccountForm';
import { PayoutCodeForm } from './PayoutCodeForm';

/** The account that ticket sales are paid to, and the way to set or change it. */
export function PayoutAccountSection() {
  const { data, isError, isFetching, refetch } = useQuery(payoutAccountQuery);
  return (
    <TabSection
      title="Payout account"
      aside={data?.is_verified ? <Badge tone="success">Verified Organizer</Badge> : undefined}
    >
      {data ? (
        <Card>
          <AccountSteps state={data} />
        </Card>
      ) : isError ? (
        <LoadError message={accountFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your payout account…" height="9rem" />
      )}
    </TabSection>
  );
}

function AccountSteps({ state }: { state: PayoutAccount }) {
  const queryClient = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const isOwner = useMay('payout_account');
  const keep = (account: PayoutAccount) => {
    queryClient.setQueryData(payoutAccountQuery.queryKey, account);
    void queryClient.invalidateQueries(payoutTermsQuery);
  };
  const { account, waiting } = state;
  if (!isOwner) {
    return account ? (
      <AccountFacts account={account} />
    ) : (
      <p>An owner of the team can add the bank account that ticket sales are paid to.</p>
    );
  }
  if (isChanging || (!account && !waiting)) {
    return (
      <Stack gap={5}>
        {account ? (
          <Banner>
            Until you confirm another account, payouts go to {account.bank} •••• {account.ending}.
            After a change, they pause for {payoutPauseDuration}.
          </Banner>
        ) : (
          <p>
            Add the bank account your ticket sales should be paid to. It must be in your own name.
            With it, your events show “Verified Organizer”.
          </p>
        )}
        <PayoutAccountForm
          onSubmit={async ({ bank_id, account_number }) => {
            keep(await askForPayoutAccount({ bank_id: Number(bank_id), account_number }));
            setChanging(false);
          }}
          onCancel={account || waiting ? () => setChanging(false) : undefined}
        />
      </Stack>
    );
  }
  if (waiting) {
    return <PayoutCodeForm waiting={waiting} onChange={keep} onRestart={() => setChanging(true)} />;
  }
  return account ? <InUse account={account} onChange={() => setChanging(true)} /> : null;
}

function InUse({
  account,
  onChange,
}: {
  account: NonNullable<PayoutAccount['account']>;
  onChange: () => void;
}) {
  return (
    <Stack gap={5}>
      <AccountFacts account={account} />
      {account.paused_until ? (
        <Banner>
          To keep your money safe, payouts are paused until {momentOf(account.paused_until)}.
        </Banner>
      ) : null}
      {account.fits_name || !account.is_yours ? null : (
        <Banner tone="warning">
          You’ve changed your name since you added this account. Add it again to show “Verified
          Organizer”.
        </Banner>
      )}
      <Actions>
        <Button variant="secondary" onClick={onChange}>
          Change Account
        </Button>
      </Actions>
    </Stack>
  );
}
