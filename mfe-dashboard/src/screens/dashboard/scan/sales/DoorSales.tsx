import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { Button, EmptyState, formatNaira, isFree, Stack } from '@nzuko/shared-ui';
import { Table, type TableColumn } from '@nzuko/shared-ui/parts';

import {
  doorSalesQuery,
  type DoorSale,
  type DoorSales as Sales,
} from '../../../../api/doorSalesApi';
import type { Event } from '../../../../api/eventsApi';
import { lazyDialog } from '../../../../components/lazyDialog';
import { LoadError } from '../../../../components/LoadError';
import { LoadingRows } from '../../../../components/LoadingRows';
import { isOver } from '../../../../event/pickEvent';
import {
  doorSalesFailedMessage,
  giveBackMessage,
  sellOfflineMessage,
  sellOverMessage,
} from '../../../../messages/doorMessages';
import { MINUTE_MS } from '../../../../time/durations';
import { useNow } from '../../../../time/useNow';
import { TabSection } from '../../TabSection';
import { useOnLine } from '../useOnLine';
import { paymentLabels } from './payments';
import { SaleList } from './SaleList';

const LazySellDialog = lazyDialog(
  'sell at the door',
  async () => (await import('./SellDialog')).SellDialog,
);
const LazyVoidDialog = lazyDialog(
  'void a sale',
  async () => (await import('./VoidDialog')).VoidDialog,
);

const columns: TableColumn<Sales['totals'][number]>[] = [
  { key: 'seller', header: 'Sold by', isRowHeader: true, cell: (total) => total.sold_by },
  { key: 'method', header: 'Paid by', cell: ({ method }) => paymentLabels[method] },
  { key: 'tickets', header: 'Tickets', align: 'end', cell: ({ tickets }) => tickets },
  { key: 'taken', header: 'Taken', align: 'end', cell: ({ taken }) => formatNaira(taken) },
];

/** Sells tickets at the door, and shows who has taken what; nothing for those who may not sell. */
export function DoorSales({ event }: { event: Event }) {
  const { data, error, isFetching, refetch } = useQuery(doorSalesQuery(event.id));
  const isOnLine = useOnLine();
  const now = useNow(MINUTE_MS);
  const [isSelling, setSelling] = useState(false);
  const [voided, setVoided] = useState<DoorSale>();
  const [isVoiding, setVoiding] = useState(false);
  if (error && ApiError.from(error).status === 403) return null;
  const isCancelled = event.status === 'CANCELLED';
  // Sales still matter after a cancellation: their money must be given back.
  if (isCancelled && data?.sales.length === 0) return null;
  const owes = isCancelled && data?.totals.some(({ taken }) => !isFree(taken));
  const closed = isOver(event, now)
    ? sellOverMessage(event.title)
    : isOnLine
      ? undefined
      : sellOfflineMessage;
  return (
    <TabSection
      title="Sales at the door"
      aside={
        isCancelled ? undefined : (
          <Button
            variant="secondary"
            unavailable={closed !== undefined}
            title={closed}
            onClick={() => setSelling(true)}
          >
            Sell a Ticket
          </Button>
        )
      }
    >
      {owes ? <p>{giveBackMessage}</p> : closed && !isCancelled ? <p>{closed}</p> : null}
      {data ? (
        data.sales.length > 0 ? (
          <Stack gap={5}>
            {data.totals.length > 0 ? (
              <Table
                caption="What was taken at the door"
                columns={columns}
                rows={data.totals}
                rowKey={({ seller_id, method }) => `${seller_id} ${method}`}
              />
            ) : null}
            <SaleList
              sales={data.sales}
              timezone={event.timezone}
              onVoid={
                data.may_void
                  ? (sale) => {
                      setVoided(sale);
                      setVoiding(true);
                    }
                  : undefined
              }
            />
          </Stack>
        ) : (
          <EmptyState title="Nothing sold at the door yet" headingLevel={3}>
            Tickets you sell or give away here use a seat like any other. You keep the money; it
            isn’t part of your balance or payouts.
          </EmptyState>
        )
      ) : error ? (
        <LoadError message={doorSalesFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading sales at the door…" height="5rem" />
      )}
      <LazySellDialog event={event} open={isSelling} onClose={() => setSelling(false)} />
      {voided ? (
        <LazyVoidDialog
          key={voided.id}
          event={event}
          sale={voided}
          open={isVoiding}
          onClose={() => setVoiding(false)}
        />
      ) : null}
    </TabSection>
  );
}
