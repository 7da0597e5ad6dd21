export type { ReadOwnAnnouncements } from './account/own-announcements';
export { requireVerified, requireVerifiedToReach } from './email-verification/require-verified';
export { accountsRoom, makeAccounts } from './accounts-room';
