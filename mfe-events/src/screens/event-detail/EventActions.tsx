import { Bookmark, BookmarkCheck, CalendarPlus, Pencil, Share2 } from 'lucide-react';
import { API_BASE_PATH, useSession } from 'shared-auth';
import { Button, ButtonLink, Menu, Stack, toast } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { useSavedEvent } from './savedEvents';
import { shareTargets } from '../../components/shareTargets';

/** Save Event, Share Event, Add to calendar; for its organizer, Edit Event. */
export function EventActions({ event }: { event: Event }) {
  const { isSaved, toggle } = useSavedEvent(event.id);
  const userId = useSession((session) => session.user?.id);
  const isTheirs = userId === event.organizer_details.id;
  return (
    <Stack direction="row" gap={3} wrap>
      {isTheirs && event.status !== 'CANCELLED' ? (
        <ButtonLink to={`/events/${event.id}/edit`} startIcon={<Pencil size={18} aria-hidden />}>
          Edit Event
        </ButtonLink>
      ) : null}
      <Button
        variant="secondary"
        aria-pressed={isSaved}
        startIcon={isSaved ? <BookmarkCheck size={18} /> : <Bookmark size={18} />}
        onClick={toggle}
      >
        {isSaved ? 'Saved' : 'Save Event'}
      </Button>
      <ShareEvent event={event} />
      {event.status === 'PUBLISHED' ? (
        <ButtonLink
          variant="secondary"
          to={`${API_BASE_PATH}/events/${event.id}/calendar.ics`}
          reloadDocument
          download
          startIcon={<CalendarPlus size={18} aria-hidden />}
        >
          Add to calendar
        </ButtonLink>
      ) : null}
    </Stack>
  );
}

function ShareEvent({ event }: { event: Event }) {
  const button = (
    <Button variant="secondary" startIcon={<Share2 size={18} />}>
      Share Event
    </Button>
  );
  // On the server there is neither: nobody presses anything there.
  const url = `${globalThis.location?.origin ?? ''}/events/${event.id}`;
  const canShare = typeof globalThis.navigator?.share === 'function';

  if (canShare) {
    const handleShare = () => {
      // The user closing the sheet rejects too; there is nothing to say then.
      navigator.share({ title: event.title, url }).catch(() => undefined);
    };
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
  return (
    <Menu
      trigger={button}
      align="start"
      entries={[
        { label: 'Copy link', onSelect: () => void handleCopy() },
        'separator',
        ...shareTargets(event.title, url).map(({ label, href }) => ({
          label,
          onSelect: () => void window.open(href, '_blank', 'noopener,noreferrer'),
        })),
      ]}
    />
  );
}
