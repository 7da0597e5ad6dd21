import { useCallback, useEffect, useState } from 'react';
import { logProblem } from '@nzuko/shared-auth';

import { fetchTwoStep, type TwoStep } from '../../../api/twoStep';

/** How the user signs in besides the password; null until that is known. */
export function useTwoStep() {
  const [twoStep, setTwoStep] = useState<TwoStep | null>(null);
  const [failed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    setFailed(false);
    try {
      setTwoStep(await fetchTwoStep());
    } catch (error) {
      logProblem('settings', error);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    // Only this effect: whoever changes something asks for the rest.
    void Promise.resolve().then(reload);
  }, [reload]);

  return { twoStep, failed, reload };
}
