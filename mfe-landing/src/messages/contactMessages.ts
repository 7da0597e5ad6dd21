import { networkErrorMessage } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';

/** Why a message wasn't sent. The form keeps its text. */
export function contactFailed(error: ApiError): string {
  if (error.isUnreachable) return networkErrorMessage;
  return error.text('error') ?? 'Your message was not sent. Please try again.';
}
