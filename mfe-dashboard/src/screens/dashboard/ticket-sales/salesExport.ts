import { ApiError, logProblem, sessionStore } from '@nzuko/shared-auth';
import { chosenTeam } from '@nzuko/shared-auth/chosen-team';
import { createStore } from '@nzuko/shared-ui';

import { allSoldTickets, type SalesFilters } from '../../../api/salesApi';
import { datedCsv, downloadCsv } from '../../../files/csv';
import { soldTicketRows } from './soldTickets';

/** An export of sold tickets: how many were read, of how many once that is known. */
interface SalesExport {
  userId: number | undefined;
  read: number;
  total: number | undefined;
  hasFailed: boolean;
  stop: () => void;
}

/** The export under way, or one that failed. Outside of React, so that it goes on while its user is elsewhere. */
export const salesExportStore = createStore<{ current: SalesExport | null }>(() => ({
  current: null,
}));

const show = (current: SalesExport | null) => salesExportStore.setState({ current });

/** Takes a failed export's message away. */
export const dismissSalesExport = () => show(null);

/** Reads all tickets that match and saves them as a file; `salesExportStore` says how far it is. */
export async function exportSales(filters: SalesFilters): Promise<void> {
  const { current } = salesExportStore.getState();
  if (current && !current.hasFailed) return;
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
    show(null);
  };
  const userId = sessionStore.getState().user?.id;
  const teamId = chosenTeam()?.id ?? userId;
  if (teamId === undefined) return;
  const begun: SalesExport = { userId, read: 0, total: undefined, hasFailed: false, stop };
  show(begun);
  try {
    const tickets = await allSoldTickets(filters, {
      signal: controller.signal,
      teamId,
      onProgress: (read, total) => show({ ...begun, read, total }),
    });
    // Signed out meanwhile: the file is nobody else's.
    if (sessionStore.getState().user?.id !== userId) return show(null);
    downloadCsv(datedCsv('ticket-sales'), soldTicketRows(tickets));
    show(null);
  } catch (error) {
    if (controller.signal.aborted) return;
    logProblem('export', ApiError.from(error));
    show({ ...begun, hasFailed: true });
  }
}
