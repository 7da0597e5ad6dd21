import { useState } from 'react';
import { Banner } from '@nzuko/shared-ui';
import { Table, type TableSort } from '@nzuko/shared-ui/parts';

import type { SoldTicket } from '../../../api/salesApi';
import { resendTicket } from '../../../api/ticketsApi';
import { useTicketCall } from '../../../ticket/useTicketCall';
import { resendFailedMessage } from '../../../messages/ticketMessages';
import { useMay } from '../../../team/acting';
import { RefundDialog } from './RefundDialog';
import { salesColumns } from './salesColumns';
import { soldTicketLists } from './soldTickets';

/** Table of sold tickets with the organizer's actions. */
export function SalesTable({ tickets, sort }: { tickets: readonly SoldTicket[]; sort: TableSort }) {
  const [refunded, setRefunded] = useState<SoldTicket>();
  const [isAsking, setAsking] = useState(false);
  const mayRefund = useMay('money');
  const mayResend = useMay('guests');
  const resend = useTicketCall(
    ({ id }: SoldTicket) => resendTicket(id),
    resendFailedMessage,
    soldTicketLists,
  );
  const handleRefund = (ticket: SoldTicket) => {
    setRefunded(ticket);
    setAsking(true);
  };
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
          onResend: mayResend ? resend.run : undefined,
        })}
        rows={tickets}
        sort={sort}
        rowKey={({ id }) => id}
      />
      {refunded ? (
        <RefundDialog
          // Not busy with the refund before, whose list is still being fetched.
          key={refunded.id}
          ticket={refunded}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
