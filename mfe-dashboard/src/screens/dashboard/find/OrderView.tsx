import { useQuery } from '@tanstack/react-query';
import { ticketTypeLabels } from '@nzuko/contract';
import { Badge, Link, Stack } from '@nzuko/shared-ui';
import { MailAddress, Table, type TableColumn } from '@nzuko/shared-ui/parts';

import { deskOrderQuery, type DeskOrder } from '../../../api/findApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { PhoneNumber } from '../../../components/PhoneNumber';
import { TwoLines } from '../../../components/TwoLines';
import { orderFailedMessage, orderGoneMessage } from '../../../messages/deskMessages';
import { momentOf } from '../../../time/momentOf';
import { Nothing } from '../DeskList';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { soldTicketLook } from '../ticket-sales/soldTickets';
import { useDashboardUrl } from '../useDashboardUrl';
import { Facts } from './Facts';
import { BuyerCell, OrderBadge } from './FindCells';
import { isNotFound } from './isNotFound';
import { ownPaymentColumns, totalOf } from './orderColumns';

/** One order, with its tickets and every try to pay it. That it was opened is in the record. */
export function OrderView({ id }: { id: number }) {
  const { hrefWith } = useDashboardUrl();
  const { data, error, isError, isFetching, refetch } = useQuery(deskOrderQuery(id));
  return (
    <Stack gap={8}>
      <TabHeader
        title={`Order ${id}`}
        subtitle={data?.order.event.title}
        actions={<Link to={hrefWith({ order: undefined })}>Back to the search</Link>}
      />
      {data ? (
        <Order of={data} />
      ) : isNotFound(error) ? (
        <Nothing role="status">{orderGoneMessage}</Nothing>
      ) : isError ? (
        <LoadError message={orderFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading the order…" height="9rem" />
      )}
    </Stack>
  );
}

function Order({ of: { order, phone, tickets, payments } }: { of: DeskOrder }) {
  return (
    <>
      <Facts
        facts={[
          ['Buyer', <BuyerCell key="buyer" order={order} />],
          ['Phone', phone ? <PhoneNumber key="phone">{phone}</PhoneNumber> : 'None given'],
          [
            'Event',
            <Link key="event" to={`/events/${order.event.id}`}>
              {order.event.title}
            </Link>,
          ],
          ['Total', totalOf(order)],
          ['Status', <OrderBadge key="status" status={order.status} />],
          ['Ordered', momentOf(order.created_at)],
          ['Paid', order.paid_at ? momentOf(order.paid_at) : 'Not yet'],
        ]}
      />
      <TabSection title="Tickets">
        <Table
          caption="tickets"
          hideCaption
          columns={ticketColumns}
          rows={tickets}
          rowKey={({ ticket_number: number }) => number}
          empty={<Nothing>No tickets.</Nothing>}
        />
      </TabSection>
      <TabSection title="Payments">
        <Table
          caption="payments"
          hideCaption
          columns={ownPaymentColumns}
          rows={payments}
          rowKey={(payment) => payment.id}
          empty={<Nothing>No payments.</Nothing>}
        />
      </TabSection>
    </>
  );
}

const ticketColumns: TableColumn<DeskOrder['tickets'][number]>[] = [
  {
    key: 'ticket',
    header: 'Ticket',
    isRowHeader: true,
    cell: ({ ticket_number: number, ticket_type: type }) => (
      <TwoLines>
        {number}
        <small>{ticketTypeLabels[type]}</small>
      </TwoLines>
    ),
  },
  {
    key: 'holder',
    header: 'Holder',
    cell: ({ holder, email }) => (
      <TwoLines>
        {holder}
        {email ? (
          <small>
            <MailAddress>{email}</MailAddress>
          </small>
        ) : null}
      </TwoLines>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, on_hold, checked_in_at: at }) => {
      const { tone, label } = soldTicketLook({ status, on_hold });
      return (
        <TwoLines>
          <Badge tone={tone}>{label}</Badge>
          {at ? <small>Checked in {momentOf(at)}</small> : null}
        </TwoLines>
      );
    },
  },
];
