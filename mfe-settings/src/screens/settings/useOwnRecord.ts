import { useRef, useState } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';

import { fetchOwnRecord, fetchOwnRecordFile, type RecordEntry } from '../../api/ownRecord';

/** The call in progress. */
type Step = 'reading' | 'downloading';

/** The user's record, loaded page by page on request; null before that. */
export function useOwnRecord() {
  const [entries, setEntries] = useState<RecordEntry[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const [problem, setProblem] = useState<{ step: Step; error: ApiError } | null>(null);
  const isBusy = useRef(false);

  const run = async (next: Step, act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStep(next);
    setProblem(null);
    try {
      await act();
    } catch (failure) {
      logProblem('settings', failure);
      setProblem({ step: next, error: ApiError.from(failure) });
    } finally {
      isBusy.current = false;
      setStep(null);
    }
  };

  const readOn = () =>
    run('reading', async () => {
      const { results, next } = await fetchOwnRecord(entries?.at(-1)?.id ?? null);
      setEntries([...(entries ?? []), ...results]);
      setMore(next !== null);
    });

  const download = (save: (file: string) => void) =>
    run('downloading', async () => save(await fetchOwnRecordFile()));

  return { entries, hasMore, step, problem, readOn, download, dismiss: () => setProblem(null) };
}
