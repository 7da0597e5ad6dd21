import { formatNaira, Link } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import type { FoundOrder, FoundPayment } from '../../../api/findApi';
import { TwoLines } from '../../../components/TwoLines';
import { momentOf } from '../../../time/momentOf';
import { caseLabels } from '../money-desk/postingWords';
import { soldAtDoor } from '../ticket-sales/soldTickets';
import { BuyerCell, Figure, OrderBadge, OrderLink, PaymentBadge, PersonCell } from './FindCells';

export const totalOf = ({ guest, total }: FoundOrder) => (guest ? soldAtDoor : formatNaira(total));

const order: TableColumn<FoundOrder>[] = [
  {
    key: 'order',
    header: 'Order',
    isRowHeader: true,
    cell: ({ id, event }) => (
      <TwoLines>
        <OrderLink id={id} />
        <small>{event.title}</small>
      </TwoLines>
    ),
  },
];

const ofOrder: TableColumn<FoundOrder>[] = [
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    cell: (found) => (
      <TwoLines>
        <Figure>{totalOf(found)}</Figure>
        <small>{found.quantity === 1 ? '1 ticket' : `${found.quantity} tickets`}</small>
      </TwoLines>
    ),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderBadge status={status} /> },
  {
    key: 'ordered',
    header: 'When',
    priority: 2,
    cell: ({ paid_at: paid, created_at: created }) => momentOf(paid ?? created),
  },
];

/** For orders of one buyer. */
export const ownOrderColumns: TableColumn<FoundOrder>[] = [...order, ...ofOrder];

export const orderColumns: TableColumn<FoundOrder>[] = [
  ...order,
  { key: 'buyer', header: 'Buyer', cell: (found) => <BuyerCell order={found} /> },
  ...ofOrder,
];

const payment: TableColumn<FoundPayment> = {
  key: 'payment',
  header: 'Payment',
  isRowHeader: true,
  cell: ({ reference, event }) => (
    <TwoLines>
      {reference}
      <small>{event.title}</small>
    </TwoLines>
  ),
};

const ofPayment: TableColumn<FoundPayment>[] = [
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => <Figure>{formatNaira(amount)}</Figure>,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, case: about }) => (
      <TwoLines>
        <PaymentBadge status={status} />
        {about ? (
          <small>
            <Link to={`?view=desk&tab=money&part=cases&case=${about.id}`}>
              {caseLabels[about.kind]}
            </Link>
            {about.state === 'CLOSED' ? ' (closed)' : null}
          </small>
        ) : null}
      </TwoLines>
    ),
  },
  {
    key: 'paid',
    header: 'When',
    priority: 2,
    cell: ({ paid_at: paid, created_at: created }) => momentOf(paid ?? created),
  },
];

/** For payments of one order. */
export const ownPaymentColumns: TableColumn<FoundPayment>[] = [payment, ...ofPayment];

export const paymentColumns: TableColumn<FoundPayment>[] = [
  payment,
  { key: 'order', header: 'Order', cell: ({ order_id: id }) => <OrderLink id={id} /> },
  { key: 'payer', header: 'Payer', cell: ({ payer }) => <PersonCell person={payer} /> },
  ...ofPayment,
];
