import { sql } from 'kysely';

/** Whether photos are checked at an event's door. Here because events and sales both say so. */
export const checksPhotos = sql<boolean>`EXISTS (
  SELECT FROM door_rules
  WHERE door_rules.event_id = events.id AND door_rules.checks_photos)`.as('checks_photos');

/**
 * The picture that the door compares a ticket's holder with. An order's picture is on all its tickets, but shows its buyer: it
 * counts for nobody else.
 */
export const doorPhoto = sql<string | null>`CASE WHEN tickets.is_image_own
  OR (tickets.user_id = orders.user_id AND (tickets.holder_name IS NULL
    OR lower(tickets.holder_email) = (SELECT lower(email) FROM users WHERE id = orders.user_id)))
  THEN tickets.custom_image END`.as('door_photo');
