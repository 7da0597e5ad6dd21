/** Everything that the record knows, by kind, with the words that people read. Add what you append. */
const ACTIONS = {
  EVENTS: {
    event_created: 'Created the event',
    event_changed: 'Changed the event',
    event_published: 'Published the event',
    event_cancelled: 'Cancelled the event',
    event_deleted: 'Deleted the draft',
    event_suspended: 'Suspended the event',
    event_unsuspended: 'Lifted the event’s suspension',
    reports_handled: 'Handled reports about an event',
  },
  /** Tickets, and the door. */
  DOOR: {
    ticket_refunded: 'Cancelled a ticket with a refund',
    ticket_cancelled: 'Cancelled a ticket without a refund',
    ticket_renamed: 'Corrected the name on a ticket',
    ticket_checked_in: 'Checked somebody in by hand',
    check_in_undone: 'Undid a check-in',
    door_sale_voided: 'Voided a sale at the door',
    gate_added: 'Added a gate',
    gate_changed: 'Changed a gate',
    gate_removed: 'Removed a gate',
    door_rules_changed: 'Changed the rules of the door',
    gate_link_made: 'Made a link for a helper at the door',
    gate_link_moved: 'Freed a helper’s link for another device',
    gate_link_revoked: 'Revoked a helper’s link',
  },
  TEAMS: {
    member_invited: 'Invited somebody to the team',
    invitation_withdrawn: 'Withdrew an invitation',
    member_joined: 'Joined the team',
    member_changed: 'Changed what a member may do',
    member_removed: 'Removed a member from the team',
    member_left: 'Left the team',
    team_handed_over: 'Handed the team over',
    team_two_step_changed: 'Changed whether the team needs two-step sign-in',
  },
  MONEY: {
    tax_number_changed: 'Changed the tax number',
    payout_account_named: 'Named a payout account',
    payout_account_confirmed: 'Confirmed the payout account',
    payout_requested: 'Requested a payout',
    payout_approved: 'Approved a payout',
    payout_refused: 'Refused a payout',
    payout_released: 'Released a payout with the provider’s code',
    payout_ended: 'A payout ended',
    money_corrected: 'Corrected the balance',
    refund_retried: 'Tried a refund again',
    refund_settled: 'Marked a refund as paid back by hand',
    payment_case_closed: 'Closed a payment case',
  },
  ACCOUNTS: {
    account_created: 'Created the account',
    became_organizer: 'Became an organizer',
    administrator_appointed: 'Became an administrator',
    administrator_dismissed: 'Is no longer an administrator',
    profile_changed: 'Changed the profile',
    password_changed: 'Changed the password',
    password_reset: 'Set a new password by a mailed link',
    sign_in_linked: 'Linked another way to sign in',
    account_suspended: 'Suspended the account',
    account_unsuspended: 'Lifted the account’s suspension',
    account_looked_at: 'Looked at the account',
    order_looked_at: 'Looked at an order',
    account_deleted: 'Deleted the account',
    two_step_added: 'Added a second step to the sign-in',
    two_step_removed: 'Removed a second step from the sign-in',
    two_step_turned_off: 'Turned two-step sign-in off for somebody',
    recovery_codes_renewed: 'Made new recovery codes',
    recovery_code_used: 'Used a recovery code',
  },
  /** Kept for less time than the rest: they say where somebody was, and nobody’s books need them. */
  SIGN_INS: {
    signed_in: 'Signed in',
    signed_out: 'Signed out',
    session_ended: 'Ended a session',
    sessions_ended: 'Ended all other sessions',
    session_stolen: 'Ended a session because its token was used twice',
  },
} as const;

export const RECORD_ACTIONS = {
  ...ACTIONS.EVENTS,
  ...ACTIONS.DOOR,
  ...ACTIONS.TEAMS,
  ...ACTIONS.MONEY,
  ...ACTIONS.ACCOUNTS,
  ...ACTIONS.SIGN_INS,
};
export type RecordAction = keyof typeof RECORD_ACTIONS;

/** `CHANGES` is all but sign-ins, of which there are far more. */
export const RECORD_KINDS = [
  'CHANGES',
  'EVENTS',
  'DOOR',
  'TEAMS',
  'MONEY',
  'ACCOUNTS',
  'SIGN_INS',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const isOfSessions = (action: string) => action in ACTIONS.SIGN_INS;

export function actionsOf(kind: RecordKind): string[] {
  if (kind !== 'CHANGES') return Object.keys(ACTIONS[kind]);
  return Object.keys(RECORD_ACTIONS).filter((action) => !isOfSessions(action));
}

/** Until when an entry is kept. Business records must last six years (decision 0100). */
export function keptUntil(action: RecordAction, at: Date): Date {
  const until = new Date(at);
  until.setUTCFullYear(at.getUTCFullYear() + (isOfSessions(action) ? 1 : 7));
  return until;
}
