export type { ReadOwnAnnouncements } from './account/own-announcements';
export { accountsRoom, makeAccounts } from './accounts-room';
