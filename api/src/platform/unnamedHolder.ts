/** The name on the ticket of a named holder who had their name removed, at the door and in lists. */
export const UNNAMED_HOLDER = 'Ticket holder';

/** The name on a ticket from the door whose holder gave none. */
export const UNNAMED_GUEST = 'Guest from the door';
