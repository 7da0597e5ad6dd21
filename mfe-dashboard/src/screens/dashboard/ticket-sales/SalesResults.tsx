import { useQuery } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
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

const loading = <LoadingRows label="Loading ticket sales…" height="5rem" />;

interface SalesResultsProps {
  choice: SalesChoice;
  events: readonly Event[];
}

/** A page of sold tickets, below the totals of all pages. */
export function SalesResults({ choice, events }: SalesResultsProps) {
  const page = usePage();
  const sort = useSortedBy([soldAtColumn], newestFirst);
  const filters = filtersOf(choice, !sort.by.descending);
  const answer = useQuery(soldTicketsQuery(filters, page));
  const { data: loaded, isError, isFetching, isPlaceholderData, refetch } = answer;
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
      loading
    );
  }
  const { count, results, totals } = data;
  return (
    <>
      {count > 0 ? <Totals {...totals} /> : null}
      <Stack direction="row" wrap align="center" justify="space-between">
        {/* Also with nothing found: a live region has to be there before its text changes. */}
        <p role="status">{count === 1 ? '1 ticket' : `${countText(count)} tickets`}</p>
        {count > 0 ? (
          <Button
            variant="secondary"
            loading={isExporting}
            startIcon={<Download size={18} />}
            onClick={() => void exportSales(filters)}
          >
            Export CSV
          </Button>
        ) : null}
      </Stack>
      {count > 0 ? (
        <SalesTable tickets={results} sort={sort} />
      ) : isPlaceholderData ? (
        // Nothing found with other filters says nothing of these.
        loading
      ) : (
        <NoSales choice={choice} events={events} />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(count / SALES_PAGE_SIZE)}
        hrefFor={(each) => hrefWith({ page: each > 1 ? String(each) : '' })}
        label="Pages of tickets"
      />
    </>
  );
}

function Totals({ tickets, revenue, checked_in }: ApiSchemas['SoldTicketPage']['totals']) {
  return (
    <Figures>
      <StatCard
        label="Sold Tickets"
        value={countText(tickets)}
        hint="paid or free"
        icon={<TicketCheck size={18} />}
      />
      <StatCard
        label="Revenue"
        value={formatNaira(revenue)}
        hint="as paid, net of refunds"
        icon={<Banknote size={18} />}
        tone="accent"
      />
      <StatCard
        label="Checked In"
        value={countText(checked_in)}
        icon={<ScanLine size={18} />}
        tone="neutral"
      />
    </Figures>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[4]};
`;
