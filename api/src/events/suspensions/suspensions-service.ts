import type { Kysely, Transaction } from 'kysely';
import { lockAdministrators } from '../../accounts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { lockMoney } from '../../platform/ledger-lock-repository';
import { DEFAULT_PAGE_SIZE, LIMITS } from '../../platform/limits';
import type { SuspensionMail } from '../../platform/outbox/suspension-mail-content';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { appendEntry } from '../../platform/record/append-entry';
import type { RecordAction } from '../../platform/record/record-actions';
import type { Actor } from '../../platform/security/tokens';
import { findEvent } from '../events-repository';
import { queueHolderMails } from '../holder-mails-repository';
import { endCaseOfSuspended } from '../reports/handle-case';
import {
  alreadyLifted,
  alreadySuspended,
  notOneself,
  suspendedOneself,
} from './suspension-refusals';
import * as repository from './suspensions-repository';
import type { AccountRow, SuspensionRow } from './suspensions-repository';
import type {
  Suspension,
  SuspensionPage,
  SuspensionReason,
  SuspensionsQuery,
} from './suspensions-schemas';

type Trx = Transaction<Database>;
type Stopped = Awaited<ReturnType<typeof repository.markEvents>>;

/** The facts of a mail about a suspension or its end. */
type Notice = Omit<SuspensionMail, 'firstName'>;

/**
 * Suspends accounts and events, and lifts suspensions (decision 0101). A suspension locks the organizer's money, so a payout
 * about to be sent either goes out before it or sees it. It locks the money after the events, in the order that settling a
 * payment does.
 */
export class SuspensionsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  async list({
    open,
    before = null,
    page_size: size = DEFAULT_PAGE_SIZE,
  }: { before?: number | null } & Omit<SuspensionsQuery, 'before'>): Promise<SuspensionPage> {
    const window = { isOpen: open ?? null, before, limit: size + 1 };
    const rows = await repository.listSuspensions(this.db, window);
    const page = rows.slice(0, size);
    const query = new URLSearchParams({
      ...(open !== undefined && { open: String(open) }),
      page_size: String(size),
      before: String(page.at(-1)?.id),
    });
    return {
      next: rows.length > size ? `/api/desk/suspensions/?${query}` : null,
      results: page.map(present),
    };
  }

  /**
   * Suspends an account with all its events.
   *
   * @throws NotFoundError; InvalidFieldsError without a reason; ConflictError `own_account`, `already_suspended`,
   *   `you_are_suspended`.
   */
  suspendAccount(actor: Actor, id: number, payload: SuspensionReason): Promise<Suspension> {
    const reason = readReason(payload);
    if (id === actor.id) throw notOneself();
    return this.change(actor, async (trx, at) => {
      const account = await repository.findAccount(trx, id);
      if (!account) throw notFound('account');
      const open = await repository.findOpen(trx, { account: id });
      if (open) throw alreadySuspended(open);
      const by = { suspended_by: actor.id, suspended_at: at };
      const made = { account_id: id, event_id: null, reason, ...by };
      const suspension = await repository.insertSuspension(trx, made);
      await repository.markAccount(trx, id, at);
      const stopped = await repository.markEvents(trx, { organizer: id }, at);
      await lockMoney(trx, id);
      await tellHolders(trx, stopped, false);
      await tell(trx, account, { what: 'account', eventTitle: '', reason, isLifted: false });
      await record(trx, { by: actor, action: 'account_suspended', account: id, reason, at });
      return suspension;
    });
  }

  /**
   * Suspends one event, and ends the case of its reports if there is one. Throws as `suspendAccount` does.
   *
   * @param fromCase the case of its reports it comes from: a check under the lock, and a note.
   */
  suspendEvent(
    actor: Actor,
    id: number,
    payload: SuspensionReason,
    fromCase?: { check: (trx: Trx) => Promise<unknown>; note: string },
  ): Promise<Suspension> {
    const reason = readReason(payload);
    return this.change(actor, async (trx, at) => {
      await fromCase?.check(trx);
      const event = await findEvent(trx, id);
      if (!event) throw notFound('event');
      const open = await repository.findOpen(trx, { event: id });
      if (open) throw alreadySuspended(open);
      const by = { suspended_by: actor.id, suspended_at: at };
      const made = { account_id: null, event_id: id, reason, ...by };
      const suspension = await repository.insertSuspension(trx, made);
      const { organizer_id: team, title: eventTitle } = event;
      const stopped = await repository.markEvents(trx, { event: id }, at);
      await lockMoney(trx, team);
      await tellHolders(trx, stopped, false);
      const lead = await repository.findLead(trx, id);
      await tell(trx, lead, { what: 'event', eventTitle, reason, isLifted: false });
      await record(trx, { by: actor, action: 'event_suspended', event: id, team, reason, at });
      const note = fromCase?.note ?? '';
      await endCaseOfSuspended(trx, { event: id, note, by: actor, at });
      return suspension;
    });
  }

  /**
   * Lifts one suspension, named by its id, so that a newer one by another administrator stays.
   *
   * @throws NotFoundError; InvalidFieldsError without a reason; ConflictError `already_lifted`, `you_are_suspended`.
   */
  lift(actor: Actor, id: number, payload: SuspensionReason): Promise<Suspension> {
    const reason = readReason(payload);
    return this.change(actor, async (trx, at) => {
      const found = await repository.findSuspension(trx, id);
      if (!found) throw notFound('suspension');
      if (found.lifted_at) throw alreadyLifted(found);
      await repository.endSuspension(trx, id, {
        lift_reason: reason,
        lifted_by: actor.id,
        lifted_at: at,
      });
      const { account_id: account, event_id: event } = found;
      if (account !== null) {
        await repository.markAccount(trx, account, null);
        const which = { organizer: account };
        await tellHolders(trx, await repository.markEvents(trx, which, at), true);
        const staysStopped = await repository.isAnyStopped(trx, which);
        const what = 'account' as const;
        const notice = { what, eventTitle: '', reason, isLifted: true, staysStopped };
        await tell(trx, await repository.findAccount(trx, account), notice);
        await record(trx, { by: actor, action: 'account_unsuspended', account, reason, at });
      }
      const row = event === null ? undefined : await findEvent(trx, event);
      if (row) {
        const { id: eventId, organizer_id: team, title: eventTitle } = row;
        await tellHolders(trx, await repository.markEvents(trx, { event: eventId }, at), true);
        const lead = await repository.findLead(trx, eventId);
        const staysStopped = await repository.isAnyStopped(trx, { event: eventId });
        await tell(trx, lead, { what: 'event', eventTitle, reason, isLifted: true, staysStopped });
        const entry = { by: actor, action: 'event_unsuspended' as const, event: eventId, team };
        await record(trx, { ...entry, reason, at });
      }
      return id;
    });
  }

  /** Under the lock, and only by an administrator who still is one and isn't suspended. */
  private async change(
    actor: Actor,
    act: (trx: Trx, at: Date) => Promise<number>,
  ): Promise<Suspension> {
    return this.db.transaction().execute(async (trx) => {
      await lockAdministrators(trx);
      const self = await repository.findAccount(trx, actor.id);
      if (self?.role !== 'ADMIN' || self.suspended_at) throw suspendedOneself();
      const id = await act(trx, this.now());
      const row = await repository.findSuspension(trx, id);
      if (!row) throw new Error(`Suspension ${id} is gone`);
      return present(row);
    });
  }
}

