import { ticketTypeLabels } from '@nzuko/contract';
import { CalendarDays, MapPin, Ticket as TicketIcon, UserRound } from '@nzuko/shared-ui/icons';
import { Link, styled, theme } from '@nzuko/shared-ui';
import { placeText, ticketTimes } from '@nzuko/shared-ui/parts';

import type { TicketLink } from '../../api/ticketLinksApi';

interface TicketFactsProps {
  link: TicketLink;
  name: string;
  /** Level of the event title's heading. */
  headingLevel: 1 | 2;
}

/** Event, dates, location, ticket and holder. */
export function TicketFacts({ link, name, headingLevel }: TicketFactsProps) {
  const { event, ticket_type: type } = link;
  return (
    <>
      <Title as={`h${headingLevel}`}>
        <Link to={`/events/${event.id}`}>{event.title}</Link>
      </Title>
      <List>
        {ticketTimes(event).map((line) => (
          <li key={line}>
            <CalendarDays size={18} />
            {line}
          </li>
        ))}
        <li>
          <MapPin size={18} />
          {placeText(event)}
        </li>
        <li>
          <TicketIcon size={18} />
          {link.ticket_type_name ?? ticketTypeLabels[type]}
        </li>
        <li>
          <UserRound size={18} />
          {name}
        </li>
      </List>
    </>
  );
}

const Title = styled.h2`
  font-size: ${theme.fontSize['2xl']};
  line-height: ${theme.lineHeight.snug};
  overflow-wrap: break-word;

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.color.textMuted};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[3]};
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  svg {
    translate: 0 0.2rem;
    color: ${theme.color.primaryText};
  }
`;
