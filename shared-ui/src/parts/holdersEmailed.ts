/** Begins a sentence about a mail to an event's ticket holders: some guests of the door gave no address. */
export const holdersEmailed = 'We’ll email every ticket holder whose address we have';
