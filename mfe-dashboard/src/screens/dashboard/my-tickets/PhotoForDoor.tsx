import { purchaseLimits } from '@nzuko/contract';
import { Banner, Stack } from '@nzuko/shared-ui';
import { PhotoButton } from '@nzuko/shared-ui/parts';

import { putTicketPhoto, type Ticket } from '../../../api/ticketsApi';
import { photoFailedMessage, photosCheckedMessage } from '../../../messages/ticketMessages';
import { useTicketCall } from '../../../ticket/useTicketCall';

/** Adds or replaces the photo that the door compares a ticket's holder with. */
export function PhotoForDoor({ ticket }: { ticket: Ticket }) {
  const put = useTicketCall((file: File) => putTicketPhoto(ticket.id, file), photoFailedMessage);
  const verb = ticket.custom_image === null ? 'Add Photo' : 'Replace Photo';
  return (
    <Stack gap={2}>
      <p>{photosCheckedMessage(ticket)}</p>
      {put.failure ? (
        <Banner tone="error" onDismiss={put.reset}>
          {put.failure}
        </Banner>
      ) : null}
      <PhotoButton
        size="sm"
        variant="secondary"
        accept={purchaseLimits.custom_image.mediaTypes.join(',')}
        loading={put.isRunning}
        aria-label={`${verb} on ticket ${ticket.ticket_number}`}
        onChoose={put.run}
      >
        {verb}
      </PhotoButton>
    </Stack>
  );
}
