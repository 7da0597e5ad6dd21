import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { emailProblems, requireVerifiedToReach } from '../../accounts';
import { aboutEvent, countReach, managedEvent, type EventRow } from '../../events';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { ConflictError, notFound } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { answerOnce, keepAnswer, type RequestKey } from '../../platform/http/idempotency';
import { LIMITS } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import { formatNaira, naira, parseNaira } from '../../platform/money';
import type { Actor } from '../../platform/security/tokens';
import { hasRightOn } from '../../platform/teams/acting';
import { UNNAMED_GUEST } from '../../platform/unnamedHolder';
import { mailFromDoor, markCheckedIn, placeAtDoor, readPhone, voidAtDoor } from '../../sales';
import { insertScan } from '../door-repository';
import { listGates, readRules, type GateRow } from '../gates/gates-repository';
import * as repository from './door-sales-repository';
import type { DoorSale, DoorSalePayload, DoorSales, DoorSaleVoid } from './door-sales-schemas';

type Trx = Transaction<Database>;

/** Stands in for the device of admissions by a sale, which no device scanned. */
const NO_DEVICE = '00000000-0000-4000-8000-000000000000';

/** Tickets sold and given at an event's door (decision 0103). */
export class DoorSalesService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /**
   * Sales at the door: all of them for people who may void them, otherwise only the caller's own.
   *
   * @throws NotFoundError, ForbiddenError, ApiError 403 as `managedEvent` does.
   */
  async list(actor: Actor, eventId: number): Promise<DoorSales> {
    const event = await this.requireSeller(this.db, actor, eventId);
    const mayVoid = await hasRightOn(this.db, actor, event, 'gates');
    const scope = { eventId, ...(!mayVoid && { sellerId: actor.id }) };
    const [totals, sales] = await Promise.all([
      repository.sumSales(this.db, scope),
      repository.listSales(this.db, scope),
    ]);
    return {
      may_void: mayVoid,
      totals: totals.map(({ seller_id, seller, method, tickets, taken_kobo: kobo }) => {
        return { seller_id, sold_by: seller, method, tickets, taken: formatNaira(kobo) };
      }),
      sales: sales.map(present),
    };
  }

  /**
   * Sells or gives away tickets, which take seats like any order, and lets their holders in on request.
   *
   * @throws InvalidFieldsError; ConflictError `event_not_published`, `event_over`, `price_changed`, and as `placeAtDoor` does;
   *   ApiError 403 `email_unverified`, TooManyRequestsError as for purchases; KeyReusedError; else as `managedEvent` does.
   */
  sell(
    actor: Actor,
    eventId: number,
    payload: DoorSalePayload,
    key: RequestKey | null,
  ): Promise<DoorSale> {
    return answerOnce({ db: this.db, now: this.now }, key, async () => {
      const now = this.now();
      const event = await this.requireSeller(this.db, actor, eventId);
      const guest = readGuest(payload);
      const addresses = guest.email === null ? [] : [guest.email];
      const reached = await requireVerifiedToReach(
        this.db,
        actor.id,
        addresses,
        'to email tickets',
      );
      return this.db.transaction().execute(async (trx) => {
        await countReach(trx, actor, reached, now);
        const { ticket_type: kind, quantity = 1, method } = payload;
        let takenKobo = 0;
        const placed = await placeAtDoor(
          trx,
          { eventId, kind, quantity, sellerId: actor.id, ...guest, now },
          ({ status, priceKobo }) => {
            // As it is under the lock: it may have been cancelled since it was read.
            requireOpen({ ...event, status }, now);
            takenKobo = method === 'FREE' ? 0 : priceKobo * quantity;
            requireTotal(payload.total, takenKobo);
          },
        );
        const { order, tickets } = placed;
        const gates = await listGates(trx, eventId);
        const gate = gates.find(({ id }) => id === payload.gate_id);
        await repository.insertSale(trx, {
          order_id: order.id,
          event_id: eventId,
          taken_kobo: takenKobo,
          // A free type counts as given, whatever payment was named.
          method: takenKobo === 0 ? 'FREE' : method,
          sold_by: actor.id,
          gate_id: gate?.id ?? null,
          sold_at: now,
          voided_at: null,
          voided_by: null,
          void_reason: null,
        });
        if (payload.check_in) await letIn(trx, { eventId, tickets, actor, gate, now });
        // Says what they paid and whether they are in.
        await mailFromDoor(trx, placed);
        const sale = present(await saleOf(trx, eventId, order.id));
        await keepAnswer(trx, key, now, sale);
        return sale;
      });
    });
  }

  /**
   * Voids a sale, whether or not its holders are in: its tickets end, and their seats are free again.
   *
   * @throws InvalidFieldsError without a reason; NotFoundError; ConflictError `already_voided`; else as `managedEvent` does.
   */
  async void(actor: Actor, eventId: number, id: number, payload: DoorSaleVoid): Promise<DoorSale> {
    return this.db.transaction().execute(async (trx) => {
      const event = await managedEvent(trx, actor, eventId, 'gates');
      const reason = payload.reason.trim();
      refuseProblems({ reason: lengthProblems(reason, LIMITS.voidReason.maxLength, 'Reason') });
      const { taken_kobo: takenKobo } = await saleOf(trx, eventId, id);
      const now = this.now();
      await voidAtDoor(trx, id, takenKobo, now);
      const voided = { voided_at: now, voided_by: actor.id, void_reason: reason };
      const isFirst = await repository.markVoided(trx, id, voided);
      const sale = present(await saleOf(trx, eventId, id));
      if (isFirst) {
        await appendEntry(trx, {
          by: actor,
          action: 'door_sale_voided',
          at: now,
          about: { ...aboutEvent(event), order: id },
          changes: { taken: [sale.taken, null] },
        });
        return sale;
      }
      throw new ConflictError('already_voided', `${sale.voided_by} has already voided this sale.`);
    });
  }

  /** Allows the event's managers, and its scanners if the door's rules say so. */
  private async requireSeller(db: Queryable, actor: Actor, eventId: number): Promise<EventRow> {
    const { staff_sells: staffSells } = await readRules(db, eventId);
    return managedEvent(db, actor, eventId, staffSells ? 'door' : 'gates');
  }
}

