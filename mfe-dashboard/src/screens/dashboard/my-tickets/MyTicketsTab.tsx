import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, defaultTimeZone, EmptyState, Stack, warmDialog } from '@nzuko/shared-ui';
import { momentText, OfflineNotice } from '@nzuko/shared-ui/parts';

import { givenTicketsQuery, myTicketsQuery, type Ticket } from '../../../api/ticketsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { RowList } from '../../../components/RowList';
import { useMemberCopy } from '../../../offline/useMemberCopy';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { ticketsFailedMessage } from '../../../messages/dashboardMessages';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { CurrentPayment } from './CurrentPayment';
import { GivenTicketItem } from './GivenTicketItem';
import { PrintedTickets } from './PrintedTickets';
import { TicketDialog } from './TicketDialog';
import { TicketItem } from './TicketItem';
import { isUsable, sortTickets } from './ticketState';
import { usePaymentPage, type PaymentPage } from './usePaymentPage';

/** The user's tickets, each with its QR code once it is valid. */
export function MyTicketsTab() {
  const answer = useQuery(myTicketsQuery);
  const { isError, isFetching, refetch } = answer;
  const kept = useMemberCopy('tickets', answer);
  const tickets = answer.data ?? kept?.value;
  const page = usePaymentPage();
  return (
    <Stack gap={6}>
      <TabHeader title="My Tickets" subtitle="Show the QR code at the door." />
      <CurrentPayment page={page} />
      {kept ? (
        <OfflineNotice onRetry={refetch} retrying={isFetching}>
          Your tickets are saved on this device as of {momentText(kept.at, defaultTimeZone)}. Their
          QR codes still work at the door.
        </OfflineNotice>
      ) : null}
      {tickets ? (
        <Tickets tickets={tickets} page={page} />
      ) : isError ? (
        <LoadError message={ticketsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading your tickets…" height="13rem" />
      )}
    </Stack>
  );
}

function Tickets({ tickets, page }: { tickets: Ticket[]; page: PaymentPage }) {
  const now = useNow(MINUTE_MS);
  const [shownId, setShownId] = useState<number>();
  const [isShown, setShown] = useState(false);
  // Kept out of what is saved for the door: without a connection, they just aren't listed.
  const { data: given = [] } = useQuery(givenTicketsQuery);
  const hasUsable = tickets.some((ticket) => isUsable(ticket, now));
  // The door may have no connection to load the enlarged code's dialog.
  useEffect(() => {
    if (hasUsable) void warmDialog();
  }, [hasUsable]);
  const handleShow = (ticket: Ticket) => {
    setShownId(ticket.id);
    setShown(true);
  };

  if (tickets.length === 0 && given.length === 0) {
    return (
      <EmptyState
        title="No tickets yet"
        action={<ButtonLink to="/events">Browse Events</ButtonLink>}
      >
        Tickets you book show up here right away, ready for the door.
      </EmptyState>
    );
  }
  const { upcoming, rest } = sortTickets(tickets, now);
  const shown = tickets.find(({ id }) => id === shownId);
  return (
    <>
      {hasUsable ? <PrintedTickets /> : null}
      <TabSection title="Coming up">
        {upcoming.length > 0 ? (
          <TicketList tickets={upcoming} now={now} page={page} onShow={handleShow} />
        ) : (
          <p>No tickets for upcoming events.</p>
        )}
      </TabSection>
      {rest.length + given.length > 0 ? (
        <TabSection title="Past and closed">
          {rest.length > 0 ? (
            <TicketList tickets={rest} now={now} page={page} onShow={handleShow} />
          ) : null}
          {given.length > 0 ? (
            <RowList>
              {given.map((ticket) => (
                <li key={ticket.id}>
                  <GivenTicketItem ticket={ticket} />
                </li>
              ))}
            </RowList>
          ) : null}
        </TabSection>
      ) : null}
      {shown ? (
        <TicketDialog ticket={shown} open={isShown} onClose={() => setShown(false)} />
      ) : null}
    </>
  );
}

interface TicketListProps {
  tickets: Ticket[];
  now: number;
  page: PaymentPage;
  onShow: (ticket: Ticket) => void;
}

function TicketList({ tickets, now, page, onShow }: TicketListProps) {
  return (
    <RowList>
      {tickets.map((ticket, index) => (
        <li key={ticket.id} data-print={isUsable(ticket, now) ? 'ticket' : undefined}>
          <TicketItem
            ticket={ticket}
            now={now}
            isFirstOfOrder={tickets[index - 1]?.order.id !== ticket.order.id}
            busyPaying={page.busyTicketId === ticket.id}
            onShow={() => onShow(ticket)}
            onPay={() => page.pay(ticket.id)}
          />
        </li>
      ))}
    </RowList>
  );
}
