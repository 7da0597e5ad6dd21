import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Stack } from '@nzuko/shared-ui';

import { moneyQuery } from '../../../api/moneyApi';
import { payoutAccountQuery } from '../../../api/payoutAccountApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { ShowMore } from '../../../components/ShowMore';
import { moneyFailedMessage } from '../../../messages/payoutMessages';
import { useMay } from '../../../team/acting';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useUrlId } from '../useUrlId';
import { Balances } from './Balances';
import { DueTable } from './DueTable';
import { EventMoneyView } from './EventMoneyView';
import { PayoutAccountSection } from './PayoutAccountSection';
import { PayoutHistory } from './PayoutHistory';
import { RequestPayout } from './RequestPayout';
import { StatementsSection } from './StatementsSection';
import { TaxNumberSection } from './TaxNumberSection';

/** The organizer's earnings, payout account, and payouts due and made; with `?money=7`, one event's money. */
export function PayoutsTab() {
  const eventId = useUrlId('money');
  const isOwner = useMay('payout_account');
  const { data: payee } = useQuery(payoutAccountQuery);
  if (eventId) return <EventMoneyView eventId={eventId} account={payee?.account} />;
  return (
    <Stack gap={8}>
      <TabHeader title="Payouts" subtitle="The money from your ticket sales, and where it goes." />
      <Money account={payee?.account} />
      <PayoutAccountSection />
      <PayoutHistory />
      <StatementsSection />
      {isOwner ? <TaxNumberSection /> : null}
    </Stack>
  );
}

function Money({ account }: Pick<Parameters<typeof DueTable>[0], 'account'>) {
  const { data, isError, isFetching, refetch, ...more } = useInfiniteQuery(moneyQuery);
  const money = data?.pages[0];
  if (!money) {
    return isError ? (
      <LoadError message={moneyFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading your money…" height="9rem" />
    );
  }
  const events = data.pages.flatMap((page) => page.events);
  return (
    <>
      <Balances money={money} />
      {money.available.startsWith('-') ? null : <RequestPayout />}
      <TabSection title="What is due">
        <Stack gap={4}>
          <DueTable
            all={{ available: money.available, events, isWhole: !more.hasNextPage }}
            account={account}
          />
          <ShowMore
            {...more}
            pages={data.pages.length}
            failed={moneyFailedMessage}
            shown={`The ${events.length} latest events`}
            all={`All ${events.length} events`}
          />
        </Stack>
      </TabSection>
    </>
  );
}
