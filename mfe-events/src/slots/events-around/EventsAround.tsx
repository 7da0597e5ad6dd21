import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SlotProps } from '@nzuko/contract';
import { Link, styled, theme } from '@nzuko/shared-ui';
import { DateLeaf, EventRow, priceText, Section, SectionLine } from '@nzuko/shared-ui/parts';

import { eventsQuery } from '../../api/eventsApi';
import { noFilters, writeFilters } from '../../screens/catalogue/catalogueFilters';
import { daysAround, daysText } from './daysAround';

const SHOWN = 3;

/** Published events on the days around another one. Nothing if there are none, or they can't be loaded: nobody came for them. */
export function EventsAround({ event }: SlotProps['dashboard.overview']) {
  const titleId = useId();
  const [now] = useState(() => Date.now());
  const days = daysAround(event, now);
  const { from, to } = days;
  // Those of the catalogue, which the link leads to: there, they are known already.
  const filters = { ...noFilters, from, to };
  const { data } = useQuery(eventsQuery(filters));

  const others = (data?.results ?? []).filter(
    ({ id, end_date }) => id !== event.id && end_date !== null && Date.parse(end_date) > now,
  );
  if (others.length === 0) return null;
  const span = days.isWeekend ? 'weekend' : 'week';
  return (
    <Section aria-labelledby={titleId}>
      <Line>
        <div>
          <h2 id={titleId}>Who else is on that {span}</h2>
          <p>
            Around {event.title}, {daysText(days)}
          </p>
        </div>
        {others.length > SHOWN && (
          <Link to={`/events?${writeFilters(filters)}`}>All events that {span}</Link>
        )}
      </Line>
      <List>
        {others.slice(0, SHOWN).map((other) => (
          <li key={other.id}>
            <EventRow event={other} variant="date" lead={<DateLeaf event={other} />}>
              <Price>{priceText(other, now)}</Price>
            </EventRow>
          </li>
        ))}
      </List>
    </Section>
  );
}

const Line = styled(SectionLine)`
  p {
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;

const Price = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.weight.bold};
`;
