import { percentText } from '../../../event/occupancy';
import { HIGH_PERFORMING_FROM, OCCUPANCY_YELLOW_FROM } from '../../../constants';
import { countText } from '../../../text/countText';
import { totalsOf, type Performance } from './performance';

/** One key insight. */
export interface Insight {
  key: 'high-performing' | 'best-seller' | 'turnout' | 'needs-attention';
  title: string;
  text: string;
}

const NAMES_SHOWN = 3;

/** For example "A", "A and B" or "A, B and 4 more". */
function namesText(rows: readonly Performance[]): string {
  const names = rows.slice(0, NAMES_SHOWN).map(({ title }) => title);
  const more = rows.length - names.length;
  const parts = more > 0 ? [...names, `${more} more`] : names;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Derives the key insights. Events at 80 % occupancy or more are high-performing. Spec section 9. */
export function keyInsights(rows: readonly Performance[], rangeLabel: string): Insight[] {
  if (rows.length === 0) return [];
  const insights: Insight[] = [];
  const high = rows.filter(({ occupancyRate }) => occupancyRate >= HIGH_PERFORMING_FROM);
  insights.push({
    key: 'high-performing',
    title: `${high.length} high-performing ${high.length === 1 ? 'event' : 'events'}`,
    text:
      high.length > 0
        ? `${percentText(HIGH_PERFORMING_FROM)} occupancy or more: ${namesText(high)}.`
        : `No event has reached ${percentText(HIGH_PERFORMING_FROM)} occupancy yet.`,
  });

  const [best] = [...rows].sort((a, b) => b.soldTickets - a.soldTickets);
  const isSold = best !== undefined && best.soldTickets > 0;
  insights.push({
    key: 'best-seller',
    title: isSold ? 'Best seller' : 'No sales',
    text: isSold
      ? `${best.title} sold ${countText(best.soldTickets)} ${best.soldTickets === 1 ? 'ticket' : 'tickets'} in the ${rangeLabel.toLowerCase()}.`
      : `No tickets sold in the ${rangeLabel.toLowerCase()}.`,
  });

  // Nobody can have come to an event that hasn't begun.
  const { soldTickets, checkedIn } = totalsOf(rows.filter(({ hasBegun }) => hasBegun));
  if (checkedIn > 0) {
    insights.push({
      key: 'turnout',
      title: `${percentText(checkedIn / soldTickets)} checked in`,
      text: `${countText(checkedIn)} of the ${countText(soldTickets)} tickets sold for events that have begun were checked in.`,
    });
  }

  const quiet = rows.filter(
    ({ isUpcoming, occupancyRate }) => isUpcoming && occupancyRate < OCCUPANCY_YELLOW_FROM,
  );
  if (quiet.length > 0) {
    insights.push({
      key: 'needs-attention',
      title: `${quiet.length} ${quiet.length === 1 ? 'event' : 'events'} with seats to fill`,
      text: `Coming up and under ${percentText(OCCUPANCY_YELLOW_FROM)} full: ${namesText(quiet)}.`,
    });
  }
  return insights;
}
