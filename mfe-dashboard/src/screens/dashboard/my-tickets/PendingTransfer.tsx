import { Hourglass } from '@nzuko/shared-ui/icons';
import { Banner, Button, Stack, styled, theme } from '@nzuko/shared-ui';
import { MailAddress, momentText } from '@nzuko/shared-ui/parts';

import { withdrawOffer, type Ticket } from '../../../api/ticketsApi';
import { useTicketCall } from '../../../ticket/useTicketCall';
import { withdrawFailedMessage } from '../../../messages/ticketMessages';

interface PendingTransferProps {
  ticket: Ticket;
  offer: NonNullable<Ticket['transfer']>;
}

/** A ticket's open offer: the recipient, and a button to withdraw it. */
export function PendingTransfer({ ticket, offer }: PendingTransferProps) {
  const withdraw = useTicketCall(() => withdrawOffer(ticket.id), withdrawFailedMessage);
  return (
    <Root>
      <Hourglass size={20} />
      <Stack gap={2}>
        <div>
          <strong>Waiting for {offer.name} to accept</strong>
          <p>
            We emailed a link to <MailAddress>{offer.email}</MailAddress>. Until they accept, the
            ticket and its code stay yours. The offer ends{' '}
            {momentText(offer.expires_at, ticket.event.timezone)}.
          </p>
        </div>
        {withdraw.failure ? (
          <Banner tone="error" onDismiss={withdraw.reset}>
            {withdraw.failure}
          </Banner>
        ) : null}
        <div>
          <Button
            size="sm"
            variant="secondary"
            loading={withdraw.isRunning}
            aria-label={`Withdraw Offer of ticket ${ticket.ticket_number}`}
            onClick={() => withdraw.run()}
          >
            Withdraw Offer
          </Button>
        </div>
      </Stack>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.sm};

  > svg {
    translate: 0 0.1rem;
  }
`;
