import type { ApiError } from '@nzuko/shared-auth';
import { refusalOr } from '@nzuko/shared-auth/queries';

/** Title and text for a refund link that can't be shown. */
export function refundLinkFailure(error: ApiError): { title: string; text: string } {
  if (error.status === 410) {
    return { title: 'This link has ended', text: error.text('detail') ?? 'Use our latest email.' };
  }
  if (error.status === 404) {
    return {
      title: 'No refund here',
      text: error.text('detail') ?? 'Check that you copied the whole link.',
    };
  }
  if (error.isUnreachable) {
    return { title: 'No connection', text: 'Check your connection and try again.' };
  }
  return {
    title: 'The refund could not be loaded',
    text: error.text('detail') ?? 'Please try again.',
  };
}

export const banksFailedMessage = refusalOr('The list of banks could not be loaded.');
export const resolveFailedMessage = refusalOr(
  'The account could not be checked. Please try again.',
);
export const renewFailedMessage = refusalOr('No link could be sent. Please try again.');
export const confirmFailedMessage = refusalOr(
  'We couldn’t send your refund just now. Please try again.',
);
