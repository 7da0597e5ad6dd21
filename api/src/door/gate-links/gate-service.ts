import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { hashToken } from '../../platform/security/tokens';
import type { DoorSyncPayload } from '../door-schemas';
import type { DoorService } from '../door-service';
import type { DoorPhotosService } from '../photos/photos-service';
import type { GateCredentials } from './gate-credentials';
import { endOf, isStillAccepted, stateOf, type GateVisit } from './gate-link-state';
import * as repository from './gate-links-repository';
import { gateRefusal, notAtGate } from './gate-refusals';
import type { GatePass } from './gate-schemas';
import { endOrphan } from './orphans';

/** The scanner that a helper's link opens, during the link's hours and on one device (decision 0091). */
export class GateService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly door: DoorService,
    private readonly photos: DoorPhotosService,
    private readonly now: Clock,
  ) {}

  /** The link with this token, and which of its devices is asking; null if there is none. Binds no device. */
  visit(credentials: GateCredentials): Promise<GateVisit | null> {
    return this.read(this.db, credentials);
  }

  /** The link's pass, as its device sees it. */
  pass(visit: GateVisit): GatePass {
    const { event_id: id, title, timezone, gate, helper, starts_at, ends_at } = visit.link;
    const now = this.now();
    return {
      event: { id, title, timezone },
      gate,
      helper,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      state: stateOf(visit, now),
      now: now.toISOString(),
    };
  }

  /**
   * Binds the link to the device with this secret. The device makes the secret, so that it can ask again after a lost answer.
   *
   * @throws ApiError 401, 403, ConflictError, GoneError as `gateRefusal` says.
   */
  async start(visit: GateVisit, credentials: GateCredentials): Promise<GatePass> {
    const { secret } = credentials;
    if (!secret) throw notAtGate();
    const started = await this.db.transaction().execute(async (trx) => {
      // If two devices start at once, the second finds the first.
      await repository.lockLink(trx, visit.link.id);
      const before = await this.read(trx, credentials);
      if (!before) throw notAtGate();
      const now = this.now();
      const state = stateOf(before, now);
      if (state === 'started') return before;
      if (state !== 'ready') throw gateRefusal(state, before.link);
      await repository.insertDevice(trx, {
        link_id: before.link.id,
        secret_hash: hashToken(secret),
        started_at: now,
      });
      return this.read(trx, credentials);
    });
    if (!started) throw notAtGate();
    return this.pass(started);
  }

  /** @throws ApiError 403, ConflictError, GoneError unless this device has the link. */
  async list(visit: GateVisit, held: string | undefined): Promise<AsyncGenerator<string>> {
    this.requireStarted(visit);
    await repository.noteDevice(this.db, visit.link.id, this.now());
    const { event_id: id, event_status: status, gate_id: gateId } = visit.link;
    const { title, timezone, start_date, doors_open } = visit.link;
    return this.door.listOf(
      { id, title, timezone, status, start_date, doors_open, gateId },
      { user_id: null, gate_link_id: visit.link.id },
      held,
    );
  }

  /** @throws as `list` and `DoorPhotosService.photo` do. */
  async photo(visit: GateVisit, key: string): Promise<Buffer> {
    this.requireStarted(visit);
    return this.photos.photo(visit.link.event_id, key);
  }

  /**
   * Records scans of a device that has the link, or had it less than a day ago.
   *
   * @throws ApiError 403, ConflictError, GoneError as `gateRefusal` says.
   */
  async sync(visit: GateVisit, payload: DoorSyncPayload) {
    const { link, device } = visit;
    const now = this.now();
    const state = stateOf(visit, now);
    if (!device) throw gateRefusal(state === 'started' ? 'ready' : state, link);
    if (state === 'started') await repository.noteDevice(this.db, link.id, now);
    const until = endOf(link, device);
    if (state === 'early' || !isStillAccepted(until, now)) {
      throw gateRefusal(state === 'started' ? 'ended' : state, link);
    }
    return this.door.recordScans(
      {
        user_id: null,
        gate_link_id: link.id,
        gate_id: link.gate_id,
        shift: { from: device.started_at, until },
      },
      {
        id: link.event_id,
        organizer_id: link.organizer_id,
        start_date: link.start_date,
        doors_open: link.doors_open,
        // Its helper may know of no other event of the organizer's.
        eventIds: [link.event_id],
      },
      payload,
    );
  }

  private requireStarted(visit: GateVisit): void {
    const state = stateOf(visit, this.now());
    if (state !== 'started') throw gateRefusal(state, visit.link);
  }

  private async read(db: Queryable, { token, secret }: GateCredentials): Promise<GateVisit | null> {
    const link = await repository.findByToken(db, hashToken(token));
    if (!link) return null;
    await endOrphan(db, link, this.now());
    const devices = await repository.listDevices(db, link.id);
    const hash = secret && hashToken(secret);
    const device = devices.find((each) => hash && each.secret_hash.equals(hash));
    return { link, devices, device };
  }
}
