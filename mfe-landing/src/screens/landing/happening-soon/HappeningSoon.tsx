import { useRef } from 'react';
import { ButtonLink, styled } from '@nzuko/shared-ui';

import { Column } from '../motifs/Section';
import { SectionHead } from '../motifs/SectionHead';
import { useWasBelowViewport } from './useWasBelowViewport';
import { useUpcomingEvents } from './useUpcomingEvents';

const titleId = 'happening-soon-title';

/**
 * The next four real events.
 *
 * They load late or not at all, so no space is reserved. The section comes after the last anchor, so that it can't
 * shift an anchor's target, and only appears while below the viewport, so that nothing visible moves.
 */
export function HappeningSoon() {
  const slot = useRef<HTMLDivElement>(null);
  const upcoming = useUpcomingEvents();
  const canGrow = useWasBelowViewport(slot);
  return (
    <div ref={slot}>
      {canGrow && upcoming && upcoming.events.length > 0 ? (
        <section aria-labelledby={titleId}>
          <Soon>
            <SectionHead id={titleId} title="Happening soon">
              Real events, open for booking now. The next one could be yours.
            </SectionHead>
            <upcoming.EventList events={upcoming.events} />
            <ButtonLink to="/events" variant="secondary">
              See All Events
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
