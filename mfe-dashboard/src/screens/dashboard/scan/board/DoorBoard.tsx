import { useState } from 'react';
import { DoorOpen, TicketCheck, Timer, TriangleAlert, UsersRound } from '@nzuko/shared-ui/icons';
import { Button, Link, Stack, StatCard, styled, theme } from '@nzuko/shared-ui';
import { Table, type TableColumn } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../../api/eventsApi';
import type { DoorBoard as Board } from '../../../../api/gatesApi';
import { FourFigures } from '../../../../components/FourFigures';
import { LoadError } from '../../../../components/LoadError';
import { LoadingRows } from '../../../../components/LoadingRows';
import { boardFailedMessage } from '../../../../messages/doorMessages';
import { countText } from '../../../../text/countText';
import { TabSection } from '../../TabSection';
import { useDashboardUrl } from '../../useDashboardUrl';
import { BoardStatus } from './BoardStatus';
import { CapacityAlarm } from './CapacityAlarm';
import { clockText } from './clockText';
import { MinuteBars } from './MinuteBars';
import { lastMinutes } from './minutes';
import { useBoard } from './useBoard';

const WINDOWS = [10, 30, 60];
const RATE_MINUTES = 10;

/** How an event's door is doing, now. */
export function DoorBoard({ event }: { event: Event }) {
  const { board, answeredAt, error, again } = useBoard(event.id);
  const { hrefWith } = useDashboardUrl();
  const [shown, setShown] = useState(30);
  if (!board) {
    return error ? (
      <LoadError message={boardFailedMessage} onRetry={again} retrying={false} />
    ) : (
      <LoadingRows label="Loading the live board…" height="9rem" />
    );
  }
  const rate = lastMinutes(board, RATE_MINUTES).reduce((sum, { entered }) => sum + entered, 0);
  return (
    <Stack gap={5}>
      <BoardStatus
        answeredAt={answeredAt}
        error={error}
        timezone={event.timezone}
        onRetry={again}
      />
      <CapacityAlarm inside={board.inside} alarmAt={board.alarm_at} />
      <FourFigures>
        <StatCard
          label="Inside now"
          value={countText(board.inside)}
          hint={`of ${countText(board.capacity)} places`}
          icon={<UsersRound size={18} />}
        />
        <StatCard
          label="Checked in"
          value={countText(board.checked_in)}
          hint={`of ${countText(board.sold)} sold`}
          icon={<TicketCheck size={18} />}
          tone="accent"
        />
        <StatCard
          label="Per minute"
          value={(rate / RATE_MINUTES).toLocaleString('en-NG', { maximumFractionDigits: 1 })}
          hint={`came in, over the last ${RATE_MINUTES} minutes`}
          icon={<Timer size={18} />}
          tone="neutral"
        />
        <StatCard
          label="Open conflicts"
          value={countText(board.open_conflicts)}
          hint={
            board.open_conflicts > 0 ? (
              <Link to={hrefWith({ door: undefined })}>Listed beside the scanner</Link>
            ) : (
              'Nothing to look into'
            )
          }
          icon={board.open_conflicts > 0 ? <TriangleAlert size={18} /> : <DoorOpen size={18} />}
          tone={board.open_conflicts > 0 ? 'coral' : 'neutral'}
        />
      </FourFigures>
      <TabSection title="By gate">
        <Table
          caption="By gate"
          hideCaption
          columns={columnsFor(event.timezone)}
          rows={rowsOf(board)}
          rowKey={({ id }) => id}
        />
      </TabSection>
      <TabSection
        title="By minute"
        aside={
          <Choices role="group" aria-label="How far back">
            {WINDOWS.map((minutes) => (
              <Button
                key={minutes}
                size="sm"
                variant={minutes === shown ? 'primary' : 'secondary'}
                aria-pressed={minutes === shown}
                onClick={() => setShown(minutes)}
              >
                {minutes} min
              </Button>
            ))}
          </Choices>
        }
      >
        <MinuteBars minutes={lastMinutes(board, shown)} timezone={event.timezone} />
      </TabSection>
    </Stack>
  );
}

type GateRow = Board['gates'][number];

/** The gates, then what no gate counts, if anything. */
const rowsOf = ({ gates, elsewhere }: Board): GateRow[] =>
  elsewhere.entered + elsewhere.left > 0 || gates.length === 0
    ? [...gates, { ...elsewhere, id: 0, name: 'No gate, or by hand' }]
    : gates;

const columnsFor = (timezone: string): TableColumn<GateRow>[] => [
  { key: 'gate', header: 'Gate', isRowHeader: true, cell: ({ name }) => name },
  { key: 'in', header: 'Came in', align: 'end', cell: ({ entered }) => countText(entered) },
  { key: 'out', header: 'Left', align: 'end', cell: ({ left }) => countText(left) },
  {
    key: 'last',
    header: 'Last scan',
    align: 'end',
    priority: 2,
    cell: ({ last_at: at }) => (at ? clockText(new Date(at), timezone) : '–'),
  },
];

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
