export { tidyTicketNumber } from './orders/ticket-number';
export { checkoutRoutes } from './payments/checkout-routes';
export { makeSales, salesRoom, type Sales } from './sales-room';
export { doorSentences, entryRefusal } from './tickets/entry-rules';
export { PublicKey } from './tickets/my-tickets-schemas';
export { qrImage } from './tickets/qr-image';
export type { TicketCodes } from './tickets/ticket-codes';
export { nameOnTicket } from './tickets/ticket-people';
export { markCheckedIn, ticketAtDoor, type TicketAtDoor } from './tickets/tickets-repository';
