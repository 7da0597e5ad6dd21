import { useQuery } from '@tanstack/react-query';
import { Banknote, Download, ScanLine, TicketCheck } from '@nzuko/shared-ui/icons';
import {
  Button,
  formatNaira,
  Pagination,
  Stack,
  StatCard,
  styled,
  theme,
  useStore,
} from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { soldTicketsQuery } from '../../../api/salesApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { SALES_PAGE_SIZE } from '../../../constants';
import { salesFailedMessage } from '../../../messages/dashboardMessages';
import { countText } from '../../../text/countText';
import { useExistingPage, usePage } from '../listPage';
import { useDashboardUrl } from '../useDashboardUrl';
import { useSortedBy } from '../useSort';
import { NoSales } from './NoSales';
import { soldAtColumn } from './salesColumns';
import { exportSales, salesExportStore } from './salesExport';
import { filtersOf, type SalesChoice } from './salesFilters';
import { SalesTable } from './SalesTable';

const newestFirst = { key: soldAtColumn, descending: true };

interface SalesResultsProps {
  choice: SalesChoice;
  events: readonly Event[];
}

/** A page of sold tickets, below the totals of all pages. */
export function SalesResults({ choice, events }: SalesResultsProps) {
  const page = usePage();
  const sort = useSortedBy([soldAtColumn], newestFirst);
  const filters = filtersOf(choice, !sort.by.descending);
  const { data: loaded, isError, isFetching, refetch } = useQuery(soldTicketsQuery(filters, page));
  const data = useExistingPage(loaded, SALES_PAGE_SIZE);
  const { hrefWith } = useDashboardUrl();
  const isExporting = useStore(
    salesExportStore,
    ({ current }) => current !== null && !current.hasFailed,
  );

  if (!data) {
    return isError ? (
      <LoadError message={salesFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading ticket sales…" height="5rem" />
    );
  }
  if (data.count === 0) return <NoSales choice={choice} events={events} />;
  const { totals } = data;
  return (
    <>
      <Figures>
        <StatCard
          label="Sold Tickets"
          value={countText(totals.tickets)}
          hint="paid or free"
          icon={<TicketCheck size={18} />}
        />
        <StatCard
          label="Revenue"
          value={formatNaira(totals.revenue)}
          hint="as paid, net of refunds"
          icon={<Banknote size={18} />}
          tone="accent"
        />
        <StatCard
          label="Checked In"
          value={countText(totals.checked_in)}
          icon={<ScanLine size={18} />}
          tone="neutral"
        />
      </Figures>
      <Stack direction="row" wrap align="center" justify="space-between">
        <p role="status">{data.count === 1 ? '1 ticket' : `${countText(data.count)} tickets`}</p>
        <Button
          variant="secondary"
          loading={isExporting}
          startIcon={<Download size={18} />}
          onClick={() => void exportSales(filters)}
        >
          Export CSV
        </Button>
      </Stack>
      <SalesTable tickets={data.results} sort={sort} />
      <Pagination
        page={page}
        pageCount={Math.ceil(data.count / SALES_PAGE_SIZE)}
        hrefFor={(each) => hrefWith({ page: each > 1 ? String(each) : '' })}
        label="Pages of tickets"
      />
    </>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[4]};
`;
