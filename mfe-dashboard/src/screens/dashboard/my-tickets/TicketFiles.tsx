import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, FileDown } from '@nzuko/shared-ui/icons';
import { API_BASE_PATH, displayNameOf, useSession } from '@nzuko/shared-auth';
import { Banner, Button, ButtonLink, Stack } from '@nzuko/shared-ui';

import type { Ticket } from '../../../api/ticketsApi';
import { pdfFailedMessage } from '../../../messages/ticketMessages';

/** Downloads: the ticket as a PDF, its event as a calendar file. */
export function TicketFiles({ ticket }: { ticket: Ticket }) {
  const user = useSession((session) => session.user);
  const pdf = useMutation({
    mutationFn: async () => {
      // Loaded on demand, because the PDF writer is large.
      const { downloadTicketPdf } = await import('./ticket-pdf/downloadTicketPdf');
      await downloadTicketPdf(ticket, ticket.holder?.name ?? displayNameOf(user));
    },
  });
  return (
    <Stack gap={3}>
      {pdf.isError ? (
        <Banner tone="error" onDismiss={pdf.reset}>
          {pdfFailedMessage}
        </Banner>
      ) : null}
      <Stack direction="row" gap={2} wrap>
        <Button
          size="sm"
          variant="secondary"
          loading={pdf.isPending}
          startIcon={<FileDown size={16} />}
          aria-label={`PDF of ticket ${ticket.ticket_number}`}
          onClick={() => pdf.mutate()}
        >
          PDF
        </Button>
        <ButtonLink
          size="sm"
          variant="secondary"
          to={`${API_BASE_PATH}/events/${ticket.event.id}/calendar.ics`}
          reloadDocument
          download
          startIcon={<CalendarPlus size={16} />}
          aria-label={`Calendar file for ${ticket.event.title}`}
        >
          Calendar
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
