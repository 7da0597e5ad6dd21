import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chosenTeam } from '@nzuko/shared-auth/chosen-team';
import { Banner, ButtonLink } from '@nzuko/shared-ui';

import { payoutAccountQuery } from '../../api/payoutAccountApi';
import { queryClient } from '../../api/queryClient';

/** Tells organizers who sell tickets that their money waits for a bank account, if they have given none; of a team, its owners. */
export function PayoutNotice() {
  const [team] = useState(chosenTeam);
  const isOwner = team?.rights.includes('payout_account') ?? true;
  const { data } = useQuery({ ...payoutAccountQuery, enabled: isOwner }, queryClient);
  if (!isOwner || !data || data.account) return null;
  return (
    <Banner
      tone="warning"
      title="Where should we send the money?"
      action={
        <ButtonLink to="/dashboard?tab=payouts" variant="secondary" size="sm">
          Add a bank account
        </ButtonLink>
      }
    >
      Your tickets are on sale, and what they earn is kept for you. It can’t be paid out until you
      add a bank account.
    </Banner>
  );
}