/** Door sales go on until the event ends, while online sales end when it starts. */
function requireOpen({ status, end_date: end, title }: EventRow, now: Date): void {
  if (status === 'CANCELLED') {
    throw new ConflictError('event_cancelled', `${title} has been cancelled.`);
  }
  if (status !== 'PUBLISHED') {
    throw new ConflictError('event_not_published', 'This event isn’t published.');
  }
  if (end && end <= now) throw new ConflictError('event_over', `${title} is over.`);
}

/** @throws ConflictError `price_changed` if the seller was told to take another amount. */
function requireTotal(told: string, takenKobo: number): void {
  if (parseNaira(told) === takenKobo) return;
  throw new ConflictError(
    'price_changed',
    `The price has changed: it is ${naira(takenKobo)} now. Nothing is sold yet.`,
  );
}

/** @throws InvalidFieldsError */
function readGuest({ name = '', email = '', phone }: DoorSalePayload) {
  const address = email.trim().toLowerCase();
  refuseProblems({ email: address === '' ? [] : emailProblems(address) });
  return {
    name: name.trim() || UNNAMED_GUEST,
    email: address || null,
    phone: readPhone(phone),
  };
}

interface Admission {
  eventId: number;
  tickets: readonly { id: number; ticket_number: string }[];
  actor: Actor;
  gate: GateRow | undefined;
  now: Date;
}

/** Checks tickets in as a scan would, so that the gate counts them. */
async function letIn(trx: Trx, { eventId, tickets, actor, gate, now }: Admission): Promise<void> {
  for (const { id, ticket_number } of tickets) {
    await insertScan(trx, {
      event_id: eventId,
      id: randomUUID(),
      device_id: NO_DEVICE,
      user_id: actor.id,
      gate_link_id: null,
      gate_id: gate?.id ?? null,
      ticket_id: id,
      ticket_number,
      direction: 'in',
      outcome: 'admitted',
      let_in: false,
      undone: false,
      scanned_at: now,
      received_at: now,
      handled_by: null,
      handled_at: null,
      handled_note: null,
    });
    await markCheckedIn(trx, id, actor.id, now);
  }
}

/** @throws NotFoundError */
async function saleOf(db: Queryable, eventId: number, id: number) {
  const [row] = await repository.listSales(db, { eventId, id });
  if (!row) throw notFound('sale');
  return row;
}

function present(row: repository.DoorSaleRow): DoorSale {
  const { id, method, has_email, phone, gate } = row;
  return {
    id,
    method,
    has_email,
    phone,
    gate,
    ticket_type: row.kind,
    ticket_numbers: row.ticket_numbers,
    taken: formatNaira(row.taken_kobo),
    name: row.name === UNNAMED_GUEST ? null : row.name,
    sold_by: row.seller,
    sold_at: row.sold_at.toISOString(),
    voided_by: row.voider,
    voided_at: row.voided_at?.toISOString() ?? null,
    void_reason: row.void_reason,
  };
}
