import { useCallback } from 'react';
import { CircleCheck } from '@nzuko/shared-ui/icons';
import { useSession } from '@nzuko/shared-auth';
import { Button, ButtonLink, EventStatusBadge, TicketCard, useNavigate } from '@nzuko/shared-ui';
import { placeText, priceText, timeFacts, UnlistedNotice } from '@nzuko/shared-ui/parts';

import { SUCCESS_COUNTDOWN_S } from '../../constants';
import { sellsTickets } from '../../ticket/ticketSale';
import type { CreatedEvent } from './createdEvent';
import { Actions, Countdown, Fact, Facts, Head, Price, Root, Summary } from './EventSuccess.styles';
import { PayoutNotice } from './PayoutNotice';
import { ShareLinks } from './ShareLinks';
import { useCountdown } from './useCountdown';

/** Summary of the created event, its links, and the countdown to the dashboard. */
export function EventSuccess({ event, action }: CreatedEvent) {
  const navigate = useNavigate();
  const goToDashboard = useCallback(
    () => void navigate('/dashboard', { replace: true }),
    [navigate],
  );
  const { left, isRunning, toggle } = useCountdown(SUCCESS_COUNTDOWN_S, goToDashboard);
  const isOwn = useSession(({ user }) => user?.id === event.organizer_details.id);
  const isPublished = action === 'published';
  return (
    <Root width="text">
      <Head>
        <CircleCheck size={56} strokeWidth={1.5} />
        <h1>{isPublished ? 'Your event is live' : 'Your draft is saved'}</h1>
        <p>
          {isPublished
            ? reachText(event)
            : 'Only you and your team can see it. Publish it when it’s ready.'}
        </p>
      </Head>
      {isPublished && event.is_unlisted && isOwn ? <UnlistedNotice /> : null}
      <TicketCard
        as="article"
        tone={isPublished ? 'green' : 'marigold'}
        stub={<Price>{priceText(event)}</Price>}
      >
        <Summary>
          <EventStatusBadge status={event.status} />
          <h2>{event.title}</h2>
          <Facts>
            {timesOf(event).map(({ name, text }) => (
              <Fact key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </Fact>
            ))}
            <Fact>
              <dt>Location</dt>
              <dd>{placeText(event)}</dd>
            </Fact>
            <Fact>
              <dt>Category</dt>
              <dd>{event.category}</dd>
            </Fact>
            <Fact>
              <dt>Max attendees</dt>
              <dd>
                {event.undecided?.includes('max_attendees')
                  ? 'Not set yet'
                  : event.max_attendees.toLocaleString('en-NG')}
              </dd>
            </Fact>
          </Facts>
        </Summary>
      </TicketCard>
      {isPublished && sellsTickets(event) ? (
        <PayoutNotice teamId={event.organizer_details.id} />
      ) : null}
      {isPublished ? <ShareLinks event={event} /> : null}
      <Actions>
        <ButtonLink to="/dashboard">Dashboard</ButtonLink>
        {isPublished ? (
          <ButtonLink to={`/events/${event.id}`} variant="secondary">
            View Event
          </ButtonLink>
        ) : null}
        <ButtonLink to={`/events/${event.id}/edit`} variant="secondary">
          Edit Event
        </ButtonLink>
        <ButtonLink to="/events/create" variant="secondary">
          Create Another
        </ButtonLink>
      </Actions>
      <Countdown>
        <p role="timer">
          {isRunning
            ? `Going to the dashboard in ${left} ${left === 1 ? 'second' : 'seconds'}.`
            : 'Staying on this page.'}
        </p>
        <Button variant="ghost" size="sm" onClick={toggle}>
          {isRunning ? 'Stop Countdown' : 'Restart Countdown'}
        </Button>
      </Countdown>
    </Root>
  );
}

/** A draft needn't have a date, which is said once. */
const timesOf = (event: CreatedEvent['event']) =>
  timeFacts(event).filter(({ name }) => name !== 'Ends' || event.end_date !== null);

const reachText = ({ is_unlisted: isUnlisted }: CreatedEvent['event']) =>
  isUnlisted
    ? 'For now, only people with the link can find it and book tickets.'
    : 'People can find it and book tickets from now on.';
