import { useRef, type ChangeEvent } from 'react';
import { purchaseLimits } from '@nzuko/contract';
import { ImageUp } from '@nzuko/shared-ui/icons';
import { Banner, Button, Stack } from '@nzuko/shared-ui';

import { putTicketPhoto, type Ticket } from '../../../api/ticketsApi';
import { photoFailedMessage, photosCheckedMessage } from '../../../messages/ticketMessages';
import { useTicketCall } from '../../../ticket/useTicketCall';

/** Adds or replaces the photo that the door compares a ticket's holder with. */
export function PhotoForDoor({ ticket }: { ticket: Ticket }) {
  const inputRef = useRef<HTMLInputElement>(null);
  const put = useTicketCall((file: File) => putTicketPhoto(ticket.id, file), photoFailedMessage);
  const has = ticket.custom_image !== null;
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) put.run(chosen);
    // Choosing the same file again must try again.
    target.value = '';
  };
  return (
    <Stack gap={2}>
      <p>{photosCheckedMessage(ticket)}</p>
      {put.failure ? (
        <Banner tone="error" onDismiss={put.reset}>
          {put.failure}
        </Banner>
      ) : null}
      <div>
        <Button
          size="sm"
          variant="secondary"
          startIcon={<ImageUp size={16} />}
          loading={put.isRunning}
          aria-label={`${has ? 'Replace Photo' : 'Add Photo'} on ticket ${ticket.ticket_number}`}
          onClick={() => inputRef.current?.click()}
        >
          {has ? 'Replace Photo' : 'Add Photo'}
        </Button>
      </div>
      <input
        ref={inputRef}
        type="file"
        accept={purchaseLimits.custom_image.mediaTypes.join(',')}
        aria-label={`Photo file for ticket ${ticket.ticket_number}`}
        hidden
        onChange={handleChoose}
      />
    </Stack>
  );
}
