import type { Kysely } from 'kysely';
import { managedEvent } from '../../events';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { FACE_WIDTH } from '../../platform/media/image-rules';
import type { MediaService } from '../../platform/media/media-service';
import type { Actor } from '../../platform/security/tokens';
import { photoKeyOf, ticketOfKey } from './photo-keys';
import { findCheckedPhoto } from './photos-repository';

/** Photos on an event's tickets, for its door, if the organizer has them checked (decision 0107). */
export class DoorPhotosService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
  ) {}

  /** @throws as `managedEvent` and `photo` do. */
  async ofMember(actor: Actor, eventId: number, key: string): Promise<Buffer> {
    await managedEvent(this.db, actor, eventId, 'door');
    return this.photo(eventId, key);
  }

  /**
   * The same for a scanner already known to be at this event's door: a WebP, at most 320 pixels wide.
   *
   * @throws NotFoundError if photos aren't checked here, or the ticket isn't valid or no longer has this photo; ApiError 502.
   */
  async photo(eventId: number, key: string): Promise<Buffer> {
    const ticketId = ticketOfKey(key);
    const path = ticketId && (await findCheckedPhoto(this.db, eventId, ticketId));
    const webp =
      path && photoKeyOf(ticketId, path) === key && (await this.media.small(path, FACE_WIDTH));
    if (!webp) throw notFound('photo');
    return webp;
  }
}
