import type { ReactNode } from 'react';
import { ArrowLeft, CalendarDays, MapPin, UserRound } from '@nzuko/shared-ui/icons';
import { Badge, EventStatusBadge, Link, Stack } from '@nzuko/shared-ui';
import { acrossPhone, EventBanner, placeText, whenText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../api/eventsApi';
import { availabilityLabels, type Availability } from '../../event/eventAvailability';
import { EventActions } from './EventActions';
import { Band, Column, Fact, Facts, Inner, PictureFrame, Title, Words } from './EventHero.styles';
import { organizerName } from '../../event/organizer';
import { VisitorTime } from './VisitorTime';

/** Matches the width of the frame's column. */
const PICTURE_SIZES = acrossPhone('(min-width: 1024px) 480px, (min-width: 640px) 100vw');

/** True if the status badge doesn't already say it. */
const needsBadge = (
  availability: Availability,
): availability is Exclude<Availability, 'open' | 'cancelled' | 'draft'> =>
  !['open', 'cancelled', 'draft'].includes(availability);

const longestWord = (text: string) => Math.max(...text.split(/\s+/).map(({ length }) => length));

interface EventHeroProps {
  event: Event;
  availability: Availability;
  /** The offer to book, below the facts. */
  children: ReactNode;
}

/** The event page's header: picture, status, title, dates, location and organizer. */
export function EventHero({ event, availability, children }: EventHeroProps) {
  return (
    <Band>
      <Inner>
        <PictureFrame>
          <EventBanner event={event} sizes={PICTURE_SIZES} eager />
        </PictureFrame>
        <Column>
          <Words>
            <Link to="/events">
              <ArrowLeft size={16} />
              All events
            </Link>
            <Stack direction="row" gap={2} wrap>
              <EventStatusBadge status={event.status} />
              <Badge tone="accent">{event.category}</Badge>
              {needsBadge(availability) ? <Badge>{availabilityLabels[availability]}</Badge> : null}
            </Stack>
            <Title $letters={longestWord(event.title)}>{event.title}</Title>
            <Facts>
              <Fact>
                <CalendarDays size={20} />
                {whenText(event)}
              </Fact>
              <VisitorTime event={event} />
              <Fact>
                <MapPin size={20} />
                {placeText(event)}
              </Fact>
              <Fact>
                <UserRound size={20} />
                By {organizerName(event.organizer_details)}
              </Fact>
            </Facts>
          </Words>
          {children}
          <EventActions event={event} isPast={availability === 'past'} />
        </Column>
      </Inner>
    </Band>
  );
}
