import { useMutation, useQuery } from '@tanstack/react-query';
import { Banknote, Download, ScanLine, TicketCheck } from 'lucide-react';
import {
  Banner,
  Button,
  defaultTimeZone,
  EmptyState,
  formatNaira,
  Pagination,
  Stack,
  StatCard,
  styled,
  theme,
} from 'shared-ui';

import { allSoldTickets, soldTicketsQuery, type SalesFilters } from '../../../api/salesApi';
import { downloadCsv } from '../../../files/csv';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { SALES_PAGE_SIZE } from '../../../constants';
import { exportFailedMessage, salesFailedMessage } from '../../../messages/dashboardMessages';
import { useDashboardUrl } from '../useDashboardUrl';
import { SalesTable } from './SalesTable';
import { soldTicketRows } from './soldTickets';

const countText = (count: number) => count.toLocaleString('en-NG');

/** A page of sold tickets, below the totals of all pages. */
export function SalesResults({ filters, page }: { filters: SalesFilters; page: number }) {
  const { data, isError, isFetching, refetch } = useQuery(soldTicketsQuery(filters, page));
  const { hrefWith } = useDashboardUrl();
  const exporting = useMutation({
    mutationFn: () => allSoldTickets(filters),
    onSuccess: (tickets) => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone }).format();
      downloadCsv(`ticket-sales-${today}.csv`, soldTicketRows(tickets));
    },
  });

  if (isError) {
    return <LoadError message={salesFailedMessage} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <LoadingRows label="Loading ticket sales…" height="5rem" />;
  if (data.count === 0) {
    return (
      <EmptyState title="No matching tickets">
        Tickets that match your filters show up here once someone books them.
      </EmptyState>
    );
  }
  const { totals } = data;
  return (
    <>
      <Figures>
        <StatCard
          label="Sold Tickets"
          value={countText(totals.tickets)}
          hint="paid or free"
          icon={<TicketCheck size={18} aria-hidden />}
        />
        <StatCard
          label="Revenue"
          value={formatNaira(totals.revenue)}
          hint="as paid, net of refunds"
          icon={<Banknote size={18} aria-hidden />}
          tone="accent"
        />
        <StatCard
          label="Checked In"
          value={countText(totals.checked_in)}
          icon={<ScanLine size={18} aria-hidden />}
          tone="neutral"
        />
      </Figures>
      {exporting.isError ? (
        <Banner tone="error" onDismiss={exporting.reset}>
          {exportFailedMessage}
        </Banner>
      ) : null}
      <Stack direction="row" wrap align="center" justify="space-between">
        <p role="status">{data.count === 1 ? '1 ticket' : `${countText(data.count)} tickets`}</p>
        <Button
          variant="secondary"
          loading={exporting.isPending}
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => exporting.mutate()}
        >
          Export CSV
        </Button>
      </Stack>
      <SalesTable tickets={data.results} />
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
