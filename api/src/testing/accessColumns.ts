/*
 * The columns of `access.test.ts`: visitor, attendee, another organizer, the organizer, administrator. Two more are made of them:
 * that of a gate link, and that of a suspended account.
 */

/** The answer to anyone who asks for someone else’s ticket or payment. */
export const strangers = [404, 404, 404, 404];

/** For administrators alone. */
export const administrators = (status: number) => [401, 403, 403, 403, status];

/** For the team’s owner alone; `team-access.test.ts` tries what its other members may do. */
export const ofOwners = (status: number) => [401, 403, 403, status, 403];

/** Open to all: the same answer for everybody, here that of a call that asks for nothing. */
export const everybody = (status: number) => Array(5).fill(status) as number[];

/** For a gate link’s device, whatever account is signed in there. */
export const atGate = everybody(401);
/** The same for what isn’t there. */
export const atGateForNothing = everybody(401);

/** What a suspended account keeps: its tickets, and what looks after the account itself (decision 0101). */
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

/** It knows no accounts: its body is signed. */
const SIGNED = /webhook/;

/** What a suspended account gets where others get these statuses: as a visitor, as an attendee, or that it is suspended. */
export function statusWhenSuspended(route: string, statuses: number[]): number {
  const [visitor = 0, attendee = 0] = statuses;
  const isGate = statuses === atGate || statuses === atGateForNothing;
  if (visitor !== 401 || isGate || SIGNED.test(route)) return visitor;
  return KEPT_WHEN_SUSPENDED.has(route) ? attendee : 403;
}
