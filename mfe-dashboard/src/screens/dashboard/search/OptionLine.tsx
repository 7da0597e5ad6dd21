import { EventStatusBadge } from '@nzuko/shared-ui';
import { EventBanner, MailAddress, placeText, priceText, whenText } from '@nzuko/shared-ui/parts';

import { SoldTicketBadges } from '../ticket-sales/SoldTicketBadges';
import type { SearchOption } from './searchOptions';
import { End, Picture, Title, Words } from './SearchResults.styles';

/** One search result. */
export function OptionLine({ option }: { option: SearchOption }) {
  if ('event' in option) {
    const { event } = option;
    return (
      <>
        <Picture>
          <EventBanner event={event} sizes="64px" pressable={false} />
        </Picture>
        <Words>
          <Title>{event.title}</Title>
          <span>{whenText(event)}</span>
          <span>{placeText(event)}</span>
        </Words>
        <End>
          <strong>{priceText(event)}</strong>
          <EventStatusBadge status={event.status} />
        </End>
      </>
    );
  }
  if ('attendee' in option) {
    const { name, email, ticket_number, event } = option.attendee;
    return (
      <>
        <Words>
          <Title>{name}</Title>
          <span>
            {email ? (
              <>
                <MailAddress>{email}</MailAddress> ·{' '}
              </>
            ) : null}
            {ticket_number}
          </span>
          <span>{event.title}</span>
        </Words>
        <span />
        <SoldTicketBadges ticket={option.attendee} />
      </>
    );
  }
  return <Title>{option.rest === 1 ? '1 more result' : `${option.rest} more results`}</Title>;
}
