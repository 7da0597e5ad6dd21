import type { Migrations } from '../migration';
import * as accounts from './0001-accounts';
import * as events from './0002-events';
import * as tickets from './0003-tickets';
import * as mails from './0004-mails';
import * as payments from './0010-payments';
import * as accountSecurity from './0020-account-security';
import * as savedEvents from './0030-saved-events';
import * as announcements from './0031-announcements';
import * as rateLimits from './0040-rate-limits';
import * as endedSessions from './0041-ended-sessions';
import * as publishedTimes from './0042-published-times';
import * as refundActions from './0050-refund-actions';
import * as ticketTypeNames from './0051-ticket-type-names';
import * as doorScans from './0070-door-scans';
import * as mailLeases from './0080-mail-leases';
import * as providerDeliveries from './0082-provider-deliveries';
import * as disputes from './0083-disputes';
import * as ticketTransfers from './0086-ticket-transfers';
import * as doorsOpen from './0087-doors-open';
import * as mailsByRecipient from './0110-mails-by-recipient';
import * as secretFingerprints from './0111-secret-fingerprints';
import * as refundLinks from './0120-refund-links';
import * as rejectedTransfers from './0121-rejected-transfers';
import * as idempotencyKeys from './0130-idempotency-keys';
import * as orderPhone from './0131-order-phone';
import * as passwordGuesses from './0140-password-guesses';
import * as refundPolicies from './0150-refund-policies';
import * as emailVerifications from './0160-email-verifications';
import * as payLater from './0161-pay-later';
import * as rotatingSessions from './0170-rotating-sessions';
import * as trustedOrganizers from './0180-trusted-organizers';
import * as openTroubles from './0190-open-troubles';
import * as raisedAlerts from './0191-raised-alerts';
import * as salesFigures from './0200-sales-figures';
import * as indexesOfLists from './0201-indexes-of-lists';
import * as figuresFilled from './0202-figures-filled';
import * as mailReach from './0210-mail-reach';
import * as indexesOfWholeLists from './0220-indexes-of-whole-lists';
import * as attendeeNames from './0221-attendee-names';
import * as attendeesNamed from './0222-attendees-named';
import * as ledger from './0300-ledger';
import * as ledgerPosts from './0301-ledger-posts';
import * as ledgerFilled from './0302-ledger-filled';
import * as payoutAccounts from './0310-payout-accounts';
import * as payouts from './0320-payouts';
import * as moneyTotals from './0321-money-totals';
import * as signIns from './0400-sign-ins';
import * as taxNumbers from './0420-tax-numbers';
import * as reconciliations from './0430-reconciliations';
import * as payoutApprovals from './0440-payout-approvals';
import * as moneyOwed from './0441-money-owed';
import * as disputesByDeadline from './0442-disputes-by-deadline';
import * as termsVersions from './0450-terms-versions';
import * as mailsOfAnnouncements from './0460-mails-of-announcements';
import * as unsentOfAnnouncements from './0461-unsent-of-announcements';
import * as sessionDevices from './0470-session-devices';
import * as teams from './0480-teams';
import * as publicLists from './0490-public-lists';
import * as gateLinks from './0500-gate-links';
import * as twoStep from './0510-two-step';
import * as record from './0520-record';
import * as suspensions from './0521-suspensions';
import * as gates from './0540-gates';
import * as handledConflicts from './0541-handled-conflicts';
import * as doorSales from './0542-door-sales';
import * as releaseFigures from './0560-release-figures';
import * as deskSearch from './0570-desk-search';
import * as eventReports from './0575-event-reports';
import * as photosAtTheDoor from './0580-photos-at-the-door';
import * as ordersByPhone from './0590-orders-by-phone';
import * as refundsByProviderId from './0591-refunds-by-provider-id';
import * as teamSales from './0610-team-sales';
import * as forgottenPayoutAccounts from './0630-forgotten-payout-accounts';
import * as transfersByRecipient from './0640-transfers-by-recipient';
import * as namesLeftInTransfers from './0641-names-left-in-transfers';
import * as removedPictures from './0650-removed-pictures';
import * as timedTasks from './0670-timed-tasks';
import * as indexesOfTicketTypes from './0671-indexes-of-ticket-types';
import * as unsentByTemplate from './0672-unsent-by-template';
import * as handledDeliveries from './0673-handled-deliveries';
import * as browsersKnownByReset from './0690-browsers-known-by-reset';
import * as keptPrices from './0700-kept-prices';
import * as keptPricesFilled from './0701-kept-prices-filled';
import * as plainNames from './0730-plain-names';
import * as plainNamesFilled from './0731-plain-names-filled';
import * as ownImages from './0740-own-images';
import * as gateDevicesSeen from './0750-gate-devices-seen';
import * as plainEventText from './0790-plain-event-text';
import * as plainEventTextFilled from './0791-plain-event-text-filled';
import * as recordByAction from './0810-record-by-action';
import * as formerEventSearch from './0820-former-event-search';
import * as gatesOfLinks from './0821-gates-of-links';
import * as daysOfAllSales from './0822-days-of-all-sales';
import * as namesOfLinks from './0830-names-of-links';
import * as uploads from './0840-uploads';
import * as sampledWords from './0850-sampled-words';

