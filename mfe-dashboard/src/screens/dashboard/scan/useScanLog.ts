import { useCallback, useMemo, useRef, useState } from 'react';

import { afterList, scanLogOf, type LoggedScan } from './scanLog';

/** The scans of this device, kept as they change. */
export function useScanLog(userId: number, eventId: number) {
  const storage = useMemo(() => scanLogOf(userId, eventId), [userId, eventId]);
  const [scans, setScans] = useState(() => storage.read());
  // What is sent in the background must see the newest, not that of its render.
  const newest = useRef(scans);

  const change = useCallback(
    (how: (scans: readonly LoggedScan[]) => LoggedScan[]) => {
      newest.current = how(newest.current);
      storage.write(newest.current);
      setScans(newest.current);
    },
    [storage],
  );
  /** Adds a scan, or replaces what is known of it. */
  const put = useCallback(
    (scan: LoggedScan) => change((all) => [...all.filter(({ id }) => id !== scan.id), scan]),
    [change],
  );
  const update = useCallback(
    (id: string, fields: Partial<LoggedScan>) =>
      change((all) => all.map((scan) => (scan.id === id ? { ...scan, ...fields } : scan))),
    [change],
  );
  /** Forgets what a newer list says already. */
  const prune = useCallback(
    (takenAt: string) => change((all) => afterList(all, takenAt)),
    [change],
  );
  const read = useCallback(() => newest.current, []);
  return { scans, read, put, update, prune };
}

export type ScanLog = ReturnType<typeof useScanLog>;
