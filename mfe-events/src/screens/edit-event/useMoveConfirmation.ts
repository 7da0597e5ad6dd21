import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import { soldTicketsQuery } from '../../api/eventFiguresApi';
import type { Event } from '../../api/eventsApi';
import type { EventValues } from '../../event-form/eventSchema';
import { holdersMailOf, type HoldersMail } from './holdersMail';

/** Asks for confirmation before ticket holders are mailed about a change of a published event. */
export function useMoveConfirmation(event: Event, saved: EventValues) {
  const queryClient = useQueryClient();
  const { ask, dialogProps } = useConfirmation();
  const [mail, setMail] = useState<HoldersMail>();

  const confirm = async (values: EventValues): Promise<boolean> => {
    const next = event.status === 'PUBLISHED' ? holdersMailOf(values, saved) : undefined;
    if (!next) return true;
    // If it can't be known, there may be some.
    const sold = await queryClient.fetchQuery(soldTicketsQuery(event.id)).catch(() => undefined);
    if (sold === 0) return true;
    setMail(next);
    return ask();
  };
  return { confirm, dialogProps: { ...dialogProps, mail } };
}
