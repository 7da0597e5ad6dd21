export { hasTrustedOrganizer, sellableSeats } from './organizer-trust-repository';
export { readRange, type DateRange } from './date-range';
export { managedEvent, managedEventAs } from './event-access';
export { aboutEvent } from './event-record';
export { eventsRoom, makeEvents } from './events-room';
export type { EventRow } from './events-repository';
export { countReach } from './mail-reach';
export { countHolders, queueHolderMails } from './holder-mails-repository';
export { decidedCapacity } from './undecided';
