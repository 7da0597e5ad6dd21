import type { Kysely, Transaction } from 'kysely';
import { aboutEvent, managedEvent } from '../../events';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, InvalidFieldsError, notFound } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { GATES_PER_EVENT, LIMITS } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import { changesBetween } from '../../platform/record/changes';
import type { RecordAction } from '../../platform/record/record-actions';
import type { Actor } from '../../platform/security/tokens';
import * as repository from './gates-repository';
import type { DoorRulesPatch, DoorSetup, Gate, GatePatch, GatePayload } from './gates-schemas';

type Trx = Transaction<Database>;

/** An event's gates and the rules of its door, as its team manages them (decision 0102). */
export class GatesService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** @throws NotFoundError, ForbiddenError, ApiError 403 as `managedEvent` does. */
  async setup(actor: Actor, eventId: number): Promise<DoorSetup> {
    await managedEvent(this.db, actor, eventId, 'gates');
    const [rules, gates] = await Promise.all([
      repository.readRules(this.db, eventId),
      repository.listGates(this.db, eventId),
    ]);
    return { rules, gates: gates.filter(isOpen).map(presentGate) };
  }

  /** Changes only the rules given. @throws as `setup` does. */
  async changeRules(actor: Actor, eventId: number, patch: DoorRulesPatch): Promise<DoorSetup> {
    await this.change(actor, eventId, async (trx, record) => {
      const rules = await repository.readRules(trx, eventId);
      await repository.writeRules(trx, eventId, { ...rules, ...patch });
      await record('door_rules_changed', { ...rules }, { ...rules, ...patch });
    });
    return this.setup(actor, eventId);
  }

  /** @throws InvalidFieldsError; ConflictError `too_many_gates`; else as `setup` does. */
  add(actor: Actor, eventId: number, payload: GatePayload): Promise<Gate> {
    return this.change(actor, eventId, async (trx, record) => {
      const name = await freeName(trx, eventId, payload.name);
      const id = await addGate(trx, eventId, {
        name,
        ticket_types: payload.ticket_types ?? null,
        has_exit: payload.has_exit ?? false,
      });
      const gate = await one(trx, eventId, id);
      await record('gate_added', {}, kept(gate));
      return gate;
    });
  }

  /** @throws InvalidFieldsError; NotFoundError for an unknown or removed gate; else as `setup` does. */
  edit(actor: Actor, eventId: number, id: number, patch: GatePatch): Promise<Gate> {
    return this.change(actor, eventId, async (trx, record) => {
      const before = await one(trx, eventId, id);
      const { name, ...fields } = patch;
      await repository.updateGate(trx, id, {
        ...fields,
        ...(name !== undefined && { name: await freeName(trx, eventId, name, id) }),
      });
      const after = await one(trx, eventId, id);
      await record('gate_changed', kept(before), kept(after));
      return after;
    });
  }

  /** @throws NotFoundError; ConflictError `gate_in_use` while a link opens it; else as `setup` does. */
  remove(actor: Actor, eventId: number, id: number): Promise<void> {
    return this.change(actor, eventId, async (trx, record) => {
      const gate = await one(trx, eventId, id);
      const now = this.now();
      if (await repository.hasOpenLink(trx, id, now)) {
        throw new ConflictError(
          'gate_in_use',
          `A helper’s link still opens ${gate.name}. Revoke it first.`,
        );
      }
      await repository.removeGate(trx, id, now);
      await record('gate_removed', kept(gate), {});
    });
  }

  private change<T>(
    actor: Actor,
    eventId: number,
    apply: (trx: Trx, record: Recorder) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction().execute(async (trx) => {
      const event = await managedEvent(trx, actor, eventId, 'gates');
      await repository.lockGates(trx, eventId);
      return apply(trx, async (action, before, after) => {
        const changes = changesBetween(before, after);
        if (Object.keys(changes).length === 0) return;
        const entry = { by: actor, action, about: aboutEvent(event), at: this.now() };
        await appendEntry(trx, { ...entry, changes });
      });
    });
  }
}

type Values = Parameters<typeof changesBetween>[0];
/** Records the values that differ, if any do. */
type Recorder = (action: RecordAction, before: Values, after: Values) => Promise<void>;

const kept = ({ name, ticket_types: types, has_exit }: Gate): Values => ({
  gate: name,
  ticket_types: types?.join(', ') ?? 'all',
  has_exit,
});

/**
 * The gate with this name, made if there is none. Locks the event's gates until the transaction ends.
 *
 * @throws ConflictError `too_many_gates`
 */
export async function gateCalled(trx: Trx, eventId: number, name: string): Promise<number> {
  await repository.lockGates(trx, eventId);
  const known = await repository.gateNamed(trx, eventId, name);
  return known ?? addGate(trx, eventId, { name, ticket_types: null, has_exit: false });
}

async function addGate(trx: Trx, eventId: number, fields: repository.GateFields): Promise<number> {
  const gates = await repository.listGates(trx, eventId);
  if (gates.filter(isOpen).length >= GATES_PER_EVENT) {
    throw new ConflictError('too_many_gates', `An event has at most ${GATES_PER_EVENT} gates.`);
  }
  return repository.insertGate(trx, { event_id: eventId, ...fields });
}

export const isOpen = ({ removed_at: removed }: repository.GateRow) => removed === null;

export const presentGate = ({ id, name, ticket_types, has_exit }: repository.GateRow): Gate => ({
  id,
  name,
  ticket_types,
  has_exit,
});

async function one(trx: Trx, eventId: number, id: number): Promise<Gate> {
  const gate = await repository.findGate(trx, eventId, id);
  if (!gate) throw notFound('gate');
  return presentGate(gate);
}

/** @throws InvalidFieldsError if the name is invalid, or another gate's. */
async function freeName(trx: Trx, eventId: number, text: string, own?: number): Promise<string> {
  const name = text.trim();
  refuseProblems({ name: lengthProblems(name, LIMITS.gateName.maxLength, 'Name') });
  const known = await repository.gateNamed(trx, eventId, name);
  if (known !== null && known !== own) {
    throw new InvalidFieldsError({ name: ['There is already a gate with this name'] });
  }
  return name;
}