/** In the order they are run. A migration that has been released is never edited: the next one mends it. */
export const migrations: Migrations = {
  '0001-accounts': accounts,
  '0002-events': events,
  '0003-tickets': tickets,
  '0004-mails': mails,
  '0010-payments': payments,
  '0020-account-security': accountSecurity,
  '0030-saved-events': savedEvents,
  '0031-announcements': announcements,
  '0040-rate-limits': rateLimits,
  '0041-ended-sessions': endedSessions,
  '0042-published-times': publishedTimes,
  '0050-refund-actions': refundActions,
  '0051-ticket-type-names': ticketTypeNames,
  '0070-door-scans': doorScans,
  '0080-mail-leases': mailLeases,
  '0082-provider-deliveries': providerDeliveries,
  '0083-disputes': disputes,
  '0086-ticket-transfers': ticketTransfers,
  '0087-doors-open': doorsOpen,
  '0110-mails-by-recipient': mailsByRecipient,
  '0111-secret-fingerprints': secretFingerprints,
  '0120-refund-links': refundLinks,
  '0121-rejected-transfers': rejectedTransfers,
  '0130-idempotency-keys': idempotencyKeys,
  '0131-order-phone': orderPhone,
  '0140-password-guesses': passwordGuesses,
  '0150-refund-policies': refundPolicies,
  '0160-email-verifications': emailVerifications,
  '0161-pay-later': payLater,
  '0170-rotating-sessions': rotatingSessions,
  '0180-trusted-organizers': trustedOrganizers,
  '0190-open-troubles': openTroubles,
  '0191-raised-alerts': raisedAlerts,
  '0200-sales-figures': salesFigures,
  '0201-indexes-of-lists': indexesOfLists,
  '0202-figures-filled': figuresFilled,
  '0210-mail-reach': mailReach,
  '0220-indexes-of-whole-lists': indexesOfWholeLists,
  '0221-attendee-names': attendeeNames,
  '0222-attendees-named': attendeesNamed,
  '0300-ledger': ledger,
  '0301-ledger-posts': ledgerPosts,
  '0302-ledger-filled': ledgerFilled,
  '0310-payout-accounts': payoutAccounts,
  '0320-payouts': payouts,
  '0321-money-totals': moneyTotals,
  '0400-sign-ins': signIns,
  '0420-tax-numbers': taxNumbers,
  '0430-reconciliations': reconciliations,
  '0440-payout-approvals': payoutApprovals,
  '0441-money-owed': moneyOwed,
  '0442-disputes-by-deadline': disputesByDeadline,
  '0450-terms-versions': termsVersions,
  '0460-mails-of-announcements': mailsOfAnnouncements,
  '0461-unsent-of-announcements': unsentOfAnnouncements,
  '0470-session-devices': sessionDevices,
  '0480-teams': teams,
  '0490-public-lists': publicLists,
  '0500-gate-links': gateLinks,
  '0510-two-step': twoStep,
  '0520-record': record,
  '0521-suspensions': suspensions,
  '0540-gates': gates,
  '0541-handled-conflicts': handledConflicts,
  '0542-door-sales': doorSales,
  '0560-release-figures': releaseFigures,
  '0570-desk-search': deskSearch,
  '0575-event-reports': eventReports,
  '0580-photos-at-the-door': photosAtTheDoor,
  '0590-orders-by-phone': ordersByPhone,
  '0591-refunds-by-provider-id': refundsByProviderId,
  '0610-team-sales': teamSales,
  '0630-forgotten-payout-accounts': forgottenPayoutAccounts,
  '0640-transfers-by-recipient': transfersByRecipient,
  '0641-names-left-in-transfers': namesLeftInTransfers,
  '0650-removed-pictures': removedPictures,
  '0670-timed-tasks': timedTasks,
  '0671-indexes-of-ticket-types': indexesOfTicketTypes,
  '0672-unsent-by-template': unsentByTemplate,
  '0673-handled-deliveries': handledDeliveries,
  '0690-browsers-known-by-reset': browsersKnownByReset,
  '0700-kept-prices': keptPrices,
  '0701-kept-prices-filled': keptPricesFilled,
  '0730-plain-names': plainNames,
  '0731-plain-names-filled': plainNamesFilled,
  '0740-own-images': ownImages,
  '0750-gate-devices-seen': gateDevicesSeen,
  '0790-plain-event-text': plainEventText,
  '0791-plain-event-text-filled': plainEventTextFilled,
  '0810-record-by-action': recordByAction,
  '0820-former-event-search': formerEventSearch,
  '0821-gates-of-links': gatesOfLinks,
  '0822-days-of-all-sales': daysOfAllSales,
  '0830-names-of-links': namesOfLinks,
  '0840-uploads': uploads,
  '0850-sampled-words': sampledWords,
};
