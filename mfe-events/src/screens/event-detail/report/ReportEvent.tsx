import { useState } from 'react';
import { Flag } from '@nzuko/shared-ui/icons';
import { useSession } from '@nzuko/shared-auth';
import { Button, styled, theme } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { preloadDialog, useLater } from '../useLater';

const fetchDialog = () => import('./ReportDialog');

const preload = () => preloadDialog(fetchDialog);

/** The button that opens the form, whose code loads with it. Whoever runs an event can't report it. */
export function ReportEvent({ event }: { event: Event }) {
  const isOwn = useSession(({ user }) => user?.id === event.organizer_details.id);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = useLater({ isWanted: isOpen, fetch: fetchDialog, onFail: close });

  if (isOwn || event.status === 'DRAFT') return null;
  return (
    <div>
      <Quiet
        variant="ghost"
        size="sm"
        startIcon={<Flag size={16} />}
        loading={isOpen && !part}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Report This Event
      </Quiet>
      {part ? <part.ReportDialog event={event} open={isOpen} onClose={close} /> : null}
    </div>
  );
}

// In line with the texts above, but for its padding.
const Quiet = styled(Button)`
  margin-inline-start: calc(-1 * ${theme.space[4]});
  color: ${theme.color.textMuted};
`;
