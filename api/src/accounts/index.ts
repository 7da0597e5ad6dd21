export type { ReadMoneyLeft } from './account/money-left';
export type { ReadOwnAnnouncements } from './account/own-announcements';
export { listAdministrators, lockAdministrators } from './administrators/administrators-repository';
export { appointAdministrator, type Appointment } from './administrators/appointment';
export { dismissAdministrator } from './administrators/dismissal';
export { emailProblems } from './auth/auth-rules';
export { requireVerified, requireVerifiedToReach } from './email-verification/require-verified';
export { turnTwoStepOff } from './two-step/turn-off';
export { accountsRoom, makeAccounts } from './accounts-room';
