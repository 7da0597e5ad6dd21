import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { useOfflineCopy } from '@nzuko/shared-auth/queries';

import type { DoorList, SignedDoorList } from '../../../api/doorApi';
import type { DoorAccess } from './doorAccess';
import { erasePhotos } from './photos/keptPhotos';
import { isSigned } from './ticketCode';

/** The list if its signature is valid; null if it was corrupted in transit or on this device. */
async function readList({ list, signature }: SignedDoorList): Promise<DoorList | null> {
  const read = JSON.parse(list) as DoorList;
  if ((await isSigned(list, signature, [read.key])) === false) return null;
  return { ...olderList, ...read };
}

/** What lists lack that an earlier version has saved, or sends. */
const olderList: Pick<DoorList, 'rules' | 'gates' | 'gate_id'> = {
  rules: {
    early_minutes: 0,
    has_reentry: false,
    alarm_at: null,
    staff_sells: false,
    checks_photos: false,
  },
  gates: [],
  gate_id: null,
};

/** A place in the team, or a link, that doesn't open this door any more. */
const REFUSALS = new Set([403, 409, 410]);

/** An event's ticket list: from the API or, while it is unreachable, the one saved on this device. */
export function useDoorList({ eventId, listKey, listQuery }: DoorAccess) {
  const answer = useQuery(listQuery);
  // Whoever is no longer at this door keeps none of its guests.
  const isRefused = answer.error !== null && REFUSALS.has(ApiError.from(answer.error).status);
  const kept = useOfflineCopy(listKey, answer, isRefused);
  useEffect(() => {
    if (isRefused) void erasePhotos(listKey);
  }, [isRefused, listKey]);
  const signed = answer.data ?? kept?.value;
  const { data: list } = useQuery({
    queryKey: ['door', eventId, 'read', signed?.signature],
    queryFn: async () => (signed ? readList(signed) : null),
    enabled: signed !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: (previous) => previous,
  });
  return {
    list: list ?? undefined,
    isRefused,
    isUnreachable:
      answer.failureReason !== null && ApiError.from(answer.failureReason).isUnreachable,
    /** Time of the API's last response, in milliseconds since 1970. */
    answeredAt: answer.dataUpdatedAt,
    error: list === null ? new Error('The list is damaged') : signed ? null : answer.error,
    isFetching: answer.isFetching,
    refetch: answer.refetch,
  };
}
