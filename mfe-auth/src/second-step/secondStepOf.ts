import type { ApiSchemas } from '@nzuko/contract';
import { ApiError, clearAuthError } from '@nzuko/shared-auth';

type SecondStep = ApiSchemas['SecondStep'];

/** What a refused sign-in still takes; null if it was refused for good. */
export function secondStepOf(error: unknown): SecondStep | null {
  const failure = ApiError.from(error);
  if (failure.status !== 401 || failure.text('code') !== 'second_step_needed') return null;
  // It is no failure: its sentence is for pages that know no second step.
  clearAuthError();
  return (failure.data as ApiSchemas['SignInRefusal']).second_step ?? null;
}
