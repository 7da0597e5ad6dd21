import { Bookmark, BookmarkCheck, Pencil, Share2 } from '@nzuko/shared-ui/icons';
import { useSession } from '@nzuko/shared-auth';
import { Button, ButtonLink, Menu, Stack, toast } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import { CalendarLink } from '../../components/CalendarLink';
import { useSavedEvent } from './savedEvents';
import { downloadPicture, sharePictures } from '../../event/sharePictures';
import { shareTargets } from '../../event/shareTargets';

interface EventActionsProps {
  event: Event;
  isPast: boolean;
}

/** Save Event, Share Event, Add to Calendar and, for the organizer, Edit Event. */
export function EventActions({ event, isPast }: EventActionsProps) {
  const { isSaved, toggle } = useSavedEvent(event);
  const userId = useSession((session) => session.user?.id);
  const isOrganizer = userId === event.organizer_details.id;
  return (
    <Stack direction="row" gap={3} wrap>
      {isOrganizer && event.status !== 'CANCELLED' ? (
        <ButtonLink to={`/events/${event.id}/edit`} startIcon={<Pencil size={18} />}>
          Edit Event
        </ButtonLink>
      ) : null}
      {/* The page of a draft opens for nobody else. */}
      {event.status === 'DRAFT' ? null : (
        <>
          <Button
            variant="secondary"
            aria-pressed={isSaved}
            startIcon={isSaved ? <BookmarkCheck size={18} /> : <Bookmark size={18} />}
            onClick={toggle}
          >
            {isSaved ? 'Saved' : 'Save Event'}
          </Button>
          <ShareEvent event={event} isOrganizer={isOrganizer} />
        </>
      )}
      {event.status === 'PUBLISHED' && !isPast ? <CalendarLink eventId={event.id} /> : null}
    </Stack>
  );
}

interface ShareEventProps {
  event: Event;
  /** True for those who advertise the event, and may want its pictures. */
  isOrganizer: boolean;
}

function ShareEvent({ event, isOrganizer }: ShareEventProps) {
  // The page server has no location, but nobody presses anything there.
  const url = `${typeof location === 'undefined' ? '' : location.origin}/events/${event.id}`;
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

  const handleShare = () => {
    // Closing the share sheet rejects too; nothing to report then.
    navigator.share({ title: event.title, url }).catch(() => undefined);
  };
  if (canShare && !isOrganizer) {
    return (
      <Button variant="secondary" startIcon={<Share2 size={18} />} onClick={handleShare}>
        Share Event
      </Button>
    );
  }

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: url });
    } catch {
      toast({ title: 'Copy this link', description: url, durationMs: Infinity });
    }
  };
  const networks = shareTargets(event.title, url).map(({ label, href }) => ({
    label,
    onSelect: () => void window.open(href, '_blank', 'noopener,noreferrer'),
  }));
  const pictures = sharePictures.map(({ format, label }) => ({
    label,
    onSelect: () => void downloadPicture(event.id, format),
  }));
  return (
    <Menu
      trigger={
        <Button variant="secondary" startIcon={<Share2 size={18} />}>
          Share Event
        </Button>
      }
      align="start"
      entries={[
        { label: 'Copy Link', onSelect: () => void handleCopy() },
        ...(canShare ? [{ label: 'Share Link…', onSelect: handleShare }] : []),
        'separator',
        ...(canShare ? [] : [...networks, 'separator' as const]),
        ...pictures,
      ]}
    />
  );
}
