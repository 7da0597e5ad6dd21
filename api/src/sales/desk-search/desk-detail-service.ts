import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { appendEntry } from '../../platform/record/append-entry';
import { hasEntrySince, lockActor } from '../../platform/record/record-repository';
import type { Actor } from '../../platform/security/tokens';
import * as accounts from './account-detail-repository';
import type { DeskAccount, DeskOrder } from './desk-detail-schemas';
import * as present from './desk-search-presenter';
import { inOrder } from './desk-search-service';
import { findEventsOf, readEvents } from './events-search-repository';
import { findOrdersOf, listTickets, readOrders } from './orders-search-repository';
import { findPaymentsOf, readPayments } from './payments-search-repository';
import { readPeople } from './people-search-repository';

const LATEST = 20;
/** Reloading a screen within this time doesn't count as another look. */
const LOOK_MS = 10 * 60_000;

type Look = { action: 'account_looked_at' | 'order_looked_at'; account: number; order?: number };

/** One account or order as administrators see it. Each look is recorded in the same transaction. */
export class DeskDetailService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** @throws NotFoundError, also for a deleted account. */
  async account(actor: Actor, id: number): Promise<DeskAccount> {
    return this.db.transaction().execute(async (trx) => {
      const at = this.now();
      const [person] = await readPeople(trx, [id]);
      const account = await accounts.findAccount(trx, id, at);
      if (!person || !account) throw notFound('account');
      await recordLook(trx, actor, { action: 'account_looked_at', account: id }, at);
      const eventIds = await findEventsOf(trx, id, LATEST);
      const orderIds = await findOrdersOf(trx, id, LATEST);
      const teams = await accounts.listTeams(trx, id);
      return {
        account: present.presentPerson(person),
        ...present.presentSignIn(account),
        suspension: present.presentSuspension(account),
        events: inOrder(eventIds, await readEvents(trx, eventIds)).map(present.presentEvent),
        orders: inOrder(orderIds, await readOrders(trx, orderIds)).map(present.presentOrder),
        teams: teams.map(present.presentTeam),
      };
    });
  }

  /** @throws NotFoundError */
  async order(actor: Actor, id: number): Promise<DeskOrder> {
    return this.db.transaction().execute(async (trx) => {
      const [order] = await readOrders(trx, [id]);
      if (!order) throw notFound('order');
      const look = { action: 'order_looked_at', account: order.buyer_id, order: id } as const;
      await recordLook(trx, actor, look, this.now());
      const payments = await findPaymentsOf(trx, id);
      return {
        order: present.presentOrder(order),
        phone: order.phone,
        tickets: (await listTickets(trx, id)).map(present.presentTicket),
        payments: inOrder(payments, await readPayments(trx, payments)).map(present.presentPayment),
      };
    });
  }
}

async function recordLook(
  trx: Transaction<Database>,
  by: Actor,
  { action, account, order }: Look,
  at: Date,
): Promise<void> {
  await lockActor(trx, by.id);
  const look = { action, actor: by.id, account, order: order ?? null };
  if (await hasEntrySince(trx, look, new Date(at.getTime() - LOOK_MS))) return;
  await appendEntry(trx, {
    by,
    action,
    about: { account, ...(order !== undefined && { order }) },
    at,
  });
}
