import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { ConflictError, InvalidFieldsError } from '../../platform/http/errors';
import type { Upload } from '../../platform/http/forms';
import { TICKET_IMAGE } from '../../platform/media/image-rules';
import type { MediaService } from '../../platform/media/media-service';
import type { Actor } from '../../platform/security/tokens';
import type { TicketLinkService } from '../transfers/ticket-link-service';
import { lockOwnTicket, requireLive } from './own-ticket';
import type { LockedTicketAndOrder } from './ticket-lock-repository';
import { arePhotosChecked, putOwnImage } from './ticket-photos-repository';
import { requireUnused } from './ticket-rules';

type Trx = Transaction<Database>;
type Told = { detail: string };
/** Runs `work` on a locked ticket that the caller may change. */
type WithTicket = <T>(work: (trx: Trx, locked: LockedTicketAndOrder) => Promise<T>) => Promise<T>;

/** Holders' photos, for events that check them at the door (decision 0107). */
export class TicketPhotosService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly links: TicketLinkService,
  ) {}

  /** @throws as `lockOwnTicket` and `put` do. */
  ofOwner(actor: Actor, ticketId: number, upload: Upload | null): Promise<Told> {
    return this.put(upload, (work) =>
      this.db
        .transaction()
        .execute(async (trx) => work(trx, await lockOwnTicket(trx, actor, ticketId))),
    );
  }

  /** Having the link is the authorization. @throws as `TicketLinkService.withTicket` and `put` do. */
  byLink(token: string, upload: Upload | null): Promise<Told> {
    return this.put(upload, (work) => this.links.withTicket(token, work));
  }

  /**
   * Replaces a ticket's photo.
   *
   * @throws InvalidFieldsError on `custom_image`; ConflictError `photos_not_checked`, `ticket_cancelled`, `checked_in`.
   */
  private async put(upload: Upload | null, withTicket: WithTicket): Promise<Told> {
    // Before decoding the picture, which costs most; checked again below, as the ticket may be scanned meanwhile.
    await withTicket(requireWanted);
    if (!upload) throw new InvalidFieldsError({ custom_image: ['Please choose a photo.'] });
    const image = await this.media.save(this.db, upload, TICKET_IMAGE);
    const change = withTicket(async (trx, locked) => {
      await requireWanted(trx, locked);
      await putOwnImage(trx, locked.ticket.id, image);
      await this.media.forget(trx, [locked.ticket.custom_image]);
    });
    await this.media.keepFor(this.db, image, change);
    return { detail: 'The photo is on the ticket.' };
  }
}

async function requireWanted(trx: Trx, locked: LockedTicketAndOrder): Promise<void> {
  requireLive(locked);
  requireUnused(locked.ticket);
  if (!(await arePhotosChecked(trx, locked.event.id))) {
    throw new ConflictError('photos_not_checked', 'Photos aren’t checked at this event’s door.');
  }
}
