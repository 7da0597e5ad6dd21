import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { UnavailableError } from '../../platform/http/errors';
import type { Actor } from '../../platform/security/tokens';
import { Turns } from '../../platform/turns';
import { visibleEvent } from '../event-access';
import { drawPicture, type Letterings } from './draw-picture';
import { PictureCache } from './picture-cache';
import { factsOf, type PictureFacts } from './picture-facts';
import type { PictureFormat } from './picture-formats';

/** To be raised when pictures of the same facts begin to look different. */
const DESIGN = 1;
/** Some two hundred pictures. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** So that other requests, which may be on the same processors, have theirs. */
const MAX_AT_ONCE = 1;
const MAX_WAITING = 24;

interface PicturesOptions {
  db: Kysely<Database>;
  now: Clock;
  publicUrl: string;
  log: FastifyBaseLogger;
  loadLetterings: () => Promise<Letterings>;
}

/** A picture that may be had; `draw` makes it, unless it is still known. */
export interface OfferedPicture {
  eventId: number;
  format: PictureFormat;
  facts: PictureFacts;
  /** Of all that is drawn: equal in every process, and another one after an edit. */
  tag: string;
  /** Changes with every edit of the event. */
  version: string;
}

/** Pictures of events to be shared. Each process keeps those it drew last; nothing else stores them (decision 0074). */
export class PicturesService {
  private readonly cache = new PictureCache(CACHE_BYTES);
  private readonly turns = new Turns(MAX_AT_ONCE, MAX_WAITING);
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly options: PicturesOptions) {}

  /** @throws NotFoundError if there is no such event, or it is someone else's draft. */
  async offer(
    actor: Actor | null,
    eventId: number,
    format: PictureFormat,
  ): Promise<OfferedPicture> {
    const { db, now, publicUrl } = this.options;
    const event = await visibleEvent(db, actor, eventId);
    const facts = factsOf(event, publicUrl, now());
    const drawn = JSON.stringify([DESIGN, format, facts]);
    const tag = createHash('sha256').update(drawn).digest('base64url').slice(0, 27);
    return { eventId, format, facts, tag, version: String(event.updated_at.getTime()) };
  }

  /** True if the picture needs no drawing, or is being drawn already. */
  isKnown({ tag }: OfferedPicture): boolean {
    return this.underWay.has(tag) || this.cache.get(tag) !== undefined;
  }

  /**
   * The picture as PNG. Whoever asks for one that is being drawn gets that one.
   *
   * @throws UnavailableError if too many wait for theirs, or if it can't be drawn.
   */
  async draw(picture: OfferedPicture): Promise<Buffer> {
    const { tag } = picture;
    const known = this.cache.get(tag) ?? this.underWay.get(tag);
    if (known) return known;
    const drawing = this.turns.take(() => this.drawNow(picture));
    this.underWay.set(tag, drawing);
    try {
      const png = await drawing;
      this.cache.keep(tag, png);
      return png;
    } finally {
      this.underWay.delete(tag);
    }
  }

  private async drawNow({ eventId, format, facts }: OfferedPicture): Promise<Buffer> {
    const { log, loadLetterings } = this.options;
    try {
      return await drawPicture(facts, format, await loadLetterings());
    } catch (err) {
      log.error({ err, eventId, format }, 'an event’s picture could not be drawn');
      throw new UnavailableError();
    }
  }
}
