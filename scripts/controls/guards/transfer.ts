import type { Guard } from '../guard';

const transfers = 'api/src/sales/transfers/transfers.test.ts';
const races = 'api/src/sales/transfers/transfer-races.test.ts';

/** The guards that mend fault 7: "Transfer" does not transfer. */
export const transfer: Guard[] = [
  {
    protects: 'an accepted ticket gets a new number, which its seller does not have',
    file: 'api/src/sales/transfers/ticket-link-service.ts',
    remove: 'ticket_number: newTicketNumber(),',
    replace: 'ticket_number: newTicketNumber() && ticket.ticket_number,',
    test: {
      runner: 'jest',
      file: transfers,
      name: 'belongs to the recipient alone: it has a new number, and the seller sees nothing of it',
    },
  },
  {
    protects: 'a seller can’t act on a ticket that has just been accepted',
    file: 'api/src/sales/tickets/own-ticket.ts',
    remove: 'await requireOwner(trx, actor, ticketId, locked.ticket);',
    replace: '',
    test: { runner: 'jest', file: races, name: 'an accept before one that cancels it succeeds' },
  },
  {
    protects: 'the door says that an old code’s ticket was transferred',
    file: 'api/src/sales/tickets/check-in-repository.ts',
    remove: "'ticket_transfers.old_number', '=', ticketNumber",
    replace: "'ticket_transfers.old_number', '=', `not ${ticketNumber}`",
    test: {
      runner: 'jest',
      file: transfers,
      name: 'is refused at the door with its old code, with the reason, and let in with the new one',
    },
  },
  {
    protects: 'a transfer ends the previous holder’s link',
    file: 'api/src/sales/transfers/ticket-link-service.ts',
    remove: 'await links.endLinks(trx, ticketId, now);',
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/sales/transfers/ticket-links.test.ts',
      name: 'ends when the ticket is transferred',
    },
  },
  {
    protects: 'an offline door refuses an old number',
    file: 'mfe-dashboard/src/screens/dashboard/scan/judgeOffline.ts',
    remove: '?.includes(number);',
    replace: '?.includes(`not ${number}`);',
    test: {
      runner: 'jest',
      file: 'mfe-dashboard/src/screens/dashboard/scan/judgeOffline.test.ts',
      name: 'refuses the old number of a ticket that was transferred, even one that the list still has',
    },
  },
];
