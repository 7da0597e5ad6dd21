import type { ReactNode } from 'react';
import type { ApiSchemas } from '@nzuko/contract';
import { Link } from '@nzuko/shared-ui';

import { placeText, whenText } from './eventTimes';
import { End, Lead, Line, Root, Row, Title, Words, type Variant } from './EventRow.styles';

interface EventRowProps {
  event: Pick<
    ApiSchemas['Event'],
    'id' | 'title' | 'start_date' | 'end_date' | 'timezone' | 'location' | 'city'
  >;
  /** A box that begins with a picture or a calendar leaf, or a line of text that begins with the time. */
  variant: Variant;
  lead: ReactNode;
  /** At its end: the price, or what one has of it. */
  children: ReactNode;
}

/** An event in a list of rows. The whole row is a link. */
export function EventRow({ event, variant, lead, children }: EventRowProps) {
  return (
    <Root>
      <Row $variant={variant}>
        <Lead $variant={variant}>{lead}</Lead>
        <Words $variant={variant}>
          <Title $variant={variant}>
            <Link to={`/events/${event.id}`}>{event.title}</Link>
          </Title>
          {variant === 'line' ? (
            <Line $variant={variant}>{event.city || event.location}</Line>
          ) : (
            <>
              <Line $variant={variant}>{whenText(event)}</Line>
              <Line $variant={variant}>{placeText(event)}</Line>
            </>
          )}
        </Words>
        <End $variant={variant}>{children}</End>
      </Row>
    </Root>
  );
}
