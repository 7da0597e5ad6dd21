export type { ReadOwnAnnouncements } from './account/own-announcements';
export { requireVerified } from './email-verification/require-verified';
export { accountsRoom, makeAccounts } from './accounts-room';
