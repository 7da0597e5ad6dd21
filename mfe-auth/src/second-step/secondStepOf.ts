import type { ApiSchemas } from '@nzuko/contract';
import { ApiError, clearAuthError } from '@nzuko/shared-auth';

type SecondStep = ApiSchemas['SecondStep'];

/** The second step a sign-in still needs; null if it was refused outright. */
export function secondStepOf(error: unknown): SecondStep | null {
  const failure = ApiError.from(error);
  if (failure.status !== 401 || failure.text('code') !== 'second_step_needed') return null;
  // Not a failure: the message is meant for pages without a second step.
  clearAuthError();
  return (failure.data as ApiSchemas['SignInRefusal']).second_step ?? null;
}
