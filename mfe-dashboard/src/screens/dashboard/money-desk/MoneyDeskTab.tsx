import { useQuery } from '@tanstack/react-query';
import { Badge, Stack, styled, Tabs, theme } from '@nzuko/shared-ui';

import {
  deskPayoutsQuery,
  openDisputesQuery,
  paymentCasesQuery,
  refundsQuery,
} from '../../../api/moneyDeskApi';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { useUrlId } from '../useUrlId';
import { BalancesPart } from './BalancesPart';
import { CasesPart } from './CasesPart';
import { DisputesPart } from './DisputesPart';
import { OrganizerMoneyView } from './OrganizerMoneyView';
import { PayoutsPart } from './PayoutsPart';
import { RefundsPart } from './RefundsPart';

/** All organizers' money, for administrators: what waits for them first; with `?organizer=7`, one organizer's. */
export function MoneyDeskTab() {
  const organizerId = useUrlId('organizer');
  return organizerId ? (
    <OrganizerMoneyView key={organizerId} organizerId={organizerId} />
  ) : (
    <Desk />
  );
}

function Desk() {
  const { query, change } = useDashboardUrl();
  const counts = useCounts();
  const part = query.get('part') ?? 'payouts';
  return (
    <Stack gap={6}>
      <TabHeader title="Money" subtitle="What’s waiting for you, and what we owe each organizer." />
      <Tabs
        label="Parts of the money desk"
        value={part}
        onValueChange={(next) =>
          change({
            part: next,
            page: undefined,
            search: undefined,
            state: undefined,
            kind: undefined,
            case: undefined,
            refund: undefined,
          })
        }
        items={[
          {
            value: 'payouts',
            label: <Counted name="Payouts" count={counts.payouts} />,
            content: <PayoutsPart />,
          },
          {
            value: 'refunds',
            label: <Counted name="Refunds" count={counts.refunds} />,
            content: <RefundsPart />,
          },
          {
            value: 'disputes',
            label: <Counted name="Disputes" count={counts.disputes} />,
            content: <DisputesPart />,
          },
          {
            value: 'cases',
            label: <Counted name="Cases" count={counts.cases} />,
            content: <CasesPart />,
          },
          { value: 'balances', label: 'Balances', content: <BalancesPart /> },
        ]}
      />
    </Stack>
  );
}

/** How much waits in each part; undefined until it is known. */
function useCounts() {
  const approval = useQuery(deskPayoutsQuery('approval', 1)).data?.count;
  const stuck = useQuery(deskPayoutsQuery('stuck', 1)).data?.count;
  const returned = useQuery(deskPayoutsQuery('returned', 1)).data?.count;
  const refunds = useQuery(refundsQuery('stuck', 1)).data?.count;
  const disputes = useQuery(openDisputesQuery(1)).data?.count;
  const cases = useQuery(paymentCasesQuery(1)).data?.count;
  const isKnown = approval !== undefined && stuck !== undefined && returned !== undefined;
  const payouts = isKnown ? approval + stuck + returned : undefined;
  return { payouts, refunds, disputes, cases };
}

function Counted({ name, count }: { name: string; count: number | undefined }) {
  return (
    <Label>
      {name}
      {count ? <Badge tone="warning">{count}</Badge> : null}
    </Label>
  );
}

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
