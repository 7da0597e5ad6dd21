import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';

import { syncScans } from '../../../api/doorApi';
import { SCANS_PER_SYNC } from '../../../constants';
import { syncFailedMessage } from '../../../messages/doorMessages';
import { deviceId, payloadOf } from './scanLog';
import type { ScanLog } from './useScanLog';

interface Network {
  isOffline: boolean;
  /** When the API last answered anything. */
  answeredAt: number;
}

/** Sends what this device holds back as soon as the API answers; what came of it is told. */
export function useSendQueue(eventId: number, log: ScanLog, { isOffline, answeredAt }: Network) {
  const queryClient = useQueryClient();
  const [conflicts, setConflicts] = useState(0);
  const { read, update } = log;

  const sending = useMutation({
    mutationFn: async () => {
      for (;;) {
        const waiting = read().filter(({ sent }) => !sent);
        const batch = waiting.slice(0, SCANS_PER_SYNC);
        if (batch.length === 0) return;
        const verdicts = await syncScans(eventId, deviceId(), batch.map(payloadOf));
        for (const { id, undone } of batch) {
          // Taken back while it was on its way: it must go once more.
          if (read().find((scan) => scan.id === id)?.undone === undone) update(id, { sent: true });
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
    // Each answer of the API, to whatever, is a reason to try again.
    if (waiting > 0 && !isOffline && answeredAt > 0) sendAgain();
  }, [waiting, isOffline, answeredAt]);

  const error = sending.error ? ApiError.from(sending.error) : undefined;
  return {
    waiting,
    conflicts,
    send,
    isSending: sending.isPending,
    // Without network they wait in silence: the door says how many.
    failure: error && !error.isUnreachable ? syncFailedMessage(error) : undefined,
  };
}
