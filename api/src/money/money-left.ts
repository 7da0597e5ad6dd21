import type { ReadMoneyLeft } from '../accounts';
import { balancesOf } from './ledger/balances-repository';

/** What is pending, available, disputed or on its way. What an event owes counts against it. */
export const readMoneyLeft: ReadMoneyLeft = async (trx, userId) =>
  (await balancesOf(trx, userId)).reduce(
    (sum, { balance, disputed, on_its_way }) => sum + balance + disputed + on_its_way,
    0,
  );
