import { networkErrorMessage } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';
import { refusalOr } from '@nzuko/shared-auth/queries';

const refused = refusalOr('Your report wasn’t sent. Please try again.');

/** Why a report wasn't taken. */
export const reportFailedMessage = (error: ApiError): string =>
  error.isUnreachable ? networkErrorMessage : refused(error);
