import { useEffect, useRef } from 'react';
import { toast } from '@nzuko/shared-ui';

import type { SentAnnouncement } from '../../../api/messagesApi';
import { sentText } from './sentText';

/** Says when the emails of an announcement that were seen on their way have gone out. */
export function useSendingEnd(sent: readonly SentAnnouncement[] | undefined): void {
  const underWay = useRef(new Set<number>());
  useEffect(() => {
    for (const announcement of sent ?? []) {
      const { id, subject, waiting, failed } = announcement;
      if (waiting > 0) underWay.current.add(id);
      else if (underWay.current.delete(id)) {
        toast({
          title: `“${subject}” was ${sentText(announcement)}.`,
          variant: failed > 0 ? 'destructive' : 'default',
        });
      }
    }
  }, [sent]);
}
