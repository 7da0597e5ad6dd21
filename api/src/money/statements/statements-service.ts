import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import type { Actor } from '../../platform/security/tokens';
import { actingIn, requireAllEvents, requireRight } from '../../platform/teams/acting';
import { findOrganizer } from '../ledger/entries-repository';
import { listPayouts } from '../payouts/payouts-repository';
import { monthPdf } from './month-pdf';
import { readMonth, type Month } from './months';
import { payoutPdf } from './payout-pdf';
import { monthCsv, payoutCsv } from './statement-csv';
import { eventStatements } from './statement-lines';
import * as repository from './statements-repository';

const POSTINGS_AT_ONCE = 1000;

/** Statements of a payout, or of a month, from the ledger, as files. */
export class StatementsService {
  constructor(private readonly parts: { db: Kysely<Database>; now: Clock }) {}

  /** @throws InvalidFieldsError as `readMonth` does. */
  async monthPdf(organizerId: number, name: string): Promise<Uint8Array> {
    const { db, now } = this.parts;
    const at = now();
    const month = readMonth(name, at);
    const organizer = await repository.nameOf(db, organizerId);
    const sums = await repository.sumPostings(db, organizerId, month);
    return monthPdf(organizer, month, eventStatements(sums), at);
  }

  /** Streams the month, without anything posted meanwhile. @throws as `monthPdf` does. */
  async *monthCsv(organizerId: number, name: string): AsyncGenerator<string> {
    const { db, now } = this.parts;
    const at = now();
    const month = readMonth(name, at);
    const { kobo, newest } = await repository.balanceBefore(db, organizerId, month.from);
    yield* monthCsv(month, at, kobo, this.postings(organizerId, month, newest));
  }

  /** @throws NotFoundError if it isn't their team's, unless they administrate; ApiError 403 without the right. */
  async payoutPdf(actor: Actor, id: number): Promise<Uint8Array> {
    const { db, now } = this.parts;
    const payout = await this.payoutFor(actor, id);
    const organizer = await repository.nameOf(db, payout.organizer_id);
    return payoutPdf(organizer, payout, await repository.partsOfPayout(db, id), now());
  }

  /** @throws NotFoundError if it isn't their team's, unless they administrate; ApiError 403 without the right. */
  async payoutCsv(actor: Actor, id: number): Promise<string> {
    const payout = await this.payoutFor(actor, id);
    return payoutCsv(payout, await repository.partsOfPayout(this.parts.db, id));
  }

  private async *postings(organizerId: number, month: Month, upTo: number) {
    for (let after = 0; ;) {
      const page = { after, upTo, limit: POSTINGS_AT_ONCE };
      const rows = await repository.listMonth(this.parts.db, organizerId, month, page);
      if (rows.length > 0) yield rows;
      if (rows.length < POSTINGS_AT_ONCE) return;
      after = rows.at(-1)?.id ?? upTo;
    }
  }

  private async payoutFor(actor: Actor, id: number) {
    const [payout] = await listPayouts(this.parts.db, { id }, { before: null, limit: 1 });
    if (!payout) throw noSuchPayout();
    if (actor.role === 'ADMIN') return payout;
    const acting = await actingIn(this.parts.db, actor, payout.organizer_id);
    if (!acting) throw noSuchPayout();
    requireRight(acting, 'money');
    requireAllEvents(acting);
    return payout;
  }

  /** For administrators' look at an account; your own statement needs no check. @throws NotFoundError */
  async requireOrganizer(id: number): Promise<void> {
    if (await findOrganizer(this.parts.db, id)) return;
    throw notFound('organizer');
  }
}

const noSuchPayout = () => notFound('payout');
