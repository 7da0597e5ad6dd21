import type { ReactNode } from 'react';
import type { ApiSchemas } from '@nzuko/contract';
import { Badge, Link } from '@nzuko/shared-ui';

import { CalendarDays, MapPin } from './icons/icons';
import {
  Facts,
  Leaf,
  Line,
  Lines,
  Picture,
  Price,
  Root,
  Sheet,
  Stub,
  Title,
  Words,
  type Variant,
} from './EventCard.styles';
import { EventBanner } from './EventBanner';
import { placeText, whenText } from './eventTimes';

interface EventCardProps {
  event: ApiSchemas['Event'];
  /** The price of a ticket, formatted. */
  price: string;
  /** A bordered card, or one in the shape of a ticket, with the price and `children` on its stub. */
  variant?: Variant;
  /** The event's category by default. */
  badge?: ReactNode;
  /** False if links inside the card lead to the event, instead of the whole card. */
  linked?: boolean;
  /** True for a card above the fold. */
  eager?: boolean;
  children?: ReactNode;
}

/** An event in a grid of cards: picture, title, dates, location and price. */
export function EventCard({
  event,
  price,
  variant = 'plain',
  badge = <Badge tone="primary">{event.category}</Badge>,
  linked = true,
  eager,
  children,
}: EventCardProps) {
  const isTicket = variant === 'ticket';
  return (
    <Root $variant={variant} $linked={linked}>
      <Sheet $variant={variant}>
        <Picture $variant={variant}>
          <EventBanner event={event} eager={eager} />
        </Picture>
        {isTicket ? <Leaf event={event} /> : null}
        <Words $variant={variant}>
          {isTicket ? (
            badge
          ) : (
            <Facts>
              {badge}
              <strong>{price}</strong>
            </Facts>
          )}
          <Title $variant={variant}>
            {linked ? <Link to={`/events/${event.id}`}>{event.title}</Link> : event.title}
          </Title>
          <Lines $variant={variant}>
            <Line $variant={variant}>
              {isTicket ? <CalendarDays size={16} /> : null}
              {whenText(event)}
            </Line>
            <Line $variant={variant}>
              {isTicket ? <MapPin size={16} /> : null}
              {placeText(event)}
            </Line>
          </Lines>
          {isTicket ? null : children}
        </Words>
      </Sheet>
      {isTicket ? (
        <Stub>
          <Price>{price}</Price>
          {children}
        </Stub>
      ) : null}
    </Root>
  );
}
