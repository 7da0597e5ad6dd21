import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { cancelEvent } from '@nzuko/shared-auth/queries';
import { toast } from '@nzuko/shared-ui';
import { CancelEventDialog } from '@nzuko/shared-ui/parts';

import { doorSalesQuery } from '../../../api/doorSalesApi';
import { statisticsQuery, type Event } from '../../../api/eventsApi';
import { eventMoneyQuery } from '../../../api/moneyApi';
import { cancelEventFailedMessage } from '../../../messages/eventMessages';
import { useMay } from '../../../team/acting';

interface CancelEventProps {
  event: Event;
  open: boolean;
  onClose: () => void;
}

/** Dialog for cancelling an event; confirms with a toast. */
export function CancelEvent({ event, open, onClose }: CancelEventProps) {
  const queryClient = useQueryClient();
  const seesMoney = useMay('money');
  const mayRunDoor = useMay('gates');
  // Today's prices don't say what was paid: a type that has sold may be free by now.
  const { data: refundable } = useQuery({
    ...eventMoneyQuery(event.id),
    enabled: open && seesMoney,
    select: ({ money }) => money.refundable,
  });
  const { data: takenAtDoor } = useQuery({
    ...doorSalesQuery(event.id),
    enabled: open && mayRunDoor,
    refetchInterval: false,
    select: ({ totals }) => totals.reduce((sum, { taken }) => sum + Number(taken), 0),
  });
  const { data: statistics } = useQuery({ ...statisticsQuery(event.id), enabled: open });
  const cancellation = useMutation({
    mutationFn: (message: string) => cancelEvent(event.id, message),
    onSuccess: () => {
      toast({ title: 'Event cancelled', description: event.title });
      onClose();
      return queryClient.invalidateQueries();
    },
    // It may have been cancelled all the same.
    onError: () => void queryClient.invalidateQueries(),
  });
  const handleClose = () => {
    cancellation.reset();
    onClose();
  };
  const { error } = cancellation;
  return (
    <CancelEventDialog
      title={event.title}
      soldTickets={statistics?.sold_tickets}
      refundable={refundable}
      takenAtDoor={takenAtDoor}
      open={open}
      isPending={cancellation.isPending}
      failure={error ? cancelEventFailedMessage(ApiError.from(error)) : undefined}
      onConfirm={cancellation.mutate}
      onClose={handleClose}
    />
  );
}
