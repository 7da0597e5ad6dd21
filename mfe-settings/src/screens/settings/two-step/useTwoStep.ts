import { useCallback, useEffect, useState } from 'react';
import { logProblem } from '@nzuko/shared-auth';

import { fetchTwoStep, type TwoStep } from '../../../api/twoStep';

/** How the user signs in besides the password; null until that is known. */
export function useTwoStep() {
  const [twoStep, setTwoStep] = useState<TwoStep | null>(null);
  const [failed, setFailed] = useState(false);

  /** Resolves to what it is now, or to null if that can't be loaded. */
  const reload = useCallback(async (): Promise<TwoStep | null> => {
    try {
      const found = await fetchTwoStep();
      setTwoStep(found);
      setFailed(false);
      return found;
    } catch (error) {
      logProblem('settings', error);
      setFailed(true);
      return null;
    }
  }, []);

  useEffect(() => {
    // Once, on mount: whoever changes something calls `reload`.
    void Promise.resolve().then(reload);
  }, [reload]);

  return { twoStep, failed, reload };
}
