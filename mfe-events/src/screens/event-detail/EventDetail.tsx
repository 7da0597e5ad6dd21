import { useState } from 'react';
import { useSession } from '@nzuko/shared-auth';
import { Stack } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import { availabilityOf } from '../../event/eventAvailability';
import { BookingPanel } from './BookingPanel';
import { About, Aside, Columns, Description, Main } from './EventDetail.styles';
import { EventFacts } from './EventFacts';
import { EventHero } from './EventHero';
import { OrganizerCard } from './OrganizerCard';
import { ReportEvent } from './report/ReportEvent';
import { QuickOffer, QuickOfferRoom } from './QuickOffer';
import { useBookingDialog } from './useBookingDialog';
import { useBookingStart } from './useBookingStart';
import { useLater } from './useLater';
import { useOwnTickets } from './useOwnTickets';

const fetchUnlistedNotice = () => import('./unlistedNotice');

interface EventDetailProps {
  event: Event;
  /** When the event was last loaded, in milliseconds since 1970; 0 if it hasn't been since the page opened. */
  loadedAt: number;
}

/** The event page, once the event has loaded. */
export function EventDetail({ event, loadedAt }: EventDetailProps) {
  const [openedAt] = useState(() => Date.now());
  const now = Math.max(openedAt, loadedAt);
  const availability = availabilityOf(event, now);
  const start = useBookingStart(event);
  const dialog = useBookingDialog(start);
  const own = useOwnTickets();
  const isOffered = availability === 'open' && !start.result;
  const isOwn = useSession(({ user }) => user?.id === event.organizer_details.id);
  const unlisted = useLater({
    isWanted: isOwn && event.is_unlisted === true,
    fetch: fetchUnlistedNotice,
  });

  return (
    <>
      <EventHero event={event} availability={availability}>
        {isOffered ? <QuickOffer event={event} dialog={dialog} own={own} now={now} /> : null}
      </EventHero>
      <Columns>
        <Aside>
          <BookingPanel
            event={event}
            start={start}
            dialog={dialog}
            own={own}
            availability={availability}
            now={now}
          />
        </Aside>
        <Main>
          {unlisted ? <unlisted.UnlistedNotice /> : null}
          <About aria-labelledby="about-event">
            <h2 id="about-event">About this event</h2>
            <Description>{event.description}</Description>
          </About>
          <EventFacts event={event} availability={availability} now={now} />
          <Stack gap={4}>
            <OrganizerCard organizer={event.organizer_details} />
            <ReportEvent event={event} />
          </Stack>
        </Main>
      </Columns>
      {isOffered ? <QuickOfferRoom /> : null}
    </>
  );
}
