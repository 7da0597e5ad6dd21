export { readOwnAnnouncements } from './announcements/own-announcements';
export { mailRoom, makeMail } from './mail-room';
export { outboxRoutes } from './outbox-routes';
