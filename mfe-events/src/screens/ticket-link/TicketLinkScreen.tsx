import { useRef, useState } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ApiError, useSession } from '@nzuko/shared-auth';
import {
  ButtonLink,
  defaultTimeZone,
  ErrorState,
  PageContainer,
  Stack,
  useParams,
} from '@nzuko/shared-ui';
import { momentText, OfflineNotice, useKeptFocus } from '@nzuko/shared-ui/parts';

import { queryClient } from '../../api/queryClient';
import { ticketLinkQuery, type LinkedTicket, type OfferedTicket } from '../../api/ticketLinksApi';
import { LoadingBlock } from '../../components/LoadingBlock';
import { MY_TICKETS_PATH } from '../../constants';
import { hasNoTicket, linkFailure } from '../../messages/ticketLinkMessages';
import { Offer } from './Offer';
import { Ticket } from './Ticket';
import { useOfflineTicket } from './useOfflineTicket';

/** `/t/:token`: a ticket or an offer, for anyone with the link. */
export default function TicketLinkScreen() {
  const { token = '' } = useParams();
  const page = useRef<HTMLDivElement>(null);
  // Accepting, cancelling and the like take their own button away.
  useKeptFocus(page, page);
  return (
    <QueryClientProvider client={queryClient}>
      <PageContainer ref={page} width="text">
        <TicketByLink key={token} token={token} />
      </PageContainer>
    </QueryClientProvider>
  );
}

function TicketByLink({ token }: { token: string }) {
  const answer = useQuery(ticketLinkQuery(token));
  const { data, error, isFetching, refetch } = answer;
  const kept = useOfflineTicket(token, answer);
  const [openedAt] = useState(() => Date.now());
  const now = Math.max(openedAt, answer.dataUpdatedAt);
  const isMember = useSession(({ status }) => status === 'authenticated');

  if (kept) {
    return (
      <Stack gap={6}>
        <OfflineNotice onRetry={refetch} retrying={isFetching}>
          This is your ticket as saved on this device on {momentText(kept.at, defaultTimeZone)}. Its
          code works at the door.
        </OfflineNotice>
        <Ticket link={kept.value} token={token} now={now} isOfflineCopy />
      </Stack>
    );
  }
  const failure = error && ApiError.from(error);
  // A poll that fails for another reason, such as a 429 at the door, doesn't take the ticket away.
  if (failure && (!data || hasNoTicket(failure))) {
    const { title, text } = linkFailure(failure);
    const isFinal = failure.status === 404 || failure.status === 410;
    return (
      <ErrorState
        title={title}
        headingLevel={1}
        {...(!isFinal && { onRetry: () => void refetch(), retrying: isFetching })}
        actions={
          isMember ? (
            <ButtonLink to={MY_TICKETS_PATH} variant="secondary">
              My Tickets
            </ButtonLink>
          ) : (
            <ButtonLink to="/events" variant="secondary">
              Browse Events
            </ButtonLink>
          )
        }
      >
        {text}
      </ErrorState>
    );
  }
  if (!data) return <LoadingBlock label="Loading ticket…" />;
  return data.offer ? (
    <Offer link={data as OfferedTicket} token={token} />
  ) : (
    <Ticket link={data as LinkedTicket} token={token} now={now} />
  );
}
