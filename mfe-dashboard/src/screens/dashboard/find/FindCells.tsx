import { Badge, Link, loneLink, styled, theme, type BadgeTone } from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import type { FoundOrder, FoundPayment } from '../../../api/findApi';
import { TwoLines } from '../../../components/TwoLines';
import { useDashboardUrl } from '../useDashboardUrl';

/** Somebody's name, which opens their account, above their address. */
export function PersonCell({
  person: { id, name, email },
  isSuspended = false,
}: {
  person: { id: number; name: string; email: string };
  isSuspended?: boolean;
}) {
  const { hrefWith } = useDashboardUrl();
  return (
    <TwoLines>
      <Link to={hrefWith({ person: String(id), order: undefined })}>{name}</Link>
      <small>
        <MailAddress>{email}</MailAddress>
      </small>
      {isSuspended ? <Badge tone="error">Suspended</Badge> : null}
    </TwoLines>
  );
}

/** Whoever bought an order; if that was a guest at the door, also who sold it. */
export function BuyerCell({ order: { buyer, guest } }: { order: FoundOrder }) {
  const { hrefWith } = useDashboardUrl();
  if (!guest) return <PersonCell person={buyer} />;
  return (
    <TwoLines>
      {guest.name}
      {guest.email ? (
        <small>
          <MailAddress>{guest.email}</MailAddress>
        </small>
      ) : null}
      <small>
        Sold at the door by{' '}
        <Link to={hrefWith({ person: String(buyer.id), order: undefined })}>{buyer.name}</Link>
      </small>
    </TwoLines>
  );
}

/** An order's number, which opens it in the tab Find. */
export function OrderLink({ id }: { id: number }) {
  const { hrefWith } = useDashboardUrl();
  return (
    <Link to={hrefWith({ tab: 'find', order: String(id), person: undefined })}>Order {id}</Link>
  );
}

const orderStates: Record<FoundOrder['status'], [BadgeTone, string]> = {
  HELD: ['warning', 'Not paid yet'],
  PAID: ['success', 'Paid'],
  EXPIRED: ['neutral', 'Expired'],
  REFUNDED: ['info', 'Refunded'],
};

export function OrderBadge({ status }: Pick<FoundOrder, 'status'>) {
  const [tone, label] = orderStates[status];
  return <Badge tone={tone}>{label}</Badge>;
}

const paymentStates: Record<FoundPayment['status'], [BadgeTone, string]> = {
  PENDING: ['warning', 'Not paid yet'],
  FAILED: ['error', 'Declined'],
  PAID: ['success', 'Paid'],
  REFUNDING: ['info', 'Being refunded'],
  REFUNDED: ['info', 'Refunded'],
};

export function PaymentBadge({ status }: Pick<FoundPayment, 'status'>) {
  const [tone, label] = paymentStates[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Figures that line up. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A row's or a page's links and buttons. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  > a {
    ${loneLink}
  }
`;
