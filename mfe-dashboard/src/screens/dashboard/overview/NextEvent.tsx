import { ButtonLink, Link, loneLink, Stack, styled, theme, TicketCard } from '@nzuko/shared-ui';
import { placeText, whenText } from '@nzuko/shared-ui/parts';

import type { Ticket } from '../../../api/ticketsApi';
import { useDashboardUrl } from '../useDashboardUrl';
import { countdownText } from './ticketSummary';

/** The attendee's next event, with a countdown. */
export function NextEvent({ ticket, now }: { ticket: Ticket; now: number }) {
  const { hrefToTab } = useDashboardUrl();
  const { event } = ticket;
  const countdown = countdownText(Date.parse(event.start_date), now);
  return (
    <TicketCard
      as="article"
      tone="forest"
      stub={
        <Countdown>
          <span>{countdown === 'Now' ? 'Going on' : 'Starts in'}</span>
          <strong>{countdown}</strong>
        </Countdown>
      }
    >
      <Stack gap={4} align="start">
        <Title>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <Lines>
          <p>{whenText(event)}</p>
          <p>{placeText(event)}</p>
        </Lines>
        <ButtonLink to={hrefToTab('my-tickets')} variant="secondary" size="sm">
          Show My Ticket
        </ButtonLink>
      </Stack>
    </TicketCard>
  );
}

const Title = styled.h3`
  font-size: ${theme.fontSize['2xl']};
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
    ${loneLink}
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Lines = styled.div`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const Countdown = styled.p`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  padding-inline: ${theme.space[4]};
  text-align: center;

  strong {
    color: ${theme.color.accent};
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize['2xl']};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};
    line-height: 1.1;
  }
`;
