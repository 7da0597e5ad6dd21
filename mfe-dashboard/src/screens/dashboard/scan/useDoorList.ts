import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { useOfflineCopy } from '@nzuko/shared-auth/queries';

import { pagesOf, readDoorList } from '../../../api/doorListApi';
import type { DoorAccess } from './doorAccess';
import { erasePhotos } from './photos/photosOnDevice';

/** A place in the team, or a link, that no longer opens this door. */
const REFUSALS = new Set([403, 409, 410]);

/** An event's ticket list: from the API or, while it is unreachable, the one saved on this device. */
export function useDoorList({ eventId, listKey, listQuery }: DoorAccess) {
  const answer = useQuery(listQuery);
  const { data, dataUpdatedAt, failureReason } = answer;
  // Whoever is no longer at this door keeps none of its guests.
  const error = answer.error && ApiError.from(answer.error);
  const refusal = error && REFUSALS.has(error.status) ? error : null;
  const isRefused = refusal !== null;
  const kept = useOfflineCopy(
    listKey,
    { data: data?.signed, dataUpdatedAt, failureReason },
    isRefused,
  );
  useEffect(() => {
    if (isRefused) void erasePhotos(listKey);
  }, [isRefused, listKey]);
  const { data: read, error: readError } = useQuery({
    queryKey: ['door', eventId, 'kept', kept?.at],
    queryFn: async () => (kept ? readDoorList(kept.value) : null),
    enabled: kept !== undefined && data === undefined,
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const held = isRefused ? undefined : (data ?? read);
  const list = held?.list;
  return {
    list,
    /** The list's tickets in parts, of which those that haven't changed stay the same. */
    pages: useMemo(() => (held ? pagesOf(held) : []), [held]),
    /** Why there is none; null if this door is theirs. */
    refusal,
    isUnreachable: failureReason !== null && ApiError.from(failureReason).isUnreachable,
    /** Time of the API's last response, in milliseconds since 1970. */
    answeredAt: dataUpdatedAt,
    error: list ? null : (readError ?? answer.error),
    /** When this device asked for the list; undefined for one that it has kept. */
    askedAt: data?.askedAt,
    refetch: answer.refetch,
  };
}
