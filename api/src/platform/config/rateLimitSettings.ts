import { perDay, perMinute } from './settingKinds';

/** The settings of rate limits. Limits that share a setting count their calls separately. */
export const rateLimitSettings = {
  RATE_LIMIT_LOGIN_ADDRESS: perMinute(
    'Sign-in tries per address, on any account. Tries on one account are also slowed down. Second steps are counted separately, with the same limit.',
    60,
  ),
  RATE_LIMIT_PASSWORD: perMinute(
    'Tries of a signed-in user’s own password, to change it or delete the account. Confirmations by a second step are counted separately, with the same limit.',
    10,
  ),
  RATE_LIMIT_REGISTER: perMinute('Registrations per address.', 20),
  RATE_LIMIT_REFRESH: perMinute('Renewed sessions per address.', 120),
  RATE_LIMIT_RESET_ADDRESS: perMinute(
    'Requests for reset mails per address. Reset and verification link tries are counted separately, with the same limit.',
    20,
  ),
  RATE_LIMIT_SOCIAL: perMinute('Social sign-ins per address.', 30),
  RATE_LIMIT_PURCHASE: perMinute(
    'Purchases per account. Holders’ photos, resent tickets and transfers are counted separately, with the same limit.',
    30,
  ),
  RATE_LIMIT_PURCHASE_ADDRESS: perMinute(
    'Purchases per address; a campus or an office may share one.',
    300,
  ),
  RATE_LIMIT_PAYMENT: perMinute('Payments started or checked per account.', 60),
  RATE_LIMIT_TICKET_LINK: perMinute(
    'Ticket link calls per address; an audience at the door may share one. Refund links, invitations and wrong gate links are counted separately, with the same limit.',
    600,
  ),
  RATE_LIMIT_DOCUMENT: perMinute(
    'Statements, receipts and downloads of one’s own data or the record, per account.',
    30,
  ),
  RATE_LIMIT_PICTURE: perMinute('Event pictures drawn per address; kept ones don’t count.', 60),
  RATE_LIMIT_EVENTS_DAY: perDay('Events created per account, drafts included.', 100),
  RATE_LIMIT_REPORTS_DAY: perDay('Reports of events, per account or visitors’ address.', 20),
  RATE_LIMIT_TELEMETRY: perMinute('Telemetry reports per address.', 300),
};
