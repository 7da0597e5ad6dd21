import { Badge, Link, type BadgeTone } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import type { RefundCase } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { momentOf } from '../../../time/momentOf';
import { OrderLink } from '../find/FindCells';
import { byNumber, byText } from '../useSort';
import { amountColumn, BuyerCell } from './DeskCells';

const reasonLabels: Record<RefundCase['reason'], string> = {
  paid_too_late: 'Paid too late',
  event_started: 'Paid after the event started',
  paid_twice: 'Paid twice',
  wrong_amount: 'Wrong amount paid',
  cancelled_by_buyer: 'Cancelled by the buyer',
  cancelled_by_owner: 'Cancelled by the ticket’s owner',
  cancelled_by_organizer: 'Cancelled by the organizer',
  event_cancelled: 'Event cancelled',
  event_suspended: 'Event suspended',
  dispute_lost: 'Dispute lost',
  refunded_at_provider: 'Refunded at the provider',
};

const states: Record<RefundCase['state'], [BadgeTone, string]> = {
  NEEDS_ATTENTION: ['error', 'Needs you'],
  QUEUED: ['warning', 'Not requested yet'],
  REQUESTED: ['info', 'With the provider'],
  DONE: ['success', 'Refunded'],
};

const actionLabels: Record<RefundCase['actions'][number]['action'], string> = {
  RETRIED: 'Tried again',
  SETTLED: 'Marked as paid',
};

export const refundCompares = {
  refund: byNumber(({ created_at: at }: RefundCase) => Date.parse(at)),
  amount: byNumber(({ amount }: RefundCase) => Number(amount)),
  event: byText(({ event }: RefundCase) => event.title),
  buyer: byText(({ buyer }: RefundCase) => buyer.name),
};

function Progress({ refund }: { refund: RefundCase }) {
  const [tone, label] = states[refund.state];
  const { problem, attempts, done_at: done, payer_account: account, actions } = refund;
  return (
    <TwoLines>
      <Badge tone={tone}>{label}</Badge>
      {problem ? <small>{problem}</small> : null}
      <small>{attempts === 1 ? '1 attempt' : `${attempts} attempts`}</small>
      {done ? <small>Done {momentOf(done)}</small> : null}
      {account ? <small>{accountText(account)}</small> : null}
      {actions.map(({ action, by, note, at }) => (
        <small key={at}>
          {actionLabels[action]} by {by}, {momentOf(at)}: {note}
        </small>
      ))}
    </TwoLines>
  );
}

function accountText(asked: NonNullable<RefundCase['payer_account']>): string {
  const { asked_at: at, expires_at: until, answered_at: answered, account } = asked;
  return answered
    ? `The payer chose ${account ?? 'an account'}, ${momentOf(answered)}`
    : `The payer was asked for an account ${momentOf(at)}, and can answer until ${momentOf(until)}`;
}

/** A refund's facts: its amount, order and payer, and how far it is. */
export const refundColumns: TableColumn<RefundCase>[] = [
  {
    key: 'refund',
    header: 'Refund',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ id, reason, created_at: at }) => (
      <TwoLines>
        Refund {id}
        <small>{reasonLabels[reason]}</small>
        <small>{momentOf(at)}</small>
      </TwoLines>
    ),
  },
  amountColumn,
  { key: 'progress', header: 'Progress', cell: (refund) => <Progress refund={refund} /> },
  {
    key: 'event',
    header: 'Order',
    priority: 2,
    sorts: 'ascending',
    cell: ({ order_id: order, event, payment_reference: reference }) => (
      <TwoLines>
        <OrderLink id={order} />
        <small>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </small>
        <small>{reference}</small>
      </TwoLines>
    ),
  },
  {
    key: 'buyer',
    header: 'Payer',
    priority: 3,
    sorts: 'ascending',
    cell: ({ buyer }) => <BuyerCell buyer={buyer} />,
  },
];
