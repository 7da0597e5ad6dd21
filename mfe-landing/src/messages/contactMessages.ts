import { networkErrorMessage } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';

/** Why a message was not sent. What was typed stays in the form. */
export function contactFailed(error: ApiError): string {
  if (error.isUnreachable) return networkErrorMessage;
  return error.text('error') ?? 'Your message was not sent. Please try again.';
}
