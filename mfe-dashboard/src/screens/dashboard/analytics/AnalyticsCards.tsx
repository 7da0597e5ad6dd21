import { Banknote, Gauge, ScanLine, TicketCheck } from '@nzuko/shared-ui/icons';
import { formatNaira, StatCard } from '@nzuko/shared-ui';

import { FourFigures } from '../../../components/FourFigures';
import { koboOf } from '../../../money/kobo';
import { occupancyLevel, percentText } from '../../../event/occupancy';
import { countText } from '../../../text/countText';
import { totalsOf, type Performance } from './performance';
import type { TimeRange } from './timeRanges';

interface AnalyticsCardsProps {
  rows: readonly Performance[];
  /** The amount paid in the range, in naira. */
  paid: string;
  range: TimeRange;
}

/** Totals of all rows. */
export function AnalyticsCards({ rows, paid, range }: AnalyticsCardsProps) {
  const totals = totalsOf(rows);
  const level = occupancyLevel(totals.occupancyRate);
  const isCancelled = rows.length > 0 && rows.every((row) => row.isCancelled);
  // Ticket types can have their own prices, which the spec's "sold tickets times event price" ignores.
  const paidDiffers = koboOf(paid) !== koboOf(totals.revenue);
  return (
    <FourFigures>
      <StatCard
        label="Sold Tickets"
        value={countText(totals.soldTickets)}
        hint={range.label}
        icon={<TicketCheck size={18} />}
      />
      <StatCard
        label="Revenue"
        value={formatNaira(totals.revenue)}
        hint={
          paidDiffers
            ? `at the event price; ${formatNaira(paid)} paid`
            : 'sold tickets × event price'
        }
        icon={<Banknote size={18} />}
        tone="accent"
      />
      <StatCard
        label="Checked In"
        value={countText(totals.checkedIn)}
        hint={`of ${countText(totals.soldTickets)} sold`}
        icon={<ScanLine size={18} />}
        tone="neutral"
      />
      <StatCard
        label="Occupancy Rate"
        value={percentText(totals.occupancyRate)}
        hint={isCancelled ? 'cancelled' : `overall: ${level.label}`}
        icon={<Gauge size={18} />}
        tone={isCancelled ? 'neutral' : level.tone}
      />
    </FourFigures>
  );
}
