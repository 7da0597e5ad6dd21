import { ArrowLeft, CalendarDays, MapPin } from 'lucide-react';
import { Badge, EventStatusBadge, formatEventDateRange, Link } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { availabilityLabels, type Availability } from '../../components/eventAvailability';
import { placeText } from '../../components/eventTimes';
import { EventActions } from './EventActions';
import { Badges, Band, Fact, Facts, Inner, Picture, PictureFrame, Words } from './EventHero.styles';

/** As wide as the frame's column. */
const PICTURE_SIZES = '(min-width: 1024px) 480px, 100vw';

/** What the status badge does not say already. */
const isNews = (
  availability: Availability,
): availability is Exclude<Availability, 'open' | 'cancelled' | 'draft'> =>
  !['open', 'cancelled', 'draft'].includes(availability);

/** The head of an event's page: picture, state, title, when and where. */
export function EventHero({ event, availability }: { event: Event; availability: Availability }) {
  return (
    <Band>
      <Inner>
        <Words>
          <Link to="/events">
            <ArrowLeft size={16} aria-hidden />
            All events
          </Link>
          <Badges>
            <EventStatusBadge status={event.status} />
            <Badge tone="accent">{event.category}</Badge>
            {isNews(availability) ? <Badge>{availabilityLabels[availability]}</Badge> : null}
          </Badges>
          <h1>{event.title}</h1>
          <Facts>
            <Fact>
              <CalendarDays size={20} aria-hidden />
              {event.start_date && event.end_date
                ? formatEventDateRange(event.start_date, event.end_date, event.timezone)
                : 'Date to be announced'}
            </Fact>
            <Fact>
              <MapPin size={20} aria-hidden />
              {placeText(event)}
            </Fact>
          </Facts>
          <EventActions event={event} />
        </Words>
        <PictureFrame>
          <Picture event={event} sizes={PICTURE_SIZES} eager />
        </PictureFrame>
      </Inner>
    </Band>
  );
}
