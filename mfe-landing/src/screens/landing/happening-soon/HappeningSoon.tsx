import { useRef } from 'react';
import { ButtonLink, styled } from 'shared-ui';

import { Column } from '../motifs/Section';
import { SectionHead } from '../motifs/SectionHead';
import { EventRow } from './EventRow';
import { useRoomBelow } from './useRoomBelow';
import { useUpcomingEvents } from './useUpcomingEvents';

const titleId = 'happening-soon-title';

/**
 * The next four real events.
 *
 * It comes late and may not come at all, so nothing is kept free for it. It stands behind the last section that an anchor
 * leads to, so no anchor ever lands beside its section; and it grows only while it lies below the viewport, so nothing
 * that is seen moves.
 */
export function HappeningSoon() {
  const slot = useRef<HTMLDivElement>(null);
  const events = useUpcomingEvents();
  const hasRoom = useRoomBelow(slot);
  return (
    <div ref={slot}>
      {hasRoom && events.length > 0 ? (
        <section aria-labelledby={titleId}>
          <Soon>
            <SectionHead id={titleId} title="Happening soon">
              Real events, open for booking now. The next one could be yours.
            </SectionHead>
            <ol className="events">
              {events.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ol>
            <ButtonLink to="/events" variant="secondary">
              See all events
            </ButtonLink>
          </Soon>
        </section>
      ) : null}
    </div>
  );
}

const Soon = styled(Column)`
  padding-top: 0;

  > a {
    justify-self: start;
  }
`;
