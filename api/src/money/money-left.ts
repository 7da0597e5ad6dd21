import type { ReadMoneyLeft } from '../accounts';
import { balancesOf } from './ledger/balances-repository';

/** An organizer's pending, available, disputed and on-its-way money, less the debts of its events. Kobo. */
export const readMoneyLeft: ReadMoneyLeft = async (trx, userId) =>
  (await balancesOf(trx, userId)).reduce(
    (sum, { balance, disputed, on_its_way }) => sum + balance + disputed + on_its_way,
    0,
  );
