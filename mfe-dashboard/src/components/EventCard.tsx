import { Badge, formatPrice, Link } from 'shared-ui';
import { EventBanner } from 'shared-ui/parts';

import type { Event } from '../api/eventsApi';
import { SaveButton } from './SaveButton';
import { Facts, Lines, Picture, Root, Title, Words } from './EventCard.styles';
import { placeText, whenText } from './eventTimes';

/** An event to discover: picture, category, title, when and where, price, and whether it is saved. The rest of the card is its link. */
export function EventCard({ event }: { event: Event }) {
  return (
    <Root>
      <Picture>
        <EventBanner event={event} />
      </Picture>
      <Words>
        <Facts>
          <Badge tone="primary">{event.category}</Badge>
          <strong>{formatPrice(event.ticket_price)}</strong>
        </Facts>
        <Title>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <Lines>
          <p>{whenText(event)}</p>
          <p>{placeText(event)}</p>
        </Lines>
        <SaveButton event={event} />
      </Words>
    </Root>
  );
}
