import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, Link, Stack } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import { reportCasesQuery, type ReportCase } from '../../../api/reportsApi';
import { TwoLines } from '../../../components/TwoLines';
import { reportsFailedMessage } from '../../../messages/tabMessages';
import { agoText } from '../../../time/agoText';
import { MINUTE_MS } from '../../../time/durations';
import { momentOf } from '../../../time/momentOf';
import { useNow } from '../../../time/useNow';
import { Nothing } from '../DeskList';
import { LongList } from '../LongList';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { byNumber, byText } from '../useSort';
import { useUrlId } from '../useUrlId';
import { CaseView } from './CaseView';
import { countOf, handledText, reasonLabels } from './caseWords';

/** Events that people reported; with `?case=7`, one of them. */
export function ReportsTab() {
  const id = useUrlId('case');
  return id ? <CaseView key={id} id={id} /> : <Cases />;
}

function Cases() {
  return (
    <Stack gap={8}>
      <TabHeader
        title="Reports"
        subtitle="Events that people told us about. Organizers don’t see who reported them."
      />
      <TabSection title="Waiting for you">
        <LongList
          name="reported events"
          query={useInfiniteQuery(reportCasesQuery(true))}
          failed={reportsFailedMessage}
          columns={[...columns, waitingColumn]}
          compares={compares}
          usual={{ key: 'when', descending: false }}
          more="Show More Reported Events"
          empty={<Nothing>No reports are waiting.</Nothing>}
        />
      </TabSection>
      <TabSection title="Handled">
        <LongList
          name="handled reports"
          more="Show Older Handled Reports"
          query={useInfiniteQuery(reportCasesQuery(false))}
          failed={reportsFailedMessage}
          columns={[...columns, handledColumn]}
          compares={handledCompares}
          empty={<Nothing>No report has been handled yet.</Nothing>}
        />
      </TabSection>
    </Stack>
  );
}

const compares = {
  what: byText(({ event }: ReportCase) => event.title),
  reports: byNumber(countOf),
  when: byNumber(({ id }: ReportCase) => id),
};
const handledCompares = {
  ...compares,
  when: byNumber(({ handled }: ReportCase) => Date.parse(handled?.at ?? '')),
};

const columns: TableColumn<ReportCase>[] = [
  {
    key: 'what',
    header: 'Event',
    isRowHeader: true,
    sorts: 'ascending',
    cell: (row) => <EventCell row={row} />,
  },
  {
    key: 'reports',
    header: 'Reports',
    align: 'end',
    sorts: 'descending',
    cell: countOf,
  },
  {
    key: 'why',
    header: 'Main reason',
    priority: 2,
    cell: ({ reasons }) => (reasons[0] ? reasonLabels[reasons[0].reason] : null),
  },
];

const waitingColumn: TableColumn<ReportCase> = {
  key: 'when',
  header: 'Waiting since',
  sorts: 'ascending',
  cell: ({ opened_at: at }) => <Moment at={at} />,
};

const handledColumn: TableColumn<ReportCase> = {
  key: 'when',
  header: 'Handled',
  sorts: 'descending',
  cell: ({ handled }) =>
    handled ? (
      <TwoLines>
        {handledText(handled)}
        <small>
          <Ago at={handled.at} />
        </small>
      </TwoLines>
    ) : null,
};

function EventCell({ row: { id, event } }: { row: ReportCase }) {
  const { hrefWith } = useDashboardUrl();
  return (
    <TwoLines>
      <Link to={hrefWith({ case: String(id) })}>{event.title}</Link>
      <small>
        {event.organizer.name} {event.is_suspended ? <Badge tone="error">Suspended</Badge> : null}
      </small>
    </TwoLines>
  );
}

const Moment = ({ at }: { at: string }) => (
  <TwoLines>
    <Ago at={at} />
    <small>{momentOf(at)}</small>
  </TwoLines>
);

function Ago({ at }: { at: string }) {
  return agoText(at, useNow(MINUTE_MS));
}
