import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { aboutEvent, managedEvent } from '../../events';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { DAY_MS, MINUTE_MS } from '../../platform/durations';
import { durationText } from '../../platform/durationText';
import { ConflictError } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { GATE_LINK_MS, GATE_LINKS_PER_EVENT, LIMITS } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import { hashToken, type Actor } from '../../platform/security/tokens';
import { gateCalled } from '../gates/gates-service';
import { linkIsOver, noSuchLink } from './gate-refusals';
import * as repository from './gate-links-repository';
import type { GateLink, GateLinkPayload, NewGateLink } from './gate-links-schemas';
import { endOrphan } from './orphans';

/** Links for helpers at the door, as an event's team manages them (decision 0091). */
export class GateLinksService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** @throws NotFoundError, ForbiddenError, ApiError 403 as `managedEvent` does. */
  async list(actor: Actor, eventId: number): Promise<GateLink[]> {
    await managedEvent(this.db, actor, eventId, 'gates');
    return this.listed(this.db, eventId);
  }

  /**
   * Makes a link. Only this answer has its token: the database keeps the hash.
   *
   * @throws InvalidFieldsError; ConflictError `event_not_published`, `too_many_gate_links`, `too_many_gates`; else as
   *   `managedEvent` does.
   */
  async make(actor: Actor, eventId: number, payload: GateLinkPayload): Promise<NewGateLink> {
    const now = this.now();
    return this.db.transaction().execute(async (trx) => {
      const event = await managedEvent(trx, actor, eventId, 'gates');
      const { status, start_date: start } = event;
      const hours = readHours(payload, now);
      if (status !== 'PUBLISHED' || !start) {
        throw new ConflictError('event_not_published', 'This event isn’t published.');
      }
      // It locks the event's gates, so that of several links made at once each counts those before it.
      const gateId = await gateCalled(trx, eventId, payload.gate.trim());
      if ((await repository.countLiveLinks(trx, eventId, now)) >= GATE_LINKS_PER_EVENT) {
        throw new ConflictError(
          'too_many_gate_links',
          `An event has at most ${GATE_LINKS_PER_EVENT} links for helpers at a time.`,
        );
      }
      const afterStart = (moment: Date) =>
        Math.round((moment.getTime() - start.getTime()) / SECOND_MS);
      const token = randomBytes(32).toString('base64url');
      const id = await repository.insertLink(trx, {
        event_id: eventId,
        gate_id: gateId,
        helper: payload.helper.trim(),
        opens_after: afterStart(hours.starts),
        ends_after: afterStart(hours.ends),
        token_hash: hashToken(token),
        made_by: actor.id,
        created_at: now,
      });
      const made = await this.one(trx, eventId, id);
      await appendEntry(trx, {
        by: actor,
        action: 'gate_link_made',
        about: aboutEvent(event),
        changes: { gate: [null, made.gate] },
        at: now,
      });
      return { ...made, token };
    });
  }

  /**
   * Takes a link from its device; the next device that presses Start gets it.
   *
   * @throws NotFoundError; ConflictError `gate_link_over`; else as `managedEvent` does.
   */
  move(actor: Actor, eventId: number, id: number): Promise<GateLink> {
    return this.change(actor, eventId, id, 'gate_link_moved', async (trx, link) => {
      if (isOver(link)) throw linkIsOver();
      await repository.releaseDevice(trx, id, this.now());
      return true;
    });
  }

  /** Ends a link; repeating it changes nothing. @throws NotFoundError; else as `managedEvent` does. */
  revoke(actor: Actor, eventId: number, id: number): Promise<GateLink> {
    return this.change(actor, eventId, id, 'gate_link_revoked', async (trx, link) => {
      if (isOver(link)) return false;
      await repository.revokeLink(trx, id, this.now());
      return true;
    });
  }

  private change(
    actor: Actor,
    eventId: number,
    id: number,
    action: 'gate_link_moved' | 'gate_link_revoked',
    /** Resolves with whether it changed anything. */
    apply: (trx: Transaction<Database>, link: GateLink) => Promise<boolean>,
  ): Promise<GateLink> {
    return this.db.transaction().execute(async (trx) => {
      const event = await managedEvent(trx, actor, eventId, 'gates');
      await repository.lockLink(trx, id);
      const link = await this.one(trx, eventId, id);
      if (await apply(trx, link)) {
        const changes = { gate: [link.gate, null] as const };
        const entry = { by: actor, action, at: this.now(), about: aboutEvent(event) };
        await appendEntry(trx, { ...entry, ...(action === 'gate_link_revoked' && { changes }) });
      }
      return this.one(trx, eventId, id);
    });
  }

  /** @throws NotFoundError */
  private async one(db: Queryable, eventId: number, id: number): Promise<GateLink> {
    const [found] = await this.listed(db, eventId, id);
    if (!found) throw noSuchLink();
    return found;
  }

  private async listed(db: Queryable, eventId: number, id?: number): Promise<GateLink[]> {
    const now = this.now();
    const rows = await repository.listLinks(db, eventId, id);
    const links: GateLink[] = [];
    for (const row of rows) {
      await endOrphan(db, row, now);
      links.push(present(row, now));
    }
    return links;
  }
}

const SECOND_MS = 1000;

/** A live device calls several times within this. */
const SILENT_MS = 2 * MINUTE_MS;

const isOver = ({ state }: GateLink) => state === 'ended' || state === 'revoked';

/** @throws InvalidFieldsError */
function readHours(payload: GateLinkPayload, now: Date): { starts: Date; ends: Date } {
  const [starts, ends] = [new Date(payload.starts_at), new Date(payload.ends_at)];
  const length = ends.getTime() - starts.getTime();
  // The schema allows leap seconds and years that Date, or the database, can't hold.
  const isReadable =
    Math.abs(starts.getTime() - now.getTime()) < FARTHEST_MS && length < FARTHEST_MS;
  refuseProblems({
    gate: lengthProblems(payload.gate.trim(), LIMITS.gateName.maxLength, 'Gate'),
    helper: lengthProblems(payload.helper.trim(), LIMITS.gateName.maxLength, 'Helper'),
    starts_at: [!isReadable && `Choose a time within the next ${FARTHEST_YEARS} years`],
    ends_at: [
      length <= 0 && 'The end must be after the start',
      length > GATE_LINK_MS && `A link works for at most ${durationText(GATE_LINK_MS)}`,
      ends <= now && 'The end must be in the future',
    ],
  });
  return { starts, ends };
}

const FARTHEST_YEARS = 10;
const FARTHEST_MS = FARTHEST_YEARS * 365 * DAY_MS;

function present(row: repository.ListedLink, now: Date): GateLink {
  const {
    id,
    gate_id,
    gate,
    helper,
    maker,
    starts_at,
    ends_at,
    created_at,
    started_at,
    seen_at,
    revoked_at,
  } = row;
  const state = revoked_at
    ? 'revoked'
    : ends_at <= now || row.event_status === 'CANCELLED'
      ? 'ended'
      : started_at
        ? 'in_use'
        : 'unused';
  const heardAt = seen_at ?? started_at;
  return {
    id,
    gate_id,
    gate,
    helper,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    state,
    started_at: started_at?.toISOString() ?? null,
    seen_at: heardAt?.toISOString() ?? null,
    is_silent:
      state === 'in_use' && heardAt !== null && now.getTime() - heardAt.getTime() > SILENT_MS,
    made_by: maker,
    created_at: created_at.toISOString(),
  };
}
