import {
  formatEventDate,
  formatEventTime,
  formatPrice,
  Link,
  mediaUp,
  styled,
  theme,
} from 'shared-ui';

import type { UpcomingEvent } from './listUpcomingEvents';

/** An event as a line of a bill: when, what, where, how much. */
export function EventRow({ event }: { event: UpcomingEvent }) {
  const { id, title, start_date, timezone, city, location, ticket_price } = event;
  return (
    <Row>
      <When dateTime={start_date}>
        {formatEventDate(start_date, timezone)}
        <br />
        {formatEventTime(start_date, timezone)}
      </When>
      <h3>
        <Link to={`/events/${id}`}>{title}</Link>
      </h3>
      <Where>{city || location}</Where>
      <Price>{formatPrice(ticket_price)}</Price>
    </Row>
  );
}

// The link's own area covers the row, so the whole line can be pressed and the title alone is read.
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding-block: ${theme.space[5]};
  border-top: 2px dashed ${theme.color.border};

  &:last-child {
    border-bottom: 2px dashed ${theme.color.border};
  }

  h3 {
    grid-column: 1 / -1;
    font-size: ${theme.fontSize['2xl']};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.sm};
  }

  &:hover a {
    color: ${theme.color.primaryText};
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  ${mediaUp('md')} {
    grid-template-columns: 10rem 1fr auto;

    h3 {
      grid-column: auto;
    }
  }

  ${mediaUp('lg')} {
    grid-template-columns: 11rem 1fr 9rem 7rem;
  }
`;

const When = styled.time`
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.sm};
`;

const Where = styled.p`
  ${mediaUp('md')} {
    grid-area: 2 / 2;
  }

  ${mediaUp('lg')} {
    grid-area: auto;
  }

  color: ${theme.color.textMuted};
`;

const Price = styled.p`
  font-family: ${theme.font.mono};
  font-weight: ${theme.weight.semibold};
  text-align: right;
`;
