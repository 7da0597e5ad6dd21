import type { Queryable } from '../../platform/database/schema';
import { hasRightOn } from '../../platform/teams/acting';
import { revokeLink, type GateLinkRow } from './gate-links-repository';

/**
 * Ends a link whose maker may no longer make one: nobody keeps through a link the access that they lost with their place in the
 * team. Checked at each use, which also covers changes of a role, an event or an account.
 */
export async function endOrphan(db: Queryable, link: GateLinkRow, now: Date): Promise<void> {
  if (link.revoked_at || link.ends_at <= now) return;
  const maker = { id: link.made_by, role: link.maker_role };
  const event = { id: link.event_id, organizer_id: link.organizer_id };
  if (await hasRightOn(db, maker, event, 'gates')) return;
  await revokeLink(db, link.id, now);
  link.revoked_at = now;
}
