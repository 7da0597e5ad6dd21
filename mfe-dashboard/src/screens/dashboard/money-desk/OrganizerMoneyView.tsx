import { useEffect, useMemo } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Card, formatNaira, Link, Stack, StatCard, styled, theme } from '@nzuko/shared-ui';

import { organizerAccountQuery, organizerMoneyQuery } from '../../../api/moneyDeskApi';
import type { OrganizerMoney } from '../../../api/moneyApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import {
  organizerAccountFailedMessage,
  organizerEventsFailedMessage,
  organizerFailedMessage,
} from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { AccountFacts } from '../payouts/AccountFacts';
import { SuspendAccount } from '../suspensions/SuspendAccount';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { CorrectionForm } from './CorrectionForm';
import { Nothing } from '../DeskList';
import { PayoutHistory } from './PayoutHistory';
import { Postings } from './Postings';

/** One organizer's money: balances, account, payouts, postings, and the form that corrects them. */
export function OrganizerMoneyView({ organizerId }: { organizerId: number }) {
  const { hrefWith } = useDashboardUrl();
  const query = useInfiniteQuery(organizerMoneyQuery(organizerId));
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  // Postings and corrections can be about any event.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const money = data?.pages[0];
  const name = money?.organizer?.name ?? 'Organizer';
  const events = useMemo(() => data?.pages.flatMap((page) => page.events) ?? [], [data]);
  return (
    <Stack gap={8}>
      <TabHeader
        title={name}
        subtitle={money?.organizer?.email}
        actions={
          <Actions>
            <Link to={hrefWith({ organizer: undefined })}>Back to the money desk</Link>
            {money?.organizer ? <SuspendAccount account={money.organizer} /> : null}
          </Actions>
        }
      />
      {money ? (
        <>
          <Figures money={money} />
          <Account organizerId={organizerId} />
          <PayoutHistory organizerId={organizerId} />
          <Postings organizerId={organizerId} events={events} />
          <TabSection title="Correct the balance">
            <Stack gap={4}>
              {isError && hasNextPage ? (
                <LoadError
                  message={organizerEventsFailedMessage}
                  onRetry={refetch}
                  retrying={isFetching}
                />
              ) : null}
              <Card>
                <CorrectionForm organizerId={organizerId} organizerName={name} events={events} />
              </Card>
            </Stack>
          </TabSection>
        </>
      ) : isError ? (
        <LoadError message={organizerFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading the organizer’s money…" height="9rem" />
      )}
    </Stack>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;

function Figures({ money }: { money: OrganizerMoney }) {
  const isBelow = money.available.startsWith('-');
  return (
    <Cards>
      <StatCard
        label="Available"
        value={formatNaira(money.available)}
        hint={isBelow ? 'Below zero: later sales will cover it' : 'Can be paid out'}
        {...(isBelow && { tone: 'coral' })}
      />
      <StatCard
        label="Pending"
        value={formatNaira(money.pending)}
        hint="Events that aren’t over, or are held"
        tone="neutral"
      />
      <StatCard
        label="On its way"
        value={formatNaira(money.on_its_way)}
        hint="Waiting or being sent"
        tone="accent"
      />
      <StatCard
        label="Disputed"
        value={formatNaira(money.disputed)}
        hint="Held until decided"
        tone="neutral"
      />
      <StatCard
        label="Paid out"
        value={formatNaira(money.paid_out)}
        hint="In their bank account"
        tone="neutral"
      />
    </Cards>
  );
}

function Account({ organizerId }: { organizerId: number }) {
  const { data, isError, isFetching, refetch } = useQuery(organizerAccountQuery(organizerId));
  return (
    <TabSection title="Payout account">
      {data ? (
        data.account ? (
          <Card>
            <Stack gap={4}>
              <AccountFacts account={data.account} />
              <p>
                In use since {momentOf(data.account.confirmed_at)}.
                {data.account.paused_until
                  ? ` Payouts are paused until ${momentOf(data.account.paused_until)}.`
                  : null}
                {data.account.fits_name ? null : ' The organizer has changed their name since.'}
              </p>
            </Stack>
          </Card>
        ) : (
          <Nothing>No account is confirmed, so nothing can be paid out.</Nothing>
        )
      ) : isError ? (
        <LoadError
          message={organizerAccountFailedMessage}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <LoadingRows label="Loading the payout account…" rows={1} height="7rem" />
      )}
    </TabSection>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[4]};
`;
