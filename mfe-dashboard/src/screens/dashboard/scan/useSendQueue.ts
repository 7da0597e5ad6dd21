import { doorSyncLimits } from '@nzuko/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';

import { syncFailedMessage } from '../../../messages/doorMessages';
import type { DoorAccess } from './doorAccess';
import { deviceId, payloadOf } from './scanLog';
import type { ScanLog } from './useScanLog';

interface Network {
  isOffline: boolean;
  /** Time of the API's last response. */
  answeredAt: number;
}

/** Sends this device's queued scans as soon as the API is reachable, and reports conflicts and failures. */
export function useSendQueue(
  { eventId, sync }: DoorAccess,
  log: ScanLog,
  { isOffline, answeredAt }: Network,
) {
  const queryClient = useQueryClient();
  const [conflicts, setConflicts] = useState(0);
  const { read, update } = log;

  const sending = useMutation({
    mutationFn: async () => {
      for (;;) {
        const waiting = read().filter(({ sent }) => !sent);
        const batch = waiting.slice(0, doorSyncLimits.scans.maxItems);
        if (batch.length === 0) return;
        const verdicts = await sync(deviceId(), batch.map(payloadOf));
        for (const { id, undone } of batch) {
          // If the check-in was undone while it was being sent, it must be sent again.
          const isNewest = read().find((scan) => scan.id === id)?.undone === undone;
          update(id, { sent: isNewest, sentAt: Date.now() });
        }
        setConflicts((count) => count + verdicts.filter((each) => each.is_conflict).length);
      }
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['door', eventId] }),
        queryClient.invalidateQueries({ queryKey: ['attendees', eventId] }),
      ]),
  });

  const waiting = log.scans.filter(({ sent }) => !sent).length;
  const send = () => {
    if (!sending.isPending) sending.mutate();
  };
  const sendAgain = useEffectEvent(send);
  useEffect(() => {
    // Retry after any response of the API.
    if (waiting > 0 && !isOffline && answeredAt > 0) sendAgain();
  }, [waiting, isOffline, answeredAt]);

  const error = sending.error ? ApiError.from(sending.error) : undefined;
  return {
    waiting,
    conflicts,
    send,
    isSending: sending.isPending,
    // No error when offline: the door shows how many are waiting.
    failure: error && !error.isUnreachable ? syncFailedMessage(error) : undefined,
  };
}
