import { refusalOr } from '@nzuko/shared-auth/queries';

export const inviteFailedMessage = refusalOr('We couldn’t send the invitation. Please try again.');
export const changeFailedMessage = refusalOr('We couldn’t save the change. Please try again.');
export const removeFailedMessage = refusalOr('We couldn’t remove them. Please try again.');
export const revokeFailedMessage = refusalOr(
  'We couldn’t withdraw the invitation. Please try again.',
);
export const leaveFailedMessage = refusalOr(
  'We couldn’t remove you from the team. Please try again.',
);
export const handOverFailedMessage = refusalOr('We couldn’t hand the team over. Please try again.');
export const twoStepRuleFailedMessage = refusalOr('We couldn’t save the change. Please try again.');
