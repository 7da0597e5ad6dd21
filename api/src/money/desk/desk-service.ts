import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { placeOf, windowOf } from '../../platform/http/paging';
import { formatNaira } from '../../platform/money';
import { overBefore } from '../ledger/availability';
import { balancesByState } from '../ledger/balances-repository';
import { presentBalance, presentDeskPayout } from './desk-presenter';
import * as repository from './desk-repository';
import type {
  DeskPayoutPage,
  DeskPayoutsQuery,
  OrganizerBalancePage,
  OrganizersQuery,
} from './desk-schemas';

interface DeskParts {
  db: Kysely<Database>;
  now: Clock;
  payoutDelayMs: number;
}

/** All organizers' money, and the payouts that wait for an administrator. */
export class DeskService {
  constructor(private readonly parts: DeskParts) {}

  async balances(query: OrganizersQuery, path: string): Promise<OrganizerBalancePage> {
    const { db, now, payoutDelayMs } = this.parts;
    const wanted = (query.search ?? '').trim();
    const count = await repository.countPayees(db, wanted);
    const payees = await repository.listPayees(db, wanted, windowOf(query));
    const at = { now: now(), delayMs: payoutDelayMs };
    const ids = payees.map(({ id }) => id);
    const balances = await balancesByState(db, ids, overBefore(at));
    const results = payees.map((payee) =>
      presentBalance(
        payee,
        balances.filter(({ organizer_id: id }) => id === payee.id),
        at,
      ),
    );
    return { ...placeOf(query, count, path), results };
  }

  async payouts(query: DeskPayoutsQuery, path: string): Promise<DeskPayoutPage> {
    const { db, now } = this.parts;
    const scope = { stage: query.stage, now: now() };
    const count = await repository.countDeskPayouts(db, scope);
    const rows = await repository.listDeskPayouts(db, scope, windowOf(query));
    return {
      ...placeOf(query, count, path),
      top_up: formatNaira(await repository.readTopUp(db)),
      results: rows.map(presentDeskPayout),
    };
  }
}
