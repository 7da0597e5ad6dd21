import { useState } from 'react';
import { Banner, Button, Stack } from '@nzuko/shared-ui';

import { resendTicket, type Ticket } from '../../../api/ticketsApi';
import { allTickets, resendFailedMessage } from '../../../messages/ticketMessages';
import { LazyCancelDialog } from './LazyCancelDialog';
import { canCancel, ticketState } from './ticketState';
import { LazyTransferDialog } from './LazyTransferDialog';
import { LazyNameDialog } from '../../../ticket/LazyNameDialog';
import { useTicketCall } from '../../../ticket/useTicketCall';

interface TicketActionsProps {
  ticket: Ticket;
  /** False: it can only be cancelled, as when the event was just moved or a bank is working on the payment. */
  canChange: boolean;
  /** An unpaid order is paid for once, not with each of its tickets. */
  canPay: boolean;
  busyPaying: boolean;
  onPay: () => void;
}

/** The owner's actions for a ticket. */
export function TicketActions({
  ticket,
  canChange,
  canPay,
  busyPaying,
  onPay,
}: TicketActionsProps) {
  const [asked, setAsked] = useState<'cancel' | 'transfer' | 'name'>();
  const resend = useTicketCall(() => resendTicket(ticket.id), resendFailedMessage);
  const number = ticket.ticket_number;
  const { quantity } = ticket.order;
  const isHeld = ticketState(ticket) === 'awaitingPayment';
  const close = () => setAsked(undefined);
  return (
    <Stack gap={3}>
      {resend.failure ? (
        <Banner tone="error" onDismiss={resend.reset}>
          {resend.failure}
        </Banner>
      ) : null}
      <Stack direction="row" gap={2} wrap>
        {canChange && isHeld && canPay ? (
          <Button
            size="sm"
            loading={busyPaying}
            aria-label={
              quantity === 1
                ? `Complete Payment for ticket ${number}`
                : `Complete Payment for ${allTickets(quantity)}`
            }
            onClick={onPay}
          >
            Complete Payment
          </Button>
        ) : null}
        {canChange && !isHeld ? (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={
                ticket.transfer
                  ? `Offer ticket ${number} to someone else`
                  : `Transfer ticket ${number}`
              }
              onClick={() => setAsked('transfer')}
            >
              {ticket.transfer ? 'Offer to Someone Else' : 'Transfer'}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              loading={resend.isRunning}
              aria-label={`Resend Email for ticket ${number}`}
              onClick={() => resend.run()}
            >
              Resend Email
            </Button>
            {ticket.holder ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Correct Name on ticket ${number}`}
                onClick={() => setAsked('name')}
              >
                Correct Name
              </Button>
            ) : null}
          </>
        ) : null}
        {canCancel(ticket) ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Cancel ticket ${number}`}
            onClick={() => setAsked('cancel')}
          >
            Cancel
          </Button>
        ) : null}
      </Stack>
      <LazyCancelDialog ticket={ticket} open={asked === 'cancel'} onClose={close} />
      <LazyTransferDialog ticket={ticket} open={asked === 'transfer'} onClose={close} />
      {ticket.holder ? (
        <LazyNameDialog
          ticket={ticket}
          name={ticket.holder.name}
          open={asked === 'name'}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
