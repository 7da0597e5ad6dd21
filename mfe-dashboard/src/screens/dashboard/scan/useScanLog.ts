import { useCallback, useMemo, useRef, useState } from 'react';

import { afterPaint } from './afterPaint';
import type { DoorAccess } from './doorAccess';
import { pruneSent, scanLogOf, withUnsent, type LoggedScan } from './scanLog';

/** This device's scans, persisted on every change. */
export function useScanLog({ owner, eventId }: Pick<DoorAccess, 'owner' | 'eventId'>) {
  const storage = useMemo(() => scanLogOf(owner, eventId), [owner, eventId]);
  const [scans, setScans] = useState<readonly LoggedScan[]>(() => storage.read());
  // Background sends must read the latest scans, not those of their render.
  const newest = useRef(scans);

  const change = useCallback(
    (how: (scans: readonly LoggedScan[]) => readonly LoggedScan[], show = showNow) => {
      const next = how(newest.current);
      if (next === newest.current) return;
      newest.current = withUnsent(next, storage.read());
      storage.write(newest.current);
      show(() => setScans(newest.current));
    },
    [storage],
  );
  /** Adds or updates a scan. It is kept at once; what counts scans is rendered after the scan's answer. */
  const put = useCallback(
    (scan: LoggedScan) =>
      change((all) => [...all.filter(({ id }) => id !== scan.id), scan], afterPaint),
    [change],
  );
  const update = useCallback(
    (id: string, fields: Partial<LoggedScan>) =>
      change((all) => all.map((scan) => (scan.id === id ? { ...scan, ...fields } : scan))),
    [change],
  );
  /** Drops scans that a newer list includes. */
  const prune = useCallback(
    (askedAt: number) => change((all) => pruneSent(all, askedAt)),
    [change],
  );
  const read = useCallback(() => newest.current, []);
  return { scans, read, put, update, prune };
}

const showNow = (show: () => void) => show();

export type ScanLog = ReturnType<typeof useScanLog>;
