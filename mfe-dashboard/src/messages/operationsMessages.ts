import { refusalOr } from '@nzuko/shared-auth/queries';

// Not in spec section 8: the server's message if it responded, else our own.

export const mailsFailedMessage = 'Failed to load these emails. Please try again.';
export const jobsFailedMessage = 'Failed to load these jobs. Please try again.';
export const resendFailedMessage = refusalOr('The email could not be sent. Please try again.');
export const retryFailedMessage = refusalOr('The job could not be retried. Please try again.');
