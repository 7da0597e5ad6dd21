import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@nzuko/shared-auth';
import { chosenTeam } from '@nzuko/shared-auth/chosen-team';
import { Banner, ButtonLink } from '@nzuko/shared-ui';

import { payoutAccountQuery } from '../../api/payoutAccountApi';
import { queryClient } from '../../api/queryClient';

/**
 * Tells organizers who sell tickets that their money waits for a bank account, if they have given none; of a team, its owners.
 * Another team may have been chosen in another tab since the event was made: what is known is of that one.
 */
export function PayoutNotice({ teamId }: { teamId: number }) {
  const [team] = useState(chosenTeam);
  const isActing = useSession(({ user }) => (team?.id ?? user?.id) === teamId);
  const isOwner = isActing && (team?.rights.includes('payout_account') ?? true);
  const { data } = useQuery({ ...payoutAccountQuery, enabled: isOwner }, queryClient);
  if (!isOwner || !data || data.account) return null;
  return (
    <Banner
      tone="warning"
      title="Where should we send the money?"
      action={
        <ButtonLink to="/dashboard?tab=payouts" variant="secondary" size="sm">
          Add a Bank Account
        </ButtonLink>
      }
    >
      Your tickets are on sale, and what they earn is kept for you. It can’t be paid out until you
      add a bank account.
    </Banner>
  );
}
