import { useCallback, useState, type ComponentType } from 'react';
import type { ApiSchemas } from '@nzuko/contract';
import { ApiError } from '@nzuko/shared-auth';

import type { SecondStepViewProps } from './SecondStepView';
import { secondStepOf } from './secondStepOf';

type SecondStep = ApiSchemas['SecondStep'];

/** Where a sign-in stands: at its first step until `asked` is set. */
export function useSecondStep() {
  const [asked, setAsked] = useState<{
    step: SecondStep;
    View: ComponentType<SecondStepViewProps>;
  } | null>(null);

  /** Does the first step; rejects with ApiError unless a second one follows. */
  const attempt = useCallback(async (firstStep: () => Promise<void>): Promise<'done' | 'asked'> => {
    try {
      await firstStep();
      return 'done';
    } catch (error) {
      const step = secondStepOf(error);
      if (!step) throw error;
      setAsked({ step, View: await loadView() });
      return 'asked';
    }
  }, []);

  return { asked, attempt, restart: () => setAsked(null) };
}

/** Most people never need it, so it isn't part of the form's own scripts. */
async function loadView() {
  try {
    return (await import(/* webpackChunkName: "second-step" */ './SecondStepView')).SecondStepView;
  } catch (cause) {
    throw new ApiError('network', 0, undefined, 'second step', { cause });
  }
}
