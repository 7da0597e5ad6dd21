import { useState } from 'react';
import { Banner } from '@nzuko/shared-ui';
import { Table, type TableSort } from '@nzuko/shared-ui/parts';

import type { SoldTicket } from '../../../api/salesApi';
import { resendTicket } from '../../../api/ticketsApi';
import { LazyNameDialog } from '../../../ticket/LazyNameDialog';
import { useTicketCall } from '../../../ticket/useTicketCall';
import { resendFailedMessage } from '../../../messages/ticketMessages';
import { useMay } from '../../../team/acting';
import { LazyRefundDialog } from './LazyRefundDialog';
import { salesColumns } from './salesColumns';
import { soldTicketLists } from './soldTickets';

/** Table of sold tickets with the organizer's actions. */
export function SalesTable({ tickets, sort }: { tickets: readonly SoldTicket[]; sort: TableSort }) {
  const [refunded, setRefunded] = useState<SoldTicket>();
  const [renamed, setRenamed] = useState<SoldTicket>();
  const [asked, setAsked] = useState<'refund' | 'name'>();
  const mayRefund = useMay('money');
  const maySeeGuests = useMay('guests');
  const resend = useTicketCall(
    ({ id }: SoldTicket) => resendTicket(id),
    resendFailedMessage,
    soldTicketLists,
  );
  const handleRefund = (ticket: SoldTicket) => {
    setRefunded(ticket);
    setAsked('refund');
  };
  const handleRename = (ticket: SoldTicket) => {
    setRenamed(ticket);
    setAsked('name');
  };
  const close = () => setAsked(undefined);
  return (
    <>
      {resend.failure ? (
        <Banner tone="error" onDismiss={resend.reset}>
          {resend.failure}
        </Banner>
      ) : null}
      <Table
        caption="Sold tickets"
        hideCaption
        columns={salesColumns({
          onRefund: mayRefund ? handleRefund : undefined,
          onResend: maySeeGuests ? resend.run : undefined,
          onRename: maySeeGuests ? handleRename : undefined,
        })}
        rows={tickets}
        sort={sort}
        rowKey={({ id }) => id}
      />
      {refunded ? (
        <LazyRefundDialog
          // Not busy with the refund before, whose list is still being fetched.
          key={refunded.id}
          ticket={refunded}
          open={asked === 'refund'}
          onClose={close}
        />
      ) : null}
      {renamed ? (
        <LazyNameDialog
          key={renamed.id}
          ticket={renamed}
          name={renamed.name}
          lists={soldTicketLists}
          open={asked === 'name'}
          onClose={close}
        />
      ) : null}
    </>
  );
}
