import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { pageOf } from '../../platform/http/paging';
import { DEFAULT_PAGE_SIZE } from '../../platform/limits';
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
    const { search = '', page = 1, page_size: size = DEFAULT_PAGE_SIZE } = query;
    const wanted = search.trim();
    const window = { limit: size, offset: (page - 1) * size };
    const count = await repository.countPayees(db, wanted);
    const payees = await repository.listPayees(db, wanted, window);
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
    return { ...pageOf({ path, query, page, size, count }), results };
  }

  async payouts(query: DeskPayoutsQuery, path: string): Promise<DeskPayoutPage> {
    const { db, now } = this.parts;
    const { stage, page = 1, page_size: size = DEFAULT_PAGE_SIZE } = query;
    const scope = { stage, now: now() };
    const window = { limit: size, offset: (page - 1) * size };
    const count = await repository.countDeskPayouts(db, scope);
    const rows = await repository.listDeskPayouts(db, scope, window);
    return {
      ...pageOf({ path, query, page, size, count }),
      top_up: formatNaira(await repository.readTopUp(db)),
      results: rows.map(presentDeskPayout),
    };
  }
}
