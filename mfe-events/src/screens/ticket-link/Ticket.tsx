import { useState } from 'react';
import { useSession } from '@nzuko/shared-auth';
import {
  Badge,
  Banner,
  Button,
  Link,
  Stack,
  TicketCard,
  TicketNumber,
  useLocation,
} from '@nzuko/shared-ui';
import { momentText, QrCode } from '@nzuko/shared-ui/parts';

import { claimTicket, type LinkedTicket } from '../../api/ticketLinksApi';
import { CalendarLink } from '../../components/CalendarLink';
import { Actions, Words } from '../../components/LinkPage.styles';
import { SIGN_IN_PATH } from '../../constants';
import { claimFailedMessage, movedMessage } from '../../messages/ticketLinkMessages';
import { CancelDialog } from './CancelDialog';
import { HolderPhoto } from './HolderPhoto';
import { NamedHolder } from './NamedHolder';
import { linkedStateLooks, linkedState, type LinkedState } from './linkedState';
import { Badges, Body, Code, Stub } from './TicketLink.styles';
import { TicketFacts } from './TicketFacts';
import { useLinkCall } from './useLinkCall';

interface TicketProps {
  link: LinkedTicket;
  token: string;
  /** In milliseconds since 1970. */
  now: number;
  /** The offline copy: read-only. */
  isOfflineCopy?: boolean;
}

/** The ticket behind a link: first what the door needs, then the actions. */
export function Ticket({ link, token, now, isOfflineCopy = false }: TicketProps) {
  const { event, ticket, name } = link;
  const [isAsking, setAsking] = useState(false);
  const state = linkedState(link, now);
  const { label, tone, stub } = linkedStateLooks[state];
  const isUsable = state === 'valid' || state === 'used';
  const isMoved = state === 'valid' && ticket.is_moved;
  const canManage = !ticket.in_account && !isOfflineCopy;
  const canCancel = canManage && state === 'valid' && Boolean(ticket.cancellation);

  return (
    <Stack gap={6}>
      <TicketCard
        as="article"
        tone={cardTones[state]}
        stub={
          isUsable && ticket.qr_payload ? (
            <Code>
              <QrCode
                payload={ticket.qr_payload}
                label={`QR code of ticket ${ticket.ticket_number}`}
              />
              <TicketNumber>{ticket.ticket_number}</TicketNumber>
            </Code>
          ) : (
            <Stub>
              {stub} <TicketNumber>{ticket.ticket_number}</TicketNumber>
            </Stub>
          )
        }
      >
        <Body>
          <Badges>
            <Badge tone={tone}>{label}</Badge>
            {isMoved ? <Badge tone="warning">New time or place</Badge> : null}
          </Badges>
          <TicketFacts link={link} name={name} headingLevel={1} />
          {isMoved ? <Words>{movedMessage}</Words> : null}
          {ticket.checked_in_time ? (
            <Words>Checked in {momentText(ticket.checked_in_time, event.timezone)}</Words>
          ) : null}
        </Body>
      </TicketCard>
      <Stack gap={6} data-print="hide">
        {state === 'valid' && event.checks_photos && !isOfflineCopy ? (
          <HolderPhoto photo={ticket.photo} token={token} />
        ) : null}
        {state === 'valid' ? (
          <Words>
            Show the QR code at the door, or read the number out. Once you’ve opened this page, it
            also works offline. Keep the link to yourself: whoever has it can enter with your
            ticket.
          </Words>
        ) : null}
        {canManage && isUsable ? <Claim token={token} /> : null}
        <Actions>
          {isUsable ? <CalendarLink eventId={event.id} /> : null}
          {canCancel ? (
            <Button variant="ghost" onClick={() => setAsking(true)}>
              Cancel Ticket
            </Button>
          ) : null}
        </Actions>
        {ticket.names_holder && !isOfflineCopy ? <NamedHolder token={token} /> : null}
      </Stack>
      <CancelDialog link={link} token={token} open={isAsking} onClose={() => setAsking(false)} />
    </Stack>
  );
}

/** Adds the ticket to the reader's account. */
function Claim({ token }: { token: string }) {
  const user = useSession((session) => session.user);
  const { pathname } = useLocation();
  const claim = useLinkCall(token, () => claimTicket(token), claimFailedMessage);
  if (!user) {
    return (
      <Words>
        <Link to={SIGN_IN_PATH} state={{ from: pathname }}>
          Sign in
        </Link>{' '}
        to add this ticket to your account, where you can also transfer it.
      </Words>
    );
  }
  return (
    <Banner
      tone={claim.failure ? 'error' : 'info'}
      action={
        <Button size="sm" variant="secondary" loading={claim.isRunning} onClick={() => claim.run()}>
          Add to My Account
        </Button>
      }
    >
      {claim.failure ?? `Keep it with your other tickets, in the account of ${user.email}.`}
    </Banner>
  );
}

const cardTones: Record<LinkedState, 'paper' | 'green' | 'marigold'> = {
  valid: 'green',
  used: 'paper',
  onHold: 'marigold',
  cancelled: 'paper',
  eventCancelled: 'paper',
  over: 'paper',
};
