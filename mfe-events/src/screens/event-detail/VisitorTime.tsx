import { Clock } from '@nzuko/shared-ui/icons';
import { styled } from '@nzuko/shared-ui';
import { minutesAhead } from '@nzuko/shared-ui/parts';

import type { Event } from '../../api/eventsApi';
import { visitorTimeText } from '../../time/visitorTime';
import { Fact } from './EventHero.styles';

/** The start on the visitor's clock, where it differs. The page server leaves room for it, so that nothing moves when it comes. */
export function VisitorTime({ event }: { event: Event }) {
  const { start_date: start, timezone } = event;
  const text = visitorTimeText(start, timezone);
  if (start === null || text === null) return null;
  if (text === undefined) return <Room $clock={minutesAhead(start, timezone)}>&nbsp;</Room>;
  return (
    <Fact>
      <Clock size={20} />
      {text}
    </Fact>
  );
}

// Only for visitors whose clock differs, as the page's own script marks it.
const Room = styled(Fact)<{ $clock: number }>`
  html:is(:not([data-clock]), [data-clock='${({ $clock }) => $clock}']) & {
    display: none;
  }
`;
