import { Badge, Link, styled, theme } from 'shared-ui';

import { placeText, whenText } from '../../../components/eventTimes';
import { startLeaf } from '../../../components/startLeaf';
import type { AttendedEvent } from './attendedEvents';

/** An event of the user's diary: its day, what and where, and how many tickets. The whole line is its link. */
export function AttendedEventRow({ event, tickets }: AttendedEvent) {
  const leaf = startLeaf(event);
  return (
    <Root>
      <Leaf aria-hidden>
        {leaf.month}
        <strong>{leaf.day}</strong>
      </Leaf>
      <div>
        <Title>
          <Link to={`/events/${event.id}`}>{event.title}</Link>
        </Title>
        <Line>{whenText(event)}</Line>
        <Line>{placeText(event)}</Line>
      </div>
      {event.status === 'CANCELLED' ? (
        <Badge tone="error">Cancelled</Badge>
      ) : (
        <Badge tone="primary">{tickets === 1 ? '1 ticket' : `${tickets} tickets`}</Badge>
      )}
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  &:hover {
    border-color: ${theme.color.primaryText};
  }
`;

const Leaf = styled.span`
  display: grid;
  justify-items: center;
  min-width: 3.25rem;
  padding: ${theme.space[2]};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.wide};
  text-transform: uppercase;

  strong {
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.xl};
    letter-spacing: ${theme.tracking.tight};
    line-height: 1;
  }
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
