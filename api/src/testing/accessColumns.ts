/*
 * The columns of `access.test.ts`: visitor, attendee, another organizer, the organizer, administrator. Two more are derived:
 * a gate link's, and a suspended account's.
 */

/** Answers to people who ask for someone else’s ticket or payment. */
export const strangers = [404, 404, 404, 404];

/** Only for administrators. */
export const administrators = (status: number) => [401, 403, 403, 403, status];

/** Only for the team’s owner; `team-access.test.ts` tries its other members. */
export const ofOwners = (status: number) => [401, 403, 403, status, 403];

/** Open to all, with the same answer for everybody. */
export const everybody = (status: number) => Array(5).fill(status) as number[];

/** For a gate link’s device, whatever account is signed in there. */
export const atGate = everybody(401);
/** The same for something that doesn’t exist. */
export const atGateForNothing = everybody(401);

/** The routes left to a suspended account: its tickets, and the account itself (decision 0101). */
const KEPT_WHEN_SUSPENDED = new Set([
  'GET /api/auth/profile',
  'GET /api/auth/export',
  'POST /api/auth/password',
  'POST /api/auth/logout-all',
  'GET /api/sessions',
  'DELETE /api/sessions/:id',
  'GET /api/record',
  'GET /api/record.csv',
  'GET /api/tickets',
  'GET /api/tickets/given',
  'POST /api/tickets/:id/cancel',
  'GET /api/orders/:id/receipt.pdf',
  'GET /api/payments/:reference',
  'POST /api/payments/:reference/check',
  'GET /api/announcements',
  'POST /api/announcements/read',
  'POST /api/announcements/:id/read',
]);

/** Webhooks have no account, but a signed body. */
const SIGNED = /webhook/;

/** A suspended account's status for a route, given the others': a visitor's, an attendee's, or 403. */
export function statusWhenSuspended(route: string, statuses: number[]): number {
  const [visitor = 0, attendee = 0] = statuses;
  const isGate = statuses === atGate || statuses === atGateForNothing;
  if (visitor !== 401 || isGate || SIGNED.test(route)) return visitor;
  return KEPT_WHEN_SUSPENDED.has(route) ? attendee : 403;
}
