import { Badge, formatNaira, Link, styled, theme } from '@nzuko/shared-ui';
import { MailAddress, type TableColumn } from '@nzuko/shared-ui/parts';

import type { DeskPayout, RefundCase } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { useDashboardUrl } from '../useDashboardUrl';

/** An organizer's name, which opens their money. */
export function OrganizerCell({
  organizer: { id, name, email },
}: {
  organizer: DeskPayout['organizer'];
}) {
  const { hrefWith } = useDashboardUrl();
  return (
    <TwoLines>
      <Link to={hrefWith({ organizer: String(id) })}>{name}</Link>
      <small>
        <MailAddress>{email}</MailAddress>
      </small>
    </TwoLines>
  );
}

/** A buyer's name and address. */
export function BuyerCell({ buyer: { name, email } }: { buyer: RefundCase['buyer'] }) {
  return (
    <TwoLines>
      {name}
      <small>
        <MailAddress>{email}</MailAddress>
      </small>
    </TwoLines>
  );
}

/** A sum in naira, the largest first. */
export const amountColumn: TableColumn<{ amount: string }> = {
  key: 'amount',
  header: 'Amount',
  align: 'end',
  sorts: 'descending',
  cell: ({ amount }) => formatNaira(amount),
};

/** The amount that arrives, and the receiving account. */
export function TransferCell({ payout, is_account_changed: isChanged }: DeskPayout) {
  return (
    <TwoLines>
      <strong>{formatNaira(payout.sent)}</strong>
      <small>to {payout.account}</small>
      <small>Reference {payout.reference}</small>
      {isChanged ? <Badge tone="error">Account changed</Badge> : null}
    </TwoLines>
  );
}

/** Naira; negative amounts stand out by more than their colour. */
export function SignedNaira({ amount }: { amount: string }) {
  if (!amount.startsWith('-')) return <Figure>{formatNaira(amount)}</Figure>;
  return (
    <Figure>
      <Badge tone="error">{formatNaira(amount)}</Badge>
    </Figure>
  );
}

/** A row's buttons. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