function readReason({ reason }: SuspensionReason): string {
  const trimmed = reason.trim();
  refuseProblems({ reason: lengthProblems(trimmed, LIMITS.auditNote.maxLength, 'Reason') });
  return trimmed;
}

async function tellHolders(trx: Trx, events: Stopped, isLifted: boolean): Promise<void> {
  for (const { id, title: eventTitle, start_date: start, timezone } of events) {
    const data = { eventTitle, eventId: id, startsAt: start.toISOString(), timezone, isLifted };
    await queueHolderMails(trx, id, { template: 'event_suspended', data });
  }
}

async function tell(trx: Trx, account: AccountRow | undefined, data: Notice): Promise<void> {
  if (!account) return;
  const mail = { template: 'suspension' as const, recipient: account.email };
  await queueMail(trx, { ...mail, data: { firstName: account.first_name, ...data } });
}

function record(
  trx: Trx,
  entry: {
    by: Actor;
    action: RecordAction;
    account?: number;
    event?: number;
    team?: number;
    reason: string;
    at: Date;
  },
): Promise<void> {
  const { by, action, reason, at, ...about } = entry;
  return appendEntry(trx, { by, action, about, changes: { reason: [null, reason] }, at });
}

function present(row: SuspensionRow): Suspension {
  const { account_id: account, event_id: event, lifted_at: liftedAt } = row;
  return {
    id: row.id,
    account:
      account === null
        ? null
        : { id: account, name: row.account_name, email: row.account_email ?? '' },
    event: event === null ? null : { id: event, title: row.event_title ?? '' },
    reason: row.reason,
    suspended_by: row.suspender,
    suspended_at: row.suspended_at.toISOString(),
    lifted: liftedAt && {
      by: row.lifter ?? '',
      at: liftedAt.toISOString(),
      reason: row.lift_reason ?? '',
    },
  };
}
