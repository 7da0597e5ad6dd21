import { formatPrice, Link, mediaDown, styled, theme } from 'shared-ui';
import { EventBanner } from 'shared-ui/parts';

import type { Event } from '../api/eventsApi';
import { placeText, whenText } from './eventTimes';

/** An event on one line: picture, title, when and where, price. The whole line is its link. */
export function EventRow({ event }: { event: Event }) {
  return (
    <Root>
      <Picture>
        <EventBanner event={event} />
      </Picture>
      <Words>
        <Title>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <Line>{whenText(event)}</Line>
        <Line>{placeText(event)}</Line>
      </Words>
      <Price>{formatPrice(event.ticket_price)}</Price>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]};
  padding-right: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  &:hover {
    border-color: ${theme.color.primaryText};
  }

  ${mediaDown('sm')} {
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: start;
    row-gap: ${theme.space[2]};
  }
`;

const Picture = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.md};
  overflow: hidden;
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled.h3`
  font-size: ${theme.fontSize.lg};
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.text};
    text-decoration: none;
  }

  /* The link's area is the whole line. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;

const Price = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.weight.bold};

  ${mediaDown('sm')} {
    grid-column: 2;
  }
`;
