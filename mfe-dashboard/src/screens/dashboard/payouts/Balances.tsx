import { ArrowUpRight, Hourglass, Landmark, Wallet } from '@nzuko/shared-ui/icons';
import { Banner, formatNaira, isFree, StatCard } from '@nzuko/shared-ui';

import type { OrganizerMoney } from '../../../api/moneyApi';
import { FourFigures } from '../../../components/FourFigures';

/** Where the organizer's money is, in four parts. */
export function Balances({ money }: { money: OrganizerMoney }) {
  const isBelowZero = money.available.startsWith('-');
  return (
    <>
      <FourFigures>
        <StatCard
          label="Pending"
          value={formatNaira(money.pending)}
          hint="From events that aren’t over yet"
          icon={<Hourglass size={20} />}
          tone="neutral"
        />
        <StatCard
          label="Available"
          value={formatNaira(money.available)}
          hint={isBelowZero ? 'Your next sales will cover it' : 'Can be paid out'}
          icon={<Wallet size={20} />}
        />
        <StatCard
          label="On its way"
          value={formatNaira(money.on_its_way)}
          hint="Not in your bank account yet"
          icon={<ArrowUpRight size={20} />}
          tone="accent"
        />
        <StatCard
          label="Paid out"
          value={formatNaira(money.paid_out)}
          hint="In your bank account"
          icon={<Landmark size={20} />}
          tone="coral"
        />
      </FourFigures>
      {isBelowZero ? (
        <Banner title={`You’re ${formatNaira(money.available.slice(1))} below zero`}>
          Refunds or disputes took back money that you had already been paid, or that went on fees.
          Your next sales will cover it automatically. Nothing is paid out until then.
        </Banner>
      ) : null}
      {isFree(money.disputed) ? null : (
        <Banner tone="warning">
          {formatNaira(money.disputed)} is held because buyers dispute their payments. You’ll get it
          back if you win the disputes.
        </Banner>
      )}
    </>
  );
}
